import { expect, test } from 'vitest';
import type { Ticket } from '#contract/cashier/sales.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { rowsRead } from '#server/reports/testing/rows-read.ts';
import { testServer } from '#server/test-server.ts';
import { readTickets } from '../sales/ticket-queries.ts';
import { sellingSalon } from '../testing/selling-salon.ts';

const MENSALISTA = 'Mensalista (a receber)';

const server = testServer();
const salon = perTest(() => sellingSalon(server));

/** Finished with a comb for 12,00, of which so much is paid now and the rest later. */
async function finished(start_time: string, paid: number) {
  const { id } = await salon.book({ start_time });
  await salon.open({ items: [salon.combs(1)] }, id);
  const payments = [
    { method: 'PIX', amount: paid },
    { method: MENSALISTA, amount: 92_00 - paid },
  ].filter(({ amount }) => amount > 0);
  expect(await salon.finish(id, { payments })).toMatchObject({ status: 200 });
  return id;
}

test('a ticket has what is still owed of the appointment and of its sales', async () => {
  const [both, onlySale, nothing] = [
    await finished('08:00', 10_00),
    await finished('09:00', 80_00),
    await finished('10:00', 92_00),
  ];
  const tickets = (await salon.tickets(both, onlySale, nothing)).body as Ticket[];
  const owed = (id: string) => tickets.find(({ appointment_id }) => appointment_id === id)?.to_receive;
  expect([both, onlySale, nothing].map(owed)).toEqual([82_00, 12_00, 0]);
});

test('tickets look at no more rows where many others owe something', async () => {
  const shown = [await finished('08:00', 10_00), await finished('09:00', 92_00)];
  const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  const pool = openPool(app, 1);
  const read = async () => {
    await server.admin.query('vacuum analyze');
    return rowsRead(pool, salon.owner.id as OwnerId, (db) => readTickets(db, shown));
  };
  await server.admin.query(
    `with sale as (insert into sales (user_id, client_id, status, payment_method, total, finalized_at, finalized_on)
        select $1, $2, 'finalised', $3, 35, '2026-11-15 18:00Z', '2026-11-15' from generate_series(1, 2000) returning id)
     insert into payments (user_id, sale_id, day, method, amount) select $1, id, '2026-11-15', $3, 35 from sale`,
    [salon.owner.id, salon.client, MENSALISTA],
  );
  expect(await read()).toBeLessThan(200);
  await pool.end();
});
