import { goOn, inOffice, isBooking, LONG_NAME, open, screens } from './every-screen.ts';
import { expectAccessible, signUp, test } from './salon.ts';

/**
 * At the size of the project that runs it. Many screens in one window, as people use them: a window for each would load the whole app
 * again and take five times as long.
 */
export function testEveryScreen() {
  const office = screens.filter(inOffice);
  const groups = [
    { name: 'what visitors see', of: screens.filter(({ owner }) => !owner) },
    { name: 'the online booking', of: screens.filter(isBooking) },
    { name: 'the first half of the back office', of: office.filter((_, i) => i % 2 === 0) },
    { name: 'the second half of the back office', of: office.filter((_, i) => i % 2 === 1) },
  ];
  for (const { name, of } of groups) {
    test(`axe finds nothing on any screen of ${name}, light or dark`, async ({ page, context }) => {
      test.setTimeout(90_000);
      if (of[0]?.owner) await signUp(context, { business_name: LONG_NAME });
      for (const [i, screen] of of.entries()) {
        await test.step(screen.name, async () => {
          await (i > 0 && inOffice(screen) ? goOn(page, screen) : open(page, screen, 'pt'));
          await expectAccessible(page);
        });
      }
    });
  }
}
