import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { default as Axe, RuleObject, RunOptions } from 'axe-core';
import { expect } from './expect.ts';

/** Less than half as long as what the package itself would send into the page. */
const source = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const wcag: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * In the light theme by every rule of WCAG A and AA; the dark one differs in its colours alone, which a phone shares with a desk: there it
 * is looked at. Where a dialog, a sheet or a list is open, only what is in it: the page beneath has been looked at without it. `except`:
 * what has been looked at before.
 */
export async function expectAccessible(page: Page, what?: string, { except }: { except?: string | undefined } = {}) {
  await expect(page.locator('html[data-theme=light]')).toBeVisible();
  expect(await axeFinds(page, except), what).toEqual([]);
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

const above = '[data-base-ui-portal], [data-ticket-card]';
const open = (page: Page, roles: string) => page.locator(above).locator(roles).filter({ visible: true }).count();

/** It runs in the page itself, once it is there: bringing half a megabyte of rules takes as long as a look at a small page. */
async function axeFinds(page: Page, except = ''): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const place = (await open(page, '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) ? above : 'html';
  // An open list hides the page behind it for a moment without taking the focus out of the field.
  const rules: RuleObject = (await open(page, '[role=listbox]')) ? { 'aria-hidden-focus': { enabled: false } } : {};
  const looks = isPhone(page) ? { light: wcag } : { light: wcag, dark: colours };
  return page.evaluate(
    async ({ place, except, rules, looks }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { dataset } = document.documentElement;
      const found: string[] = [];
      for (const [theme, options] of Object.entries(looks)) {
        // Not by way of the browser's own setting, which takes longer than the look: who listens to that is tested elsewhere.
        dataset.theme = theme;
        const more: RunOptions = { ...options, rules, resultTypes: ['violations'], preload: false };
        const { violations } = await axe.run({ include: place, exclude: except ? [except] : [] }, more);
        for (const { id, nodes } of violations)
          found.push(`${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      }
      dataset.theme = 'light';
      return found;
    },
    { place, except, rules, looks },
  );
}
