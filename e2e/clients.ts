import type { Locator, Page } from '@playwright/test';
import { expect } from './salon.ts';

/** What a client is to the server, ready to be changed. */
const aClient = (name: string, number: number) => ({
  name,
  phone: `+55119${String(number).padStart(8, '0')}`,
  phone_country: 'BR',
  email: '',
});

export async function addClient(page: Page, name: string, number: number): Promise<{ id: string }> {
  const answer = await page.request.post('/api/clients', { data: aClient(name, number) });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export async function importClients(page: Page, count: number) {
  const clients = Array.from({ length: count }, (_, index) =>
    aClient(`Cliente ${String(index).padStart(5, '0')}`, index),
  );
  const answer = await page.request.post('/api/clients/import', { data: { clients }, timeout: 60_000 });
  expect(answer.status(), await answer.text()).toBe(200);
}

export const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const list = (page: Page) => page.getByRole('list', { name: 'Lista de clientes' });
export const row = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
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
