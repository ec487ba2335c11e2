import type { APIRequestContext, Page } from '@playwright/test';
import { usualCategories } from '#domain/services/defaults.ts';
import { expect, type Salon, signUp } from './salon.ts';
import { addService } from './services.ts';
import { addProfessional } from './team.ts';

/** A salon that can be booked, and its owner's calls; the visitor's window knows nothing of the owner's session. */
export type BookableSalon = { id: string; path: string; form: Salon; owner: APIRequestContext; camila: string };

export async function openSalon(owner: APIRequestContext, changes: Partial<Salon> = {}): Promise<BookableSalon> {
  const as = { request: owner };
  const form = await signUp(as, changes);
  const { user } = await (await owner.get('/api/account/session')).json();
  // In Portuguese wherever the salon is, so that a test finds them.
  for (const name of usualCategories({ country: 'BR', language: 'pt' })) {
    await owner.post('/api/services/categories', { data: { name } });
  }
  await addService(as);
  await addService(as, { name: 'Escova', duration_minutes: 45, price: 8_000 });
  await addService(as, { name: 'Luzes', duration_minutes: 180, price: 0, preco_variavel: true });
  await addService(as, { name: 'Manicure', category: 'Unha', duration_minutes: 45, price: 4_500 });
  const { id: camila } = await addProfessional(as);
  return { id: user.id, path: `/agendamento-publico/${user.id}`, form, owner, camila };
}

export async function deactivate({ owner, form }: BookableSalon, professional: string) {
  const answer = await owner.put(`/api/team/${professional}/active`, {
    data: { ativo: false, password: form.password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Behind the visitor's back. */
export async function changeService({ owner }: BookableSalon, name: string, changes: object) {
  const { rows } = await (await owner.get('/api/services')).json();
  const { products: _, ...service } = rows.find((row: { name: string }) => row.name === name);
  const data = { ...service, product_ids: [], ...changes };
  const answer = await owner.put(`/api/services/${service.id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function changeContact({ owner }: BookableSalon, contact: { phone?: string; address?: string }) {
  const settings = await (await owner.get('/api/account/settings')).json();
  const data = { ...settings, ...contact, open_time: '', close_time: '' };
  expect((await owner.put('/api/account/settings', { data })).status()).toBe(200);
}

export async function bookUntil({ owner }: BookableSalon, days: number) {
  const rules = await (await owner.get('/api/agenda/slot-rules')).json();
  const data = { ...rules, booking_horizon_days: days };
  expect((await owner.put('/api/agenda/slot-rules', { data })).status()).toBe(200);
}

export async function pendingRequests({ owner }: BookableSalon) {
  const { rows } = await (await owner.get('/api/agenda/pending')).json();
  return rows;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
export const freeDays = (page: Page) => page.locator('button[data-date]:not(:disabled, [aria-disabled])');
export const draftOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('bookingDraft') ?? 'null'));

/** Up to the calendar of the next month, all of whose days are to come. */
export async function chooseService(page: Page, { path }: BookableSalon, professional = 'Camila Rocha') {
  await page.goto(path);
  await button(page, 'Adicionar Corte feminino').click();
  await page.getByLabel('Profissional').selectOption(professional);
  await button(page, 'Próximo').click();
  await button(page, 'Próximo mês').click();
}

export async function chooseTime(page: Page, time: string) {
  await freeDays(page).first().click();
  await button(page, time).click();
}

export async function fillIn(page: Page, name: string, phone: string) {
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Telefone').fill(phone);
}
