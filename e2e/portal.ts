import type { BrowserContext, Page } from '@playwright/test';
import { call } from './api.ts';
import { expect } from './salon.ts';
import { addProfessional } from './team.ts';

export type Link = { staff: string; token: string; pin: string; path: string };

/** A professional with a link, made through the API by the owner of that window. */
export async function addLink(
  owner: Pick<BrowserContext, 'request'>,
  changes: Parameters<typeof addProfessional>[1] = {},
): Promise<Link> {
  const { id: staff } = await addProfessional(owner, changes);
  return { staff, ...(await renewLink(owner, staff)) };
}

/** Kills the one before. */
export async function renewLink({ request }: Pick<BrowserContext, 'request'>, staff: string) {
  const { token, pin } = await call({ request }, 'post', `portal/access/${staff}`, { pin: '' });
  return { token, pin, path: `/portal/${token}` };
}

export const pinField = (page: Page) => page.getByRole('textbox', { name: /PIN/ });

export async function enter(page: Page, { path, pin }: Pick<Link, 'path' | 'pin'>) {
  await page.goto(path);
  await pinField(page).fill(pin);
  await expect(page.getByRole('tablist')).toBeVisible();
}

export const shownDay = (date: string) => date.split('-').reverse().join('/');

/** The list of what lies on a day. */
export const agendaOf = (page: Page, date: string) => page.getByRole('list', { name: `Agenda de ${shownDay(date)}` });

/** At a desk dates are typed, under a finger the device's own field takes them. */
export async function goToDay(page: Page, date: string) {
  const field = page.getByRole('main').getByLabel('Data', { exact: true });
  const isNative = (await field.getAttribute('type')) === 'date';
  await field.fill(isNative ? date : shownDay(date));
  await expect(agendaOf(page, date)).toBeVisible();
}

export const block = (page: Page, name: RegExp | string) => page.getByRole('tabpanel').getByRole('button', { name });
