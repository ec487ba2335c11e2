// Salons of the cashier's bench: signed up over HTTP, their rows put into the database directly.
import pg from 'pg';
import type { OwnerId } from '#server/kernel/principal.ts';

type Owner = { owner: OwnerId; cookie: string };
export type OpenSale = { id: string; version: string; product: string };
export type Desk = Owner & { appointment: string; open: OpenSale[] };

/** Of every sale, in cents. */
export const PRICE = 5_990;

export async function signUp(url: string, name: string): Promise<Owner> {
  const form = {
    business_name: `Salão ${name}`,
    email: `${name}@example.com`,
    password: 'segredo1',
    confirmation: 'segredo1',
    country: 'BR',
    language: 'pt',
    terms: true,
  };
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await fetch(`${url}/api/account/sign-up`, { method: 'POST', headers, body: JSON.stringify(form) });
  if (!answer.ok) throw new Error(await answer.text());
  const { user } = (await answer.json()) as { user: { id: string } };
  return { owner: user.id as OwnerId, cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

/** An appointment with a comanda of two products, and so many open walk-in sales of one of fifty products. */
export async function addDesk(adminUrl: string, { owner, cookie }: Owner, sales: number): Promise<Desk> {
  return connected(adminUrl, owner, async (admin) => {
    const { rows: appointments } = await admin.query<{ id: string }>(
      `insert into appointments (user_id, client_name, date, start_time, end_time, service_revenue_price)
       values ($1, 'Ana', current_date, '10:00', '11:00', 120) returning id`,
      [owner],
    );
    const appointment = appointments[0]?.id ?? '';
    for (const sql of [
      `insert into appointment_services (user_id, appointment_id, service_name, category, unit_price, duration_minutes)
         values ('${owner}', '${appointment}', 'Corte', 'Cabelo', 120, 60)`,
      `insert into products (user_id, name, unit_of_measure, base_unit, product_type, price, stock_quantity_base)
         select '${owner}', 'Produto ' || i, 'un', 'un', 'resale', ${PRICE} / 100.0, 0 from generate_series(1, 50) as i`,
      `insert into stock_movements (user_id, product_id, movement_type, quantity_changed)
         select user_id, id, 'adjustment', 100000 from products where user_id = '${owner}'`,
      `update products set stock_quantity_base = 100000 where user_id = '${owner}'`,
      `insert into sales (user_id, appointment_id, number) values ('${owner}', '${appointment}', 1)`,
      `insert into sales (user_id, number) select '${owner}', 1 from generate_series(1, ${sales})`,
      `insert into sale_items (user_id, sale_id, product_id, quantity, sold_unit, unit_price, value)
         select user_id, sales.id, product.id, 1, 'un', price, price
         from sales join (select id, price, row_number() over (order by id) as place from products where user_id = '${owner}') as product
           on place = 1 + sales.number % 50 or (appointment_id is not null and place = 1)
         where user_id = '${owner}'`,
      'vacuum analyze',
    ]) {
      await admin.query(sql);
    }
    const { rows: open } = await admin.query<OpenSale>(
      `select sales.id, updated_at::text as version, product_id as product from sales join sale_items on sale_id = sales.id
       where sales.user_id = $1 and appointment_id is null order by number desc`,
      [owner],
    );
    return { owner, cookie, appointment, open };
  });
}

/** Six hundred payments in this month and so many before it, a month at a time; each of an appointment. */
export async function addPast(adminUrl: string, owner: OwnerId, earlier: number): Promise<void> {
  await connected(adminUrl, owner, async (admin) => {
    const booked = (day: string, count: number) => `
      insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, service_revenue_price)
      select '${owner}', 'Ana', ${day}, '10:00', '11:00', 'finalizado', 'PIX', 120 from generate_series(0, ${count - 1}) as i`;
    const month = `date_trunc('month', current_date)::date`;
    await admin.query(booked(`${month} + i % 28`, 600));
    await admin.query(booked(`${month} - 1 - i % ${Math.ceil(earlier / 20)} % 3650`, earlier));
    await admin.query(`insert into payments (user_id, appointment_id, day, method, amount, received_at)
      select user_id, id, date, (array['PIX', 'Dinheiro', 'Cartão de Débito', 'Cartão de Crédito'])[1 + (hashtext(id::text) & 3)], 120, date + time '12:00'
      from appointments where user_id = '${owner}'`);
    await admin.query('vacuum analyze');
  });
}

async function connected<T>(adminUrl: string, owner: OwnerId, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  try {
    await admin.query(`select set_config('app.user_id', $1, false)`, [owner]);
    return await work(admin);
  } finally {
    await admin.end();
  }
}
