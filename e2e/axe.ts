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
  await switchTo(page, 'light');
  expect(await axeFinds(page, wcag, except), what).toEqual([]);
  if (isPhone(page)) return;
  await switchTo(page, 'dark');
  expect(await axeFinds(page, colours, except), what).toEqual([]);
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function switchTo(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator(`html[data-theme=${theme}]`)).toBeVisible();
}

const above = '[data-base-ui-portal], [data-ticket-card]';
const open = (page: Page, roles: string) => page.locator(above).locator(roles).filter({ visible: true }).count();

/** It runs in the page itself, once it is there: bringing half a megabyte of rules takes as long as a look at a small page. */
async function axeFinds(page: Page, options: RunOptions, except = ''): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const place = (await open(page, '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) ? above : 'html';
  // An open list hides the page behind it for a moment without taking the focus out of the field.
  const rules: RuleObject = (await open(page, '[role=listbox]')) ? { 'aria-hidden-focus': { enabled: false } } : {};
  return page.evaluate(
    async ({ place, except, options }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run({ include: place, exclude: except ? [except] : [] }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { place, except, options: { ...options, rules, resultTypes: ['violations'], preload: false } satisfies RunOptions },
  );
}
