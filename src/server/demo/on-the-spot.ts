import type pg from 'pg';

/** Of this many payments by PIX of the last days one carries a tip. */
const TIPPED = 6;

/**
 * What is sold without an appointment, and what clients leave for a professional. The rest of the salon is as it is without it: nothing of a closed month, and
 * nothing in cash or by card, whose drawers and fees were counted. `now` is 2026-11-17T13:30, of the salon's clock.
 */
export async function sellOnTheSpot(client: pg.Client, now: string): Promise<void> {
  await client.query(
    `update payments set tip = 10 * (1 + abs(hashtext(payments.id::text)) % 3), tip_staff_id = visit.professional_id
     from appointments as visit
     where visit.id = payments.appointment_id and payments.method = 'PIX' and payments.amount > 0
       and payments.day > $1::date - 7 and date_trunc('month', payments.day) = date_trunc('month', $1::date)
       and abs(hashtext(payments.id::text)) % ${TIPPED} = 0`,
    [now.slice(0, 10)],
  );
  // Beside the products of whoever stands at the desk: their eyebrows, a tenth cheaper.
  await client.query(
    `insert into sale_services (user_id, id, sale_id, service_id, service_name, category, professional_id, list_price, discount, discount_percent, unit_price)
     select sales.user_id, md5('on the spot ' || sales.id)::uuid, sales.id, services.id, services.name, services.category, staff.id, services.price,
       round(services.price * 0.1, 2), 10, services.price - round(services.price * 0.1, 2)
     from sales, services, staff
     where sales.status = 'open' and sales.appointment_id is null and services.name = 'Design de sobrancelha' and staff.nome = 'Aline dos Santos'`,
  );
}
