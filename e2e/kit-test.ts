import { expect, type Page } from '@playwright/test';
import { kitUrl, type Section } from './kit-url.ts';
import { test as base } from './window.ts';

type Fixtures = {
  /** What a file is about: a page of that alone loads faster. */
  section: Section | undefined;
  complaints: string[];
};

/** A test on the kit's page, opened without motion. It fails when the browser complains: about the security policy above all. */
export const test = base.extend<Fixtures>({
  site: 'kit',
  section: [undefined, { option: true }],
  complaints: [
    async ({ page, section }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(kitUrl({ only: section }));
      await page.getByRole('heading', { name: 'Kit' }).waitFor();
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** By label, not by role: an open list hides the page behind it from screen readers. */
export const output = (page: Page, name: string) => page.getByLabel(name, { exact: true });

export async function openByKeyboard(page: Page, name: string) {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}
