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

export const list = (page: Page) => page.getByRole('list', { name: 'Lista de clientes' });
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
