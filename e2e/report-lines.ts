import { FIRST } from './cashier.ts';
import type { Salon } from './salon.ts';
import { inDatabase } from './services.ts';

/**
 * On the first of this month: a cut of 80,00 by Rita and a colouring of 150,00 by Bia in one appointment with a discount of 23,00, paid by a card that
 * kept 10,35; a cut of 50,00 by nobody; and a product of 60,00 that Rita sold.
 */
export async function workAndSell(salon: Salon, day = FIRST()) {
  await inDatabase(
    salon,
    `with rita as (
       insert into staff (user_id, nome, funcao, comissao_percentual, color) values ($1, 'Rita Lima', 'Cabeleireira', 40, '#bfdbfe') returning id
     ), bia as (
       insert into staff (user_id, nome, funcao, comissao_percentual) values ($1, 'Bia Alves', 'Colorista', 40) returning id
     ), cut as (
       insert into services (user_id, name, category, price) values ($1, 'Corte', 'Cabelo', 80) returning id
     ), colouring as (
       insert into services (user_id, name, category, price) values ($1, 'Coloração', 'Cabelo', 150) returning id
     ), visit as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, discount_value, professional_id)
       select $1, 'Isabela Tavares', $2::date, '09:00', '11:00', 'finalizado', 'Cartão de Crédito', 23, id from rita returning id
     ), lone as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method)
       values ($1, 'Ana Reis', $2::date, '13:00', '14:00', 'finalizado', 'PIX') returning id
     ), lines as (
       insert into appointment_services (user_id, appointment_id, service_id, service_name, unit_price, duration_minutes, position, professional_id,
         commission_percent, commission_amount, products_used)
       select $1, visit.id, cut.id, 'Corte', 80, 30, 0, null::uuid, 40, 32, '[]'::jsonb from visit, cut
       union all
       select $1, visit.id, colouring.id, 'Coloração', 150, 90, 1, bia.id, 40, 60, '[{"total_cost": 4}]' from visit, colouring, bia
       union all
       select $1, lone.id, cut.id, 'Corte', 50, 30, 0, null, null, null, '[]' from lone, cut
     ), product as (
       insert into products (user_id, name, unit_of_measure, base_unit, product_type)
       values ($1, 'Sérum', 'un', 'un', 'resale') returning id
     ), sale as (
       insert into sales (user_id, status, payment_method, total, finalized_at, finalized_on)
       values ($1, 'finalised', 'PIX', 60, now(), $2::date) returning id
     ), item as (
       insert into sale_items (user_id, sale_id, product_id, quantity, sold_unit, unit_price, value, seller_id, seller_percent, seller_commission)
       select $1, sale.id, product.id, 1, 'un', 60, 60, rita.id, 10, 6 from sale, product, rita
     )
     insert into payments (user_id, appointment_id, sale_id, day, method, amount, fee, received_at)
       select $1, id, null::uuid, $2::date, 'Cartão de Crédito', 207, 10.35, now() from visit
       union all select $1, id, null, $2, 'PIX', 50, 0, now() from lone
       union all select $1, null, id, $2, 'PIX', 60, 0, now() from sale`,
    day.toString(),
  );
}
