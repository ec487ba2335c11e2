import type { Page } from '@playwright/test';
import { groups, isBooking, type Screen, walkThrough } from './every-screen.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

for (const { name, of } of groups) {
  test(`on a phone axe finds nothing on any screen of ${name}, and the narrowest shows it whole in any language`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await walkThrough(page, of, async (screen) => {
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      // Ends with the language that the next screen is met in.
      for (const language of ['en', 'es', 'pt']) {
        await speak(page, screen, language);
        await expect(page.locator(`html[lang=${language}]`)).toBeVisible();
        expect(await width(page), `${screen.name} in ${language}`).toBe(320);
      }
      await page.setViewportSize(phone.viewport);
    });
  });
}

test('axe finds nothing in the sheet behind "Mais", light or dark', async ({ page, salon }) => {
  expect(salon.email).toBeTruthy();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Mais' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

/** Until the font has come another one stands in, and its letters are wider. */
const width = (page: Page) =>
  page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollWidth));

async function speak(page: Page, screen: Screen, language: string) {
  if (isBooking(screen)) {
    // The draft leads to the same step.
    await page.goto(`${new URL(page.url()).pathname}?lang=${language}`);
  } else if (screen.owner) {
    expect((await page.request.put('/api/account/language', { data: { language } })).status()).toBe(200);
    // As if another tab had: the page need not be loaded again, nor what is open in it closed.
    await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
  } else {
    await page.locator('main select').first().selectOption(language);
  }
}
