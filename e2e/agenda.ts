import type { Locator, Page } from '@playwright/test';
import { addAppointment, openDay } from './appointments.ts';
import { addClient } from './clients.ts';
import { addDefaultCategories, addService } from './services.ts';
import { addProfessional } from './team.ts';

/** Camila has Bia at 10:00 and Ana at 14:00 for an hour each; the owner has nobody. */
export async function bookTwo(page: Page, date = openDay) {
  await addDefaultCategories(page);
  const [camila, service, bia, ana] = await Promise.all([
    addProfessional(page),
    addService(page),
    addClient(page, 'Bia Prado', 11110000),
    addClient(page, 'Ana Lima', 11110001),
  ]);
  const given = { professional_id: camila.id, service_id: service.id, date };
  await addAppointment(page, { ...given, client_id: bia.id, start_time: '10:00' });
  await addAppointment(page, { ...given, client_id: ana.id, start_time: '14:00' });
  return { camila };
}

export const day = `/agenda/dia?data=${openDay}`;
export const week = `/agenda/semana?data=${openDay}`;

/** A card or a block by how it is read aloud. */
export const card = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name });

/** Whom the sheet has chosen. */
export const professional = (sheet: Locator) =>
  sheet.getByLabel('Profissional', { exact: true }).locator('option:checked');

export const column = (page: Page, id: string) => page.locator(`[data-column="${id}"]`);

/** Where a time lies in a column that begins at 08:00, in the page's pixels. */
export async function at(column: Locator, time: string): Promise<{ x: number; y: number }> {
  const box = await boxOf(column);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { x: box.x + box.width / 2, y: box.y + ((hours - 8) * 60 + minutes) * 2 };
}

/** Clicks where a time lies; what is out of sight is scrolled to. */
export async function clickAt(column: Locator, time: string, modifiers: 'Shift'[] = []) {
  const [{ x, y }, box] = [await at(column, time), await boxOf(column)];
  await column.click({ position: { x: x - box.x, y: y - box.y }, modifiers });
}

/** Takes something where it is grabbed and leads it, in steps, to where it is left. */
export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return box;
}
