import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { addAppointment, doneDay } from './appointments.ts';
import { addClient } from './clients.ts';
import { expect } from './expect.ts';
import { addResale } from './products.ts';
import { addDefaultCategories, addService } from './services.ts';

/** Sold by the piece, with twenty of them on the shelf. */
export const addMask = (page: Page) =>
  addResale(page, {
    name: 'Máscara hidratante',
    base_unit: 'un',
    display_unit_label: '',
    unit_size_in_base: null,
    purchase_unit: 'un',
    quantity_purchased: 20,
    price: 8990,
  });

/** A flask of 100 ml, whole or by the millilitre. */
export const addSerum = (page: Page) =>
  addResale(page, { name: 'Sérum de pontas', unit_size_in_base: 100, price: 8300 });

/** An appointment of R$ 100,00 for Isabela, whose day has come, and whose it is. */
export async function addComanda(page: Page, date = doneDay): Promise<{ id: string; date: string }> {
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page);
  const { id: client_id } = await addClient(page, 'Isabela Tavares', 11112222);
  const team = await call(page, 'get', 'team');
  return addAppointment(page, { client_id, service_id, professional_id: team.rows[0].id, date });
}

const SEARCH = /^(Buscar serviço ou produto|Search for a service or product|Buscar un servicio o producto)$/;
export const search = (page: Page) => page.getByRole('combobox', { name: SEARCH });

export const toPay = (page: Page) => page.locator('[data-total]').first();

export async function sell(page: Page, typed: string, name: string) {
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    await search(page).fill(typed);
    // A service and a product may have one name: services come first.
    await page.getByRole('option', { name }).first().click();
    return;
  }
  await page.getByRole('button', { name: SEARCH }).tap();
  const screen = page.getByRole('dialog', { name: SEARCH });
  await screen.getByRole('searchbox').fill(typed);
  await screen.getByRole('button', { name }).first().tap();
  await expect(screen).toBeHidden();
}

export async function stockOf(page: Page, type: 'resale' | 'internal' = 'resale'): Promise<Record<string, number>> {
  const { rows } = await call(page, 'get', `products?type=${type}`);
  return Object.fromEntries(
    rows.map((product: { name: string; stock_quantity: number }) => [product.name, product.stock_quantity]),
  );
}

/** The text of its first words, whatever kind of space stands in an amount. */
export const amount = (text: string) => new RegExp(text.replace(/[.$]/g, '\\$&').replaceAll(' ', '\\s'));
