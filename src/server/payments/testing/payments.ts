import type { TestServer } from '#server/test-server.ts';

type Paid = { method: string; amount: string; fee: string; day: string; is_received: boolean };

/** How an appointment or a sale is paid, in the order of its parts. */
export async function paidRows({ admin }: TestServer, id: string): Promise<Paid[]> {
  const sql = `select method, amount, fee, day::text, received_at is not null as is_received from payments
    where $1 in (appointment_id, sale_id) and void_id is null order by position`;
  return (await admin.query<Paid>(sql, [id])).rows;
}

/** The one payment keeps the amount that is named; the rest was paid in another way. */
export async function splitPayment({ admin }: TestServer, id: string, kept: string, rest: string): Promise<void> {
  await admin.query(
    `with whole as (select user_id, appointment_id, day, amount, received_at from payments where appointment_id = $1),
       first as (update payments set amount = $2 where appointment_id = $1)
     insert into payments (user_id, appointment_id, day, position, method, amount, received_at)
     select user_id, appointment_id, day, 1, $3, amount - $2, received_at from whole`,
    [id, kept, rest],
  );
}

type Sold = { method?: string; voidedOn?: string };

/** A finalised sale of one product to the salon's client, for 35,00 on the 15th of November at three; answers its id. */
export async function sellTo(
  { admin }: TestServer,
  salon: { owner: { id: string }; client: string; tintura: string },
  { method = 'PIX', voidedOn }: Sold,
): Promise<string> {
  const received = method === 'Mensalista (a receber)' ? null : '2026-11-15 18:00Z';
  const { rows } = await admin.query<{ id: string }>(
    `insert into sales (user_id, client_id, status, payment_method, total, finalized_at, finalized_on)
     values ($1, $2, 'finalised', $3, 35, '2026-11-15 18:00Z', '2026-11-15') returning id`,
    [salon.owner.id, salon.client, method],
  );
  const sale = rows[0]?.id ?? '';
  await admin.query(
    `insert into sale_items (user_id, sale_id, product_id, quantity, sold_unit, unit_price, value)
     values ($1, $2, $3, 1, 'display_unit', 35, 35)`,
    [salon.owner.id, sale, salon.tintura],
  );
  const pay = `insert into payments (user_id, sale_id, void_id, day, method, amount, received_at) values ($1, $2, $3, $4, $5, $6, $7)`;
  await admin.query(pay, [salon.owner.id, sale, null, '2026-11-15', method, 35, received]);
  if (voidedOn !== undefined) {
    const { rows: voids } = await admin.query<{ id: string }>(
      `insert into sale_voids (user_id, sale_id, day, reason) values ($1, $2, $3, 'Alergia') returning id`,
      [salon.owner.id, sale, voidedOn],
    );
    await admin.query(pay, [salon.owner.id, sale, voids[0]?.id, voidedOn, method, -35, received]);
  }
  return sale;
}
