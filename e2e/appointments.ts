import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { call } from './api.ts';

const today = Temporal.Now.plainDateISO('America/Sao_Paulo');

/** A day ahead on which every salon is open from 09:00 to 19:00 unless it says otherwise: a Wednesday. */
export const openDay = today.add({ days: ((10 - today.dayOfWeek) % 7) + 7 }).toString();

/** The same weekday in the past: nothing is finalised before its day. */
export const doneDay = today.add({ days: ((10 - today.dayOfWeek) % 7) - 7 }).toString();

type Line = { service_id: string; professional_id?: string | null } & Record<string, unknown>;
type Given = {
  client_id: string;
  professional_id: string;
  date?: string;
  start_time?: string;
  status?: string;
  discount_value?: number;
};

/** Through the API, for a test that is not about adding: an hour for 100,00, unless its lines say otherwise. */
export async function addAppointment(page: Page, given: Given & ({ service_id: string } | { lines: Line[] })) {
  const { start_time = '09:00', status = 'pendente', discount_value = 0, client_id, professional_id } = given;
  const isDone = status === 'finalizado';
  const plain = {
    unit_price: 10_000,
    duration_minutes: 60,
    professional_id: null,
    commission_percent: null,
    commission_amount: null,
    products_used: [],
  };
  const lines = 'lines' in given ? given.lines : [{ service_id: given.service_id }];
  const appointment = {
    ...{ client_id, professional_id, start_time, status, discount_value },
    date: given.date ?? (isDone ? doneDay : openDay),
    payment_method: isDone ? 'PIX' : null,
    lines: lines.map((line) => ({ ...plain, ...line })),
  };
  return (await call(page, 'post', 'agenda/appointments', { id: randomUUID(), appointment })).appointment;
}

export const service = (sheet: Locator, number: number) =>
  sheet.getByRole('combobox', { name: `Serviço ${number}`, exact: true });

/** Chooses the one that a search finds. */
export async function pick(page: Page, field: Locator, typed: string, name: string) {
  await field.fill(typed);
  await page.getByRole('option', { name }).click();
}

export const professional = (sheet: Locator) => sheet.getByLabel('Profissional', { exact: true });
