import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from './salon.ts';

const today = Temporal.Now.plainDateISO('America/Sao_Paulo');

/** A day ahead on which every salon is open from 09:00 to 19:00 unless it says otherwise: a Wednesday. */
export const openDay = today.add({ days: ((10 - today.dayOfWeek) % 7) + 7 }).toString();

/** The same weekday in the past: nothing is finalised before its day. */
export const doneDay = today.add({ days: ((10 - today.dayOfWeek) % 7) - 7 }).toString();

type Given = { client_id: string; professional_id: string; service_id: string };

/** Through the API, for a test that is not about adding. */
export async function addAppointment(
  page: Page,
  given: Given & { date?: string; start_time?: string; status?: string },
) {
  const { service_id, start_time = '09:00', status = 'pendente', ...who } = given;
  const date = given.date ?? (status === 'finalizado' ? doneDay : openDay);
  const line = {
    service_id,
    unit_price: 10_000,
    duration_minutes: 60,
    professional_id: null,
    commission_percent: null,
    commission_amount: null,
    products_used: [],
  };
  const payment = { payment_method: status === 'finalizado' ? 'PIX' : null, discount_value: 0 };
  const appointment = { ...who, date, start_time, status, ...payment, lines: [line] };
  const answer = await page.request.post('/api/agenda/appointments', { data: { id: randomUUID(), appointment } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).appointment;
}

export const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const service = (sheet: Locator, number: number) =>
  sheet.getByRole('combobox', { name: `Serviço ${number}`, exact: true });

/** Chooses the one that a search finds. */
export async function pick(page: Page, field: Locator, typed: string, name: string) {
  await field.fill(typed);
  await page.getByRole('option', { name }).click();
}

export const professional = (sheet: Locator) => sheet.getByLabel('Profissional', { exact: true });
