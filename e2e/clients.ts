import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { button } from './parts.ts';

/** What a client is to the server, ready to be changed. */
const aClient = (name: string, number: number) => ({
  name,
  phone: `+55119${String(number).padStart(8, '0')}`,
  phone_country: 'BR',
  email: '',
});

export async function addClient(page: Page, name: string, number: number): Promise<{ id: string }> {
  return call(page, 'post', 'clients', aClient(name, number));
}

export async function importClients(page: Page, count: number) {
  const clients = Array.from({ length: count }, (_, index) =>
    aClient(`Cliente ${String(index).padStart(5, '0')}`, index),
  );
  await call(page, 'post', 'clients/import', { clients });
}

/** A table, and on a phone a list. */
export const list = (page: Page) =>
  page.getByRole('table', { name: 'Lista de clientes' }).or(page.getByRole('list', { name: 'Lista de clientes' }));
export const rows = (page: Page) => list(page).locator('[data-index]');
export const row = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar clientes' });

/** Chooses a file of these lines in the import's first step. */
export async function chooseFile(page: Page, lines: string[], name = 'clientes.csv') {
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Importar CSV' }).click();
  await giveFile(page, lines, name);
}

export async function giveFile(page: Page, lines: string[], name = 'clientes.csv') {
  const buffer = Buffer.from(lines.join('\n'));
  await page.getByLabel('Escolher arquivo').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** One of the deeds behind the button of a client's card. */
export async function chooseOfCard(page: Page, deed: string) {
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: deed }).click();
}

/** A client of whom everything is known that their card shows, with two warnings and two tags. */
export async function addKnownClient(page: Page, name: string, number: number, more: object = {}) {
  const client = { ...aClient(name, number), birthday: '12-03', note: `Observação sobre ${name}`, ...more };
  const { id } = await call(page, 'post', 'clients', client);
  const harm = { kind: 'harm', title: 'Alergia a amônia', note: 'Só coloração sem amônia.' };
  await call(page, 'post', `clients/${id}/warnings`, { kind: 'wish', title: 'Café sem açúcar', note: '' });
  await call(page, 'post', `clients/${id}/warnings`, harm);
  for (const tag of ['Mensalista', 'Cabelo longo']) await call(page, 'put', `clients/${id}/tag`, { tag });
  return { id: id as string };
}
