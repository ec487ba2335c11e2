import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { today } from './cashier.ts';
import { addResale } from './products.ts';
import type { Salon } from './salon.ts';
import { inDatabase } from './services.ts';

/** A product is bought and paid today, and one of it sold: every report of money has something to say. */
export async function sellForSure(page: Page, name: string, client_id: string | null = null) {
  const day = today().toString();
  const { id } = await addResale(page, { name, purchase_date: day, payment_status: 'Pago', payment_date: day });
  const item = { product_id: id, quantity: 1, sold_unit: 'display_unit', unit_price: 1_234_567, seller_id: null };
  const sale = { client_id, discount: 0, items: [item], payments: [] };
  const {
    id: saleId,
    version,
    total,
  } = await call(page, 'post', 'cashier/sales', { id: randomUUID(), appointment_id: null, sale });
  const payments = [{ method: 'PIX', amount: total }];
  await call(page, 'post', `cashier/sales/${saleId}/finalise`, { version, payments });
}

/** The month before this one: over, so that its figures stay as they are. */
export const lastMonth = () => today().toPlainYearMonth().subtract({ months: 1 });

/**
 * On one day of last month: an appointment of R$ 200,00 by card (fee 7,00) that earned Rita 80,00 and used products for 12,50; a product sold for
 * 50,00 that had cost 20,00; rent of 300,00, a subscription of the category Outros of 10,00, a purchase of 90,00 and a repair of 45,00, all paid.
 */
export async function workLastMonth(salon: Salon) {
  const day = lastMonth().toPlainDate({ day: 10 });
  await inDatabase(
    salon,
    `with rita as (
       insert into staff (user_id, nome, funcao) values ($1, 'Rita', 'Cabeleireira') returning id
     ), visit as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, professional_id)
       select $1, 'Ana', $2::date, '09:00', '10:00', 'finalizado', 'Cartão de Crédito', id from rita returning id, professional_id
     ), line as (
       insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, professional_id,
         commission_percent, commission_amount, products_used)
       select $1, id, 'Coloração', 200, 60, professional_id, 40, 80, '[{"total_cost": 12.5}]' from visit
     ), product as (
       insert into products (user_id, name, unit_of_measure, base_unit, product_type)
       values ($1, '=Sérum', 'un', 'un', 'resale') returning id
     ), sold as (
       insert into sales (user_id, status, payment_method, total, finalized_at, finalized_on)
       values ($1, 'finalised', 'PIX', 50, $2::date + time '15:00', $2::date) returning id
     ), item as (
       insert into sale_items (user_id, sale_id, product_id, quantity, sold_unit, unit_price, value, cost)
       select $1, sold.id, product.id, 1, 'un', 50, 50, 20 from sold, product
     ), bought as (
       insert into product_purchases (user_id, product_id, purchase_date, quantity_purchased, quantity_purchased_base, purchase_unit,
         unit_cost, total_value, payment_method, payment_status, payment_date, supplier)
       select $1, id, $2::date, 1, 1, 'un', 90, 90, 'PIX', 'Pago', $2::date, 'Casa da Manicure' from product
     ), repair as (
       insert into expenses (user_id, description, category, value, expense_date, payment_method, payment_status, payment_date)
       values ($1, 'Conserto do secador', 'Serviços', 45, $2::date, 'PIX', 'Pago', $2::date)
     ), types as (
       insert into fixed_cost_types (user_id, name, category) values ($1, 'Aluguel', 'Infraestrutura'), ($1, 'Revistas', 'Outros')
       returning id, name
     ), costs as (
       insert into monthly_fixed_costs (user_id, fixed_cost_type_id, month, year, value, due_date, is_paid)
       select $1, id, extract(month from $2::date), extract(year from $2::date), case name when 'Aluguel' then 300 else 10 end, $2::date, true
       from types
     )
     insert into payments (user_id, appointment_id, sale_id, day, method, amount, fee, received_at)
       select $1, id, null::uuid, $2::date, 'Cartão de Crédito', 200, 7, now() from visit
       union all select $1, null, id, $2::date, 'PIX', 50, 0, now() from sold`,
    day.toString(),
  );
}
