import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { addClient } from './clients.ts';
import { addMask } from './sales.ts';
import { bookToday } from './visits.ts';

const FIELD = /^(Buscar clientes, agendamentos|Search clients, appointments|Buscar clientes, citas)/;
export const field = (page: Page) => page.getByRole('combobox', { name: FIELD });
export const found = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
export const groupOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

export const PILL = /^(Buscar|Search)$/;

/** Marina has an appointment today, and Marinalva has none; a mask is called after neither. */
export async function salonToSearch(page: Page) {
  const { visit } = await bookToday(page, ['Marina Figueiredo', 'Bia Prado']);
  const other = await addClient(page, 'Marinalva Torres', 71204466);
  await addMask(page);
  await call(page, 'put', `agenda/appointments/${visit.id}/visit`, { version: visit.version, visit: 'arrived' });
  return { visit, other };
}
