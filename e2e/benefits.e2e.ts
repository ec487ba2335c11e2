import type { Page } from '@playwright/test';
import en from '#texts/en/benefits.json' with { type: 'json' };
import es from '#texts/es/benefits.json' with { type: 'json' };
import pt from '#texts/pt/benefits.json' with { type: 'json' };
import { expectAccessible } from './axe.ts';
import { expect } from './expect.ts';
import { browserIn } from './salon.ts';
import { test } from './window.ts';

const texts = { pt, en, es };
const numbers = {
  pt: {
    '+1.000': 'profissionais',
    '50 mil+': 'agendamentos',
    '98%': 'de satisfação',
    '24/7': 'de suporte',
    '0%': 'de taxa de instalação',
  },
  en: { '1,000+': 'professionals', '50k+': 'bookings', '98%': 'satisfaction', '24/7': 'support', '0%': 'setup fee' },
  es: {
    '+1.000': 'profesionales',
    '+50 mil': 'reservas',
    '98%': 'de satisfacción',
    '24/7': 'de soporte',
    '0%': 'de costo de instalación',
  },
};
const promises = {
  pt: [
    'tempo administrativo em até 70%',
    '7 dias grátis',
    'Sem cartão de crédito',
    'Cancele quando quiser',
    'Mais de 1.000 profissionais',
  ],
  en: [
    'administrative time by up to 70%',
    '7 days free',
    'No credit card',
    'Cancel anytime',
    'Over 1,000 professionals',
  ],
  es: [
    'tiempo administrativo hasta un 70%',
    '7 días gratis',
    'Sin tarjeta de crédito',
    'Cancela cuando quieras',
    'Más de 1.000 profesionales',
  ],
};
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of ['pt', 'en', 'es'] as const) {
  test(`a visitor reads every promise in ${language}, the language of the browser`, async ({ page }) => {
    await browserIn(page, language);
    await page.goto('/benefits');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(texts[language].meta.title);
    await expect(headline(page)).toContainText(texts[language].hero.titleFirst);
    await expect(page.getByRole('definition')).toHaveText(Object.keys(numbers[language]));
    await expect(page.getByRole('term')).toHaveText(Object.values(numbers[language]));
    for (const promise of promises[language]) {
      await expect(page.getByRole('main').getByText(promise).first()).toBeVisible();
    }
    // Nothing has to be scrolled sideways on the narrowest phone.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });
}

test('a language we have no texts for is answered in Portuguese', async ({ page }) => {
  await browserIn(page, 'fr-FR');
  await page.goto('/benefits');
  await expect(headline(page)).toContainText(pt.hero.titleFirst);
});

test('a visitor is led to sign-up and sign-in, and a shared link has a preview', async ({ page, request }) => {
  await page.goto('/benefits');

  await test.step('who shares the link shows a title, a description and a picture', async () => {
    const meta = (property: string) => page.locator(`meta[property="${property}"]`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', pt.meta.description);
    await expect(meta('og:title')).toHaveAttribute('content', pt.meta.title);
    await expect(meta('og:description')).toHaveAttribute('content', pt.meta.description);
    const picture = new URL(String(await meta('og:image').getAttribute('content')));
    const answer = await request.get(picture.pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
  });

  await page.getByRole('link', { name: pt.hero.start }).click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: pt.nav.login, exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('who chose English finds English at the next visit, and axe finds nothing', async ({ page }) => {
  await page.goto('/benefits');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(headline(page)).toContainText(en.hero.titleFirst);
  await page.goto('/benefits');
  await expect(headline(page)).toContainText(en.hero.titleFirst);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(headline(page)).toContainText(es.hero.titleFirst);

  for (const [name, size] of Object.entries({ desktop, phone })) {
    await page.setViewportSize(size);
    await expectAccessible(page, `on a ${name}`);
  }
});

test('nothing jumps while the page loads, and the security policy stops nothing', async ({ page, baseURL }) => {
  const addresses: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('console', (message) => complaints.push(message.text()));
  await page.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.goto('/benefits', { waitUntil: 'networkidle' });
    expect(await page.evaluate('window.shift')).toBeLessThan(0.01);
  }
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => new URL(address).origin !== new URL(String(baseURL)).origin)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('without scripts the page is all there and changes its language', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'pt-BR' });
  await page.goto('/benefits');
  await expect(headline(page)).toBeVisible();
  await expect(page.getByText(pt.testimonials.third.quote)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(headline(page)).toContainText(es.hero.titleFirst);
  await page.close();
});
