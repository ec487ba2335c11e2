import type { APIRequestContext, Page } from '@playwright/test';
import { usualCategories } from '#domain/services/defaults.ts';
import { call } from './api.ts';
import { button } from './parts.ts';
import { type Salon, signUp } from './salon.ts';
import { addService } from './services.ts';
import { addProfessional } from './team.ts';

/** A salon that can be booked, and its owner's calls; the visitor's window knows nothing of the owner's session. */
export type BookableSalon = { id: string; path: string; form: Salon; owner: APIRequestContext; camila: string };

export async function openSalon(owner: APIRequestContext, changes: Partial<Salon> = {}): Promise<BookableSalon> {
  const as = { request: owner };
  const form = await signUp(as, changes);
  const { user } = await call({ request: owner }, 'get', 'account/session');
  // In Portuguese wherever the salon is, so that a test finds them.
  for (const name of usualCategories({ country: 'BR', language: 'pt' })) {
    await call({ request: owner }, 'post', 'services/categories', { name });
  }
  await addService(as);
  await addService(as, { name: 'Escova', duration_minutes: 45, price: 8_000 });
  await addService(as, { name: 'Luzes', duration_minutes: 180, price: 0, preco_variavel: true });
  await addService(as, { name: 'Manicure', category: 'Unha', duration_minutes: 45, price: 4_500 });
  const { id: camila } = await addProfessional(as);
  return { id: user.id, path: `/agendamento-publico/${user.id}`, form, owner, camila };
}

export async function deactivate({ owner, form }: BookableSalon, professional: string) {
  await call({ request: owner }, 'put', `team/${professional}/active`, { ativo: false, password: form.password });
}

/** Behind the visitor's back. */
export async function changeService({ owner }: BookableSalon, name: string, changes: object) {
  const { rows } = await call({ request: owner }, 'get', 'services');
  const { products: _, ...service } = rows.find((row: { name: string }) => row.name === name);
  const data = { ...service, product_ids: [], ...changes };
  await call({ request: owner }, 'put', `services/${service.id}`, data);
}

export async function changeContact({ owner }: BookableSalon, contact: { phone?: string; address?: string }) {
  const settings = await call({ request: owner }, 'get', 'account/settings');
  const data = { ...settings, ...contact, open_time: '', close_time: '' };
  await call({ request: owner }, 'put', 'account/settings', data);
}

export async function bookUntil({ owner }: BookableSalon, days: number) {
  const rules = await call({ request: owner }, 'get', 'agenda/slot-rules');
  const data = { ...rules, booking_horizon_days: days };
  await call({ request: owner }, 'put', 'agenda/slot-rules', data);
}

export async function pendingRequests({ owner }: BookableSalon) {
  const { rows } = await call({ request: owner }, 'get', 'agenda/pending');
  return rows;
}

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
