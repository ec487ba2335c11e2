import en from '#texts/en/salonPage.json' with { type: 'json' };
import es from '#texts/es/salonPage.json' with { type: 'json' };
import pt from '#texts/pt/salonPage.json' with { type: 'json' };
import { changeContact, openSalon } from './booking.ts';
import { contains } from './parts.ts';
import { browserIn, call, expect, expectAccessible, phone, visitorTest as test } from './salon.ts';
import { publishPage } from './salon-page.ts';

test.use(phone);

const locales = [
  { locale: 'pt-BR', texts: pt, country: 'BR', price: 'R$ 80,00' },
  { locale: 'en-IE', texts: en, country: 'IE', price: '€80.00' },
  { locale: 'es-MX', texts: es, country: 'MX', price: '$80.00' },
] as const;

test('on a phone a visitor reads the page in the browser’s language, and books with a thumb', async ({
  page,
  request,
}) => {
  for (const { locale, texts, country, price } of locales) {
    await test.step(locale, async () => {
      const t = texts.public;
      await browserIn(page, locale);
      const salon = await openSalon(request, { country, business_name: `Studio ${'Jasmim '.repeat(8)}`.trim() });
      await changeContact(salon, { phone: '+5511935550142', address: 'Rua das Acácias, 214\nVila Mariana, São Paulo' });
      const path = await publishPage({ request }, { about: 'x'.repeat(400), instagram: 'studiojasmim' });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      await contains(page.getByRole('main'), t.team, t.services, t.hours, price, 'Rua das Acácias, 214');
      const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 390, height: 844 });
      const dock = page.getByRole('link', { name: t.bookTime });
      await dock.tap();
      await expect(page).toHaveURL(salon.path);
      await call({ request }, 'post', 'account/sign-out', {});
    });
  }
});

test('another language is a link, and stays on the way to the booking', async ({ page, request }) => {
  const salon = await openSalon(request);
  await page.goto(await publishPage({ request }));
  await page.getByRole('link', { name: 'Español' }).tap();
  await expect(page.getByRole('heading', { name: es.public.services })).toBeVisible();
  await page.getByRole('link', { name: es.public.bookTime }).tap();
  await expect(page).toHaveURL(new RegExp(`${salon.path}\\?lang=es`));
});
