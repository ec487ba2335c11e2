import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { kitUrl, type Section } from './kit-url.ts';
import { button } from './parts.ts';
import { test as base } from './window.ts';

export { button, dialog } from './parts.ts';

type Fixtures = {
  /** What a test is about: a page of that alone loads faster. */
  section: Section | undefined;
};

/**
 * A test on the kit's page, without motion. It fails when the browser complains: about the security policy above all. Loading the page
 * costs more than most tests, so those of a worker share a tab: each leaves the kit newly mounted, and the next loads its page only
 * where another is open. A test that leaves more behind than `restart` undoes has to end on another page. A failure ends the worker,
 * and its tab with it.
 */
export const test = base.extend<Fixtures>({
  site: 'kit',
  section: [undefined, { option: true }],
  page: async ({ window: { home: page }, section, viewport }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const address = kitUrl({ only: section });
    if (page.url() !== address) await page.goto(address);
    // In either case: the test before may have ended while the page was loading again.
    await page.getByRole('heading', { name: 'Kit' }).waitFor();
    await use(page);
    await restart(page, viewport);
    page.removeAllListeners('console');
    page.removeAllListeners('pageerror');
    expect(complaints, 'the browser complains about nothing').toEqual([]);
  },
});

async function restart(page: Page, viewport: ReturnType<Page['viewportSize']>) {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
  await page.mouse.move(0, 0);
  await page.evaluate(() => dispatchEvent(new Event('kit:restart')));
}

/** By label, not by role: an open list hides the page behind it from screen readers. */
export const output = (page: Page, name: string) => page.getByLabel(name, { exact: true });

export async function openByKeyboard(page: Page, name: string) {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}
