import { LONG_NAME, screens } from './every-screen.ts';
import { expect, signUp, test } from './salon.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const language of ['pt', 'en', 'es']) {
  test(`no screen has to be scrolled sideways on the narrowest phone, in ${language}`, async ({ page, context }) => {
    for (const owner of [undefined, true]) {
      if (owner) await signUp(context, { business_name: LONG_NAME, language });
      for (const { name, path, before } of screens.filter((screen) => screen.owner === owner)) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, { waitUntil: 'networkidle' });
        await before?.(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
      }
    }
  });
}
