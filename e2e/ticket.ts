import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookTwo } from './agenda.ts';
import { call } from './api.ts';
import { doneDay } from './appointments.ts';
import { addResale } from './products.ts';
import { addRequest } from './requests.ts';
import type { Salon } from './salon.ts';
import { inDatabase } from './services.ts';

/** Their day has come: they can be paid. */
export const day = `/agenda/dia?data=${doneDay}`;
export const week = `/agenda/semana?data=${doneDay}`;
export const bookTwoToPay = (page: Page) => bookTwo(page, doneDay);

const names = ['Máscara hidratante', 'Óleo reparador', 'Ampola de brilho', 'Pente de madeira'];

/** Bia at 10:00 with four products on her ticket, Ana at 14:00 with none. */
export async function bookWithTicket(page: Page) {
  await bookTwoToPay(page);
  const [bia, ana] = await cardsOf(page);
  const measure = { base_unit: 'un', display_unit_label: '', unit_size_in_base: null, purchase_unit: 'un' };
  const products = await Promise.all(names.map((name) => addResale(page, { name, price: 1000, ...measure })));
  const items = products.map(({ id }, index) => ({
    product_id: id,
    quantity: index + 1,
    sold_unit: 'un',
    unit_price: 1000,
    seller_id: null,
  }));
  const sale = { client_id: null, discount: 500, items, payments: [] };
  await call(page, 'post', 'cashier/sales', { id: randomUUID(), appointment_id: bia.id, sale });
  return { bia, ana };
}

/** Caio at 12:00, who is no client of the salon, and a request of Duda for 16:00 that nobody has answered. */
export async function bookStrangers(salon: Salon, professional_id: string) {
  await inDatabase(
    salon,
    `with visit as (
       insert into appointments (user_id, client_name, date, start_time, end_time, professional_id, professional_name)
       values ($1, 'Caio Reis', $2, '12:00', '13:30', $3, 'Camila Rocha') returning id
     )
     insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes)
     select $1, id, 'Barba', 40, 90 from visit`,
    doneDay,
    professional_id,
  );
  await addRequest(salon, { name: 'Duda Melo', date: doneDay, start: '16:00', professional: professional_id });
}

/** In the order of their times. */
export async function cardsOf(page: Page) {
  const { appointments } = await call(page, 'get', `agenda/days?from=${doneDay}&to=${doneDay}`);
  return appointments.toSorted((a: { start_time: string }, b: { start_time: string }) =>
    a.start_time.localeCompare(b.start_time),
  );
}

type Counted = { clicks: number };

/** From here on, as long as the page is not loaded anew. */
export async function countClicks(page: Page) {
  await page.evaluate(() => {
    const counted = window as unknown as Counted;
    counted.clicks = 0;
    window.addEventListener('click', () => (counted.clicks += 1), { capture: true });
  });
}

export const clicks = (page: Page) => page.evaluate(() => (window as unknown as Counted).clicks);
