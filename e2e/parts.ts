import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

type Place = Page | Locator;

/** What most tests look for on a page, by its role and its words. */
export const button = (place: Place, name: string) => place.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const question = (page: Page) => page.getByRole('alertdialog');
export const status = (place: Place, text: string | RegExp) => place.getByRole('status').filter({ hasText: text });
export const alert = (place: Place, text: string | RegExp) => place.getByRole('alert').filter({ hasText: text });
export const row = (place: Place, text: string | RegExp) => place.getByRole('row').filter({ hasText: text });

/** A field says what is wrong with it, before anything else that it says. */
export const said = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));

/** All of these words are in it. */
export async function contains(part: Locator, ...texts: (string | RegExp)[]) {
  for (const text of texts) await expect(part).toContainText(text);
}

/** Presses it, and the page says that it went well. */
export async function confirmed(control: Locator, words: string | RegExp) {
  await control.click();
  await expect(status(control.page(), words)).toBeVisible();
}

/** The same with a thumb. */
export async function tapped(control: Locator, words: string | RegExp) {
  await control.tap();
  await expect(status(control.page(), words)).toBeVisible();
}

/** An entry of the menu that a button opens. */
export async function choose(page: Page, menu: string, entry: string) {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The key that closes what lies above a page. */
export async function pressEscape(overlay: Locator) {
  await overlay.page().keyboard.press('Escape');
  await expect(overlay).toBeHidden();
}

/** What a press of "Exportar CSV" saves, and under which name. */
export async function exported(page: Page, name = 'Exportar CSV'): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** To another address of the open app as the browser's own buttons lead, without loading all of it again. */
export async function goTo(page: Page, path: string) {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
