import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Look = {
  /** These rules alone; otherwise every rule of WCAG A and AA. */
  rules?: string[];
  /** Not these. */
  without?: string[];
  /** Only inside what this selector finds. */
  inside?: string;
};

const wcag: RunOptions['runOnly'] = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/**
 * What axe finds wrong, as `rule: element`. It runs in the page itself, once it is there: bringing half a megabyte of rules
 * takes as long as a look at a small page.
 */
export async function axeFinds(page: Page, { rules, without = [], inside }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : wcag,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    preload: false,
  };
  return page.evaluate(
    async ({ options, inside }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        inside ? { include: [[inside]] } : document,
        options,
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { options, inside },
  );
}
