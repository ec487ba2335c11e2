import en from '#texts/en/booking.json' with { type: 'json' };
import es from '#texts/es/booking.json' with { type: 'json' };
import pt from '#texts/pt/booking.json' with { type: 'json' };
import { freeDays, openSalon, pendingRequests } from './booking.ts';
import { divideWork } from './booking-who-does-what.ts';
import { button } from './parts.ts';
import { browserIn, expect, expectAccessible, phone, visitorTest as test } from './salon.ts';

test.use(phone);

const locales = [
  { locale: 'pt-BR', texts: pt, country: 'BR', from: 'a partir de R$ 120,00', exact: 'R$ 150,00' },
  { locale: 'en-IE', texts: en, country: 'IE', from: 'from €120.00', exact: '€150.00' },
  { locale: 'es-MX', texts: es, country: 'MX', from: 'desde $120.00', exact: '$150.00' },
] as const;

for (const { locale, texts: t, country, from, exact } of locales) {
  test(`on a phone, in ${locale}: own prices, and a service with a pause`, async ({ page, request }) => {
    await browserIn(page, locale);
    const salon = await openSalon(request, { country });
    await divideWork(salon);
    const add = (name: string) => button(page, t.services.addOne.replace('{{name}}', name)).tap();
    const bar = page.getByRole('complementary');
    const book = async (time: string) => {
      await button(page, t.services.next).tap();
      await button(page, t.calendar.nextMonth).tap();
      await freeDays(page).first().tap();
      await button(page, time).tap();
      await page.getByLabel(t.checkout.name).fill('marcela de azevedo');
      await page.getByLabel(t.checkout.phone).fill('+5511984552071');
      await button(page, t.checkout.confirm).tap();
      await expect(page.getByRole('heading', { name: t.success.title })).toBeVisible();
    };

    await page.goto(salon.path);
    await add('Corte feminino');
    await expect(bar).toContainText(from);
    await page.getByLabel(t.professional.label).selectOption('Camila Rocha');
    await expect(bar).toContainText(exact);
    await expectAccessible(page);
    await book('14:00');
    await expect(page.getByText('14:00 – 14:45')).toBeVisible();
    await expect(page.getByText(exact).first()).toBeVisible();

    // A blow-dry takes Bia from 10:00 to 10:15 and from 10:30 on.
    await button(page, t.success.again).tap();
    await add('Escova');
    await page.getByLabel(t.professional.label).selectOption('Bia Torres');
    await book('10:00');
    await expect(page.getByText('10:00 – 10:45')).toBeVisible();
    expect(await pendingRequests(salon)).toHaveLength(2);
  });
}
