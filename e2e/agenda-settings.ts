import type { Locator, Page } from '@playwright/test';
import { expect } from './salon.ts';

export const SETTINGS = '/agenda/configurar';

export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const question = (page: Page) => page.getByRole('alertdialog');
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The card of a weekday among the shifts. */
export const weekday = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });

export async function addException(page: Page, changes: object) {
  const data = { is_closed: true, open_time: null, close_time: null, note: '', ...changes };
  const answer = await page.request.post('/api/agenda/exceptions', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}
