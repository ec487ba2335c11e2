import type { Page } from '@playwright/test';
import { goOn, inOffice, isBooking, LONG_NAME, open, screens } from './every-screen.ts';
import { expect, phone, signUp, test } from './salon.ts';

test.use({ ...phone, viewport: { width: 320, height: 640 } });

/** Until the font has come another one stands in, and its letters are wider. */
const width = (page: Page) =>
  page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollWidth));

test('no screen for visitors has to be scrolled sideways on the narrowest phone, in any language', async ({ page }) => {
  for (const screen of screens.filter(({ owner }) => !owner)) {
    await open(page, screen, 'pt');
    for (const language of ['pt', 'en', 'es']) {
      await page.locator('main select').first().selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await width(page), `${screen.name} in ${language}`).toBe(320);
    }
  }
});

test('no screen of the back office has to be scrolled sideways on the narrowest phone, in any language', async ({
  page,
  context,
}) => {
  await signUp(context, { business_name: LONG_NAME });
  for (const [i, screen] of screens.filter(inOffice).entries()) {
    await (i > 0 ? goOn(page, screen) : open(page, screen, 'pt'));
    // Ends with the language that the next screen is met in.
    for (const language of ['en', 'es', 'pt']) {
      await saveLanguage(page, language);
      // As if another tab had: the page need not be loaded again, nor what is open in it closed.
      await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await width(page), `${screen.name} in ${language}`).toBe(320);
    }
  }
});

test('no step of the online booking has to be scrolled sideways on the narrowest phone, in any language', async ({
  page,
  context,
}) => {
  await signUp(context, { business_name: LONG_NAME });
  for (const screen of screens.filter(isBooking)) {
    await open(page, screen, 'pt');
    expect(await width(page), `${screen.name} in pt`).toBe(320);
    for (const language of ['en', 'es']) {
      // The draft leads to the same step.
      await page.goto(`${new URL(page.url()).pathname}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await width(page), `${screen.name} in ${language}`).toBe(320);
    }
  }
});

async function saveLanguage(page: Page, language: string) {
  expect((await page.request.put('/api/account/language', { data: { language } })).status()).toBe(200);
}
