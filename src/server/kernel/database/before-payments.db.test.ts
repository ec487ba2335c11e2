import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { connectAsAdmin, signUp } from '../testing/salon.ts';
import { migrate } from './migrate.ts';

const ALL = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));
const FIRST_WITH_PAYMENTS = '0026_cashier_and_payments.sql';
const FIRST_THAT_REFUSES = '0041_paid_exactly.sql';

/** As a version would that does not know this migration yet. */
async function migrateTo(url: string, firstUnknown: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const file of await readdir(ALL)) if (file < firstUnknown) await cp(join(ALL, file), join(folder, file));
  await migrate(url, { folder });
  await rm(folder, { recursive: true });
}

test('what was finalised before there were payments gets its row, and what was not gets none', async () => {
  const { adminUrl } = await testDatabase();
  const admin = await connectAsAdmin(adminUrl);
  const name = `before_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = adminUrl.replace(/\/test_\w+\?/, `/${name}?`);
  await migrateTo(url, FIRST_WITH_PAYMENTS);

  const salon = await connectAsAdmin(url);
  const owner = await signUp(salon);
  await salon.query(
    `insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, service_revenue_price, discount_value)
     values ($1, 'com linhas', '2026-03-02', '09:00', '10:00', 'finalizado', 'PIX', 999, 20.5),
       ($1, 'sem linhas', '2026-03-03', '23:00', '24:00', 'finalizado', 'Mensalista (a receber)', 60, 0),
       ($1, 'de graça', '2026-03-04', '09:00', '10:00', 'finalizado', 'Dinheiro', 30, 40),
       ($1, 'pendente', '2026-03-05', '09:00', '10:00', 'pendente', null, 30, 0),
       ($1, 'cancelado', '2026-03-06', '09:00', '10:00', 'cancelado', 'PIX', 30, 0)`,
    [owner],
  );
  await salon.query(
    `insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position)
     select user_id, id, 'Corte', price, 30, price from appointments, unnest(array[80, 45]) as price where client_name = 'com linhas'`,
  );
  await salon.query(
    `insert into sales (user_id, status, payment_method, total, finalized_at, created_at) values
       ($1, 'finalised', 'Outro', 12.34, '2026-03-08 02:00Z', '2026-03-07 12:00Z'), ($1, 'open', null, null, null, '2026-03-06 12:00Z')`,
    [owner],
  );

  await migrateTo(url, FIRST_THAT_REFUSES);
  // A server of the version before went on running, and finalised as it was used to.
  await salon.query(
    `with done as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, discount_value)
       values ($1, 'ainda sem', '2026-03-09', '09:00', '10:00', 'finalizado', 'Outro', 5) returning user_id, id)
     insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes)
     select user_id, id, 'Corte', 80, 30 from done`,
    [owner],
  );
  await salon.query(
    `update appointment_services set unit_price = 50 from appointments
     where appointments.id = appointment_id and client_name = 'com linhas' and unit_price = 45`,
  );
  await salon.query(
    `insert into sales (user_id, status, payment_method, total, finalized_at, finalized_on)
     values ($1, 'finalised', 'PIX', 12.34, '2026-03-10 12:00Z', '2026-03-10')`,
    [owner],
  );

  expect(await migrate(url)).toContain(FIRST_THAT_REFUSES);
  const { rows } = await salon.query(
    `select coalesce(appointments.client_name, 'venda ' || sales.number) as what, day::text, method, amount, fee, received_at::text
     from payments left join appointments on appointments.id = appointment_id left join sales on sales.id = sale_id
     order by day`,
  );
  await salon.end();
  expect(rows).toEqual([
    paid('com linhas', '2026-03-02', 'PIX', '109.50', '2026-03-02 13:00:00+00'),
    paid('sem linhas', '2026-03-03', 'Mensalista (a receber)', '60.00', null),
    paid('de graça', '2026-03-04', 'Dinheiro', '0.00', '2026-03-04 13:00:00+00'),
    // By the salon's clock it is still the 7th.
    paid('venda 2', '2026-03-07', 'Outro', '12.34', '2026-03-08 02:00:00+00'),
    paid('ainda sem', '2026-03-09', 'Outro', '75.00', '2026-03-09 13:00:00+00'),
    paid('venda 3', '2026-03-10', 'PIX', '12.34', '2026-03-10 12:00:00+00'),
  ]);
});

const paid = (what: string, day: string, method: string, amount: string, received_at: string | null) => ({
  what,
  day,
  method,
  amount,
  fee: '0.00',
  received_at,
});
