import type { Page } from '@playwright/test';
import { call } from './api.ts';

export const SETTINGS = '/agenda/configurar';

/** The card of a weekday among the shifts. */
export const weekday = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });

export async function addException(page: Page, changes: object) {
  const data = { is_closed: true, open_time: null, close_time: null, note: '', ...changes };
  await call(page, 'post', 'agenda/exceptions', data);
}
