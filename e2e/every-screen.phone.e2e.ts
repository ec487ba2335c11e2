import type { Page } from '@playwright/test';
import { groups, isBooking, isLegal, isOwners, isPortal, open, type Screen, walkThrough } from './every-screen.ts';
import { call, expect, expectAccessible, phone, visitorTest as test } from './salon.ts';
import { smallTargets } from './targets.ts';
import { cutWords } from './text-spacing.ts';

test.use(phone);

for (const { name, of } of groups) {
  test(`on a phone axe finds nothing on any screen of ${name}, a finger hits everything, and the narrowest shows it whole in any language, however wide its letters are set`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await walkThrough(page, of, async (screen, seen) => {
      await expectAccessible(page, undefined, seen);
      expect(await smallTargets(page), `${screen.name} has nothing too small for a finger`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      // Ends with the language that the next screen is met in.
      for (const language of ['en', 'es', 'pt']) {
        await speak(page, screen, language);
        await expect(page.locator(`html[lang=${language}]`)).toBeVisible();
        expect(await width(page), `${screen.name} in ${language}`).toBe(320);
        expect(await cutWords(page), `${screen.name} in ${language}: cut figures, and words when spaced out`).toEqual(
          [],
        );
      }
      await page.setViewportSize(phone.viewport);
    });
  });
}

/** Until the font has come another one stands in, and its letters are wider. */
const width = (page: Page) =>
  page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollWidth));

async function speak(page: Page, screen: Screen, language: string) {
  if (isBooking(screen) || isLegal(screen)) {
    // The draft of a booking leads to the same step.
    await page.goto(`${new URL(page.url()).pathname}?lang=${language}`);
  } else if (isPortal(screen)) {
    // In the head, or on the screen that asks for the PIN.
    await page.locator('select').first().selectOption(language);
  } else if (isOwners(screen)) {
    await call(page, 'put', 'account/language', { language });
    if (screen.closes) return open(page, screen);
    // As if another tab had: the page need not be loaded again, nor what is open in it closed.
    await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
  } else {
    await page.locator('main select').first().selectOption(language);
  }
}
