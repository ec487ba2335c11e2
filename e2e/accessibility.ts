import { LONG_NAME, screens } from './every-screen.ts';
import { expectAccessible, signUp, test } from './salon.ts';

/** At the size of the project that runs it. */
export function testEveryScreen() {
  for (const { name, path, owner, before } of screens) {
    test(`axe finds nothing on the screen "${name}", light or dark`, async ({ page, context }) => {
      if (owner) await signUp(context, { business_name: LONG_NAME });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await before?.(page);
      await expectAccessible(page);
    });
  }
}
