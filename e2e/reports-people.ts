import { today } from './cashier.ts';
import type { Salon } from './salon.ts';
import { inDatabase } from './services.ts';

/** The last Tuesday that is over: every salon was open from nine to nineteen, if it says nothing else. */
export const lastTuesday = () => {
  const day = today();
  return day.subtract({ days: ((day.dayOfWeek + 4) % 7) + 1 });
};

/** On that day two hours are booked with the owner and one with Rita; something cancelled, and a request for anybody, count nowhere. */
export async function bookTuesday(salon: Salon) {
  await inDatabase(
    salon,
    `with owner as (select id from staff where user_id = $1 limit 1), rita as (
       insert into staff (user_id, nome, funcao, color, created_at)
       values ($1, 'Rita Alves', 'Manicure', '#bfdbfe', $2::date - 30) returning id
     )
     insert into appointments (user_id, client_name, professional_id, date, start_time, end_time, status, requires_confirmation)
       select $1, 'Ana', id, $2::date, time '10:00', time '12:00', 'pendente', false from owner
       union all select $1, 'Bia', id, $2, '10:00', '11:00', 'pendente', false from rita
       union all select $1, 'Caio', id, $2, '15:00', '18:00', 'cancelado', false from rita
       union all select $1, 'Duda', null::uuid, $2, '16:00', '17:00', 'pendente', true`,
    lastTuesday().toString(),
  );
}

/** Ten clients who came every twenty days and then, for a hundred, no more; one who came once, today. */
export async function loseClients(salon: Salon) {
  await inDatabase(
    salon,
    `with made as (
       insert into clients (user_id, name, phone)
       select $1, 'Cliente ' || lpad(n::text, 2, '0'), '+551191111' || lpad(n::text, 4, '0') from generate_series(1, 11) n
       returning id, name
     ), visits as (
       insert into appointments (user_id, client_id, client_name, date, start_time, end_time, status, payment_method)
       select $1, id, name, $2::date - away, time '10:00', time '11:00', 'finalizado', 'PIX' from made, unnest(array[140, 120, 100]) away
       where name <> 'Cliente 11'
       union all select $1, id, name, $2, '10:00', '11:00', 'finalizado', 'PIX' from made where name = 'Cliente 11'
       returning id, date
     )
     insert into payments (user_id, appointment_id, day, method, amount, received_at)
     select $1, id, date, 'PIX', 50, now() from visits`,
    today().toString(),
  );
}

/** A jar that nobody has touched for a hundred days, and ten brushes of which the minimum is twelve. */
export async function fillShelf(salon: Salon) {
  await inDatabase(
    salon,
    `with made as (
       insert into products (user_id, name, product_type, unit_of_measure, base_unit, stock_quantity_base, min_stock, created_at)
       values ($1, 'Creme parado', 'resale', 'un', 'un', 4, 1, $2::date - 100),
         ($1, 'Escova', 'internal', 'un', 'un', 10, 12, $2::date - 100) returning id, name
     ), bought as (
       insert into product_purchases (user_id, product_id, purchase_date, quantity_purchased, quantity_purchased_base, purchase_unit,
         unit_cost, total_value, payment_method)
       select $1, id, $2::date - 100, 20, 20, 'un', 5, 100, 'PIX' from made
     )
     insert into stock_movements (user_id, product_id, movement_type, quantity_changed, created_at)
       select $1, id, 'purchase', 20, $2::date - 100 + interval '15 hours' from made
       union all select $1, id, 'deduction', -10, $2::date - 1 + interval '15 hours' from made where name = 'Escova'
       union all select $1, id, 'sale', -16, $2::date - 99 + interval '15 hours' from made where name = 'Creme parado'`,
    today().toString(),
  );
}
