import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salonNow } from '#domain/shared/time.ts';
import { saleIn, sellingSalon } from '#server/cashier/testing/selling-salon.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { type Earning, earningsIn } from './earnings-select.ts';

const server = testServer();
const salon = perTest(() => sellingSalon(server));
let pool: pg.Pool;
beforeAll(async () => {
  const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  pool = openPool(app, 2);
});
afterAll(() => pool.end());

const today = () => salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date;

/** Of the whole year unless told, by kind and then by what was earned. */
async function earnings(first = '2026-01-01', last = '2027-12-31', owner = salon.owner.id) {
  const { rows } = await sql<Earning>`
    select day::text, staff_id, kind, appointment_id, sale_id, client_name, description, base::text, percent::text, amount::text
    from ${earningsIn({ first, last })} as earning order by kind, amount desc`.execute(
    databaseOf(pool, owner as OwnerId),
  );
  return rows;
}

const finalised = { status: 'finalizado', payment_method: 'PIX' };
const amounts = (rows: Earning[]) => rows.map(({ amount }) => amount);

test('each line of a finalised appointment earns for whoever does it, on the date of the appointment', async () => {
  const { id } = await salon.book({
    ...finalised,
    lines: [salon.line(), salon.line({ professional_id: salon.bia, commission_percent: 25, commission_amount: 20_00 })],
  });
  const of = { day: '2026-11-17', kind: 'service', appointment_id: id, sale_id: null, client_name: 'Ana Lima' };
  const line = { ...of, description: 'Corte', base: '80.00' };
  expect(await earnings()).toEqual([
    { ...line, staff_id: salon.rita, percent: '40.00', amount: '32.00' },
    { ...line, staff_id: salon.bia, percent: '25.00', amount: '20.00' },
  ]);
});

test('what is not finalised earns nothing, and neither does what lies outside the days that were asked for', async () => {
  await salon.book();
  await salon.book({ ...finalised, start_time: '12:00', date: '2026-11-16' });
  await salon.book({ status: 'cancelado', start_time: '14:00' });
  expect(await earnings('2026-11-01', '2026-11-15')).toEqual([]);
  expect(amounts(await earnings('2026-11-16', '2026-11-16'))).toEqual(['32.00']);
  expect(await earnings('2026-11-17', '2026-11-30')).toEqual([]);
});

test('a line with a commission of nothing is a row of nothing, so that the services are counted', async () => {
  await salon.book({ ...finalised, lines: [salon.line({ commission_percent: 0, commission_amount: 0 })] });
  expect(await earnings()).toMatchObject([{ percent: '0.00', amount: '0.00', base: '80.00' }]);
});

test('a product earns for its seller when its sale is finalised, of its value before the discount', async () => {
  const { id } = await salon.sell({ items: [salon.item({ seller_id: salon.rita }), salon.combs(1)], discount: 12_00 });
  expect(await earnings()).toEqual([
    {
      day: today(),
      staff_id: salon.rita,
      kind: 'product',
      appointment_id: null,
      sale_id: id,
      client_name: '',
      description: 'Shampoo',
      base: '30.00',
      percent: '10.00',
      amount: '3.00',
    },
  ]);
});

test('an open sale earns nothing, and neither does what somebody sells who has no percentage', async () => {
  await salon.open({ items: [salon.item({ seller_id: salon.rita })] });
  await salon.sell({ items: [salon.item({ seller_id: salon.bia })] });
  expect(await earnings()).toEqual([]);
});

test('a void takes the commission of the seller back on its own day, and leaves that of the sale', async () => {
  const { id } = await salon.sell({ items: [salon.item({ seller_id: salon.rita })] });
  saleIn(await salon.takeBack(id));
  await server.admin.query(`update sale_voids set day = '2027-01-05' where sale_id = $1`, [id]);
  expect(await earnings()).toMatchObject([
    { kind: 'product', day: today(), amount: '3.00', base: '30.00' },
    { kind: 'void', day: '2027-01-05', amount: '-3.00', base: '-30.00', sale_id: id, staff_id: salon.rita },
  ]);
  expect(amounts(await earnings('2027-01-01', '2027-01-31'))).toEqual(['-3.00']);
});

test('nobody reads the earnings of another salon', async () => {
  await salon.book(finalised);
  const other = await sellingSalon(server);
  expect(await earnings(undefined, undefined, other.owner.id)).toEqual([]);
});
