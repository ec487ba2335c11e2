import { LONG_NAME, open, screens } from './every-screen.ts';
import { expect, signUp, test } from './salon.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const language of ['pt', 'en', 'es']) {
  test(`no screen has to be scrolled sideways on the narrowest phone, in ${language}`, async ({ page, context }) => {
    test.setTimeout(60_000);
    for (const owner of [undefined, true]) {
      if (owner) await signUp(context, { business_name: LONG_NAME, language });
      for (const screen of screens.filter((screen) => screen.owner === owner)) {
        await open(page, screen, language);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), screen.name).toBe(320);
      }
    }
  });
}
