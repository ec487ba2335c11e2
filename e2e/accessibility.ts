import { LONG_NAME, open, screens } from './every-screen.ts';
import { expectAccessible, signUp, test } from './salon.ts';

/** At the size of the project that runs it. */
export function testEveryScreen() {
  for (const screen of screens) {
    test(`axe finds nothing on the screen "${screen.name}", light or dark`, async ({ page, context }) => {
      if (screen.owner) await signUp(context, { business_name: LONG_NAME });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, screen, 'pt');
      await expectAccessible(page);
    });
  }
}
