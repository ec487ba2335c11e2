import { groups, walkThrough } from './every-screen.ts';
import { expectAccessible, visitorTest as test } from './salon.ts';

for (const { name, of } of groups) {
  test(`axe finds nothing on any screen of ${name}, light or dark`, async ({ page }) => {
    test.setTimeout(600_000);
    await walkThrough(page, of, (_, seen) => expectAccessible(page, undefined, seen));
  });
}
