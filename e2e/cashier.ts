import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { button, status } from './parts.ts';
import { sell } from './sales.ts';
import type { Salon } from './salon.ts';
import { inDatabase } from './services.ts';

/** The salon's own day, as every salon of the tests lives in São Paulo. */
export const today = () => Temporal.Now.zonedDateTimeISO('America/Sao_Paulo').toPlainDate();

/** 17/11/2026 of a day. */
export const written = (day: Temporal.PlainDate) =>
  day.toLocaleString('pt-BR', { dateStyle: 'short' }).replace(/\/(\d\d)$/, '/20$1');

/** Yesterday's money would be last month's on the first: everything is put on one day of this month. */
export const FIRST = () => today().with({ day: 1 });

/**
 * A day with an appointment that was paid in two ways, one that is still to be received, a sale in cash and another one that was taken back.
 * In cents: 120 + 80 + 60 + 40 + 30 - 30 = 300.
 */
export async function earn(salon: Salon, day = FIRST()) {
  await inDatabase(
    salon,
    `with visit as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method)
       values ($1, 'Ana', $2, '09:00', '10:00', 'finalizado', 'PIX') returning id
     ), owed as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method)
       values ($1, 'Bia', $2, '10:00', '11:00', 'finalizado', 'Mensalista (a receber)') returning id
     ), sold as (
       insert into sales (user_id, status, payment_method, total, finalized_at, finalized_on)
       values ($1, 'finalised', 'Dinheiro', 40, now(), $2) returning id
     ), back as (
       insert into sales (user_id, status, payment_method, total, finalized_at, finalized_on)
       values ($1, 'finalised', 'PIX', 30, now(), $2) returning id
     ), void as (
       insert into sale_voids (user_id, sale_id, day, reason) select $1, id, $2, 'Alergia' from back returning id, sale_id
     )
     insert into payments (user_id, appointment_id, sale_id, void_id, day, method, amount, received_at)
       select $1, id, null::uuid, null::uuid, $2::date, 'PIX', 120, now() from visit
       union all select $1, id, null, null, $2, 'Cartão de Crédito', 80, now() from visit
       union all select $1, id, null, null, $2, 'Mensalista (a receber)', 60, null from owed
       union all select $1, null, id, null, $2, 'Dinheiro', 40, now() from sold
       union all select $1, null, id, null, $2, 'PIX', 30, now() from back
       union all select $1, null, sale_id, id, $2, 'PIX', -30, now() from void`,
    day.toString(),
  );
}

/** A comanda of today with two services and a product, and a walk-in sale that has been open for three days. */
export async function beginSales(salon: Salon) {
  await inDatabase(
    salon,
    `with product as (
       insert into products (user_id, name, unit_of_measure, base_unit, product_type)
       values ($1, 'Sérum', 'un', 'un', 'resale') returning id
     ), visit as (
       insert into appointments (user_id, client_name, date, start_time, end_time)
       values ($1, 'Isabela Tavares', $2, '09:00', '10:00') returning id
     ), lines as (
       insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position)
       select $1, id, 'Corte', 100, 30, position from visit, unnest(array[0, 1]) as position
     ), comanda as (
       insert into sales (user_id, appointment_id) select $1, id from visit returning id
     ), walk_in as (
       insert into sales (user_id, created_at) values ($1, now() - interval '3 days') returning id
     )
     insert into sale_items (user_id, sale_id, product_id, quantity, sold_unit, unit_price, value)
     select $1, sale.id, product.id, 1, 'un', 59.9, 59.9 from product, (table comanda union all table walk_in) as sale`,
    today().toString(),
  );
}

/** At the desk, to nobody in particular: a mask for R$ 89,90, paid at once. The cashier says that it went well. */
export async function sellWalkIn(page: Page) {
  await page.goto('/financeiro/receber/venda');
  await sell(page, 'mas', 'Máscara hidratante');
  await button(page, 'Cartão de Débito').click();
  await button(page, 'Finalizar').click();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
}
