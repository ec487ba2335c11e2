import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOf, portalDatabaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId, StaffId } from '#server/kernel/principal.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { earningsIn } from './earnings-select.ts';
import { readStatement, readSummaryOf } from './read-statement.ts';
import { bodyOf, commissionSalon, MARCH } from './testing/commission-salon.ts';

const server = testServer();
const salon = perTest(() => commissionSalon(server));
let pool: pg.Pool;
beforeAll(async () => {
  pool = openPool((await makeLogins(server.adminUrl, 'a secret of the tests, long enough')).app, 2);
});
beforeEach(async () => {
  const none = { commission_percent: null, commission_amount: null };
  await salon.done({ lines: [salon.line(none), salon.line({ professional_id: salon.bia })], discount_value: 20_00 });
  await salon.done({
    start_time: '15:00',
    professional_id: salon.bia,
    lines: [salon.line({ professional_id: salon.rita })],
  });
  // A request that nobody was named for, though a line was.
  const { id } = await salon.done({ start_time: '18:00', lines: [salon.line({ professional_id: salon.rita })] });
  await server.admin.query('update appointments set professional_id = null where id = $1', [id]);
  const sale = await salon.sold('2025-03-11', {
    items: [salon.item({ seller_id: salon.rita })],
    client_id: salon.client,
  });
  bodyOf(await salon.takeBack(sale.id));
  await salon.voidedOn(sale.id, '2025-03-20');
  await salon.sold('2025-03-12', { items: [salon.combs(3, { seller_id: salon.rita })] });
  await salon.pay();
  await salon.pay({ staff_id: salon.bia, amount: 7_00 });
});
afterAll(() => pool.end());

const ownerDb = () => databaseOf(pool, salon.owner.id as OwnerId);
const portalDb = (staff: string) => portalDatabaseOf(pool, salon.owner.id as OwnerId, staff as StaffId);

test.each(['open', 'closed'])(
  'a professional at the portal reads the statement that the owner reads, %s or not',
  async (state) => {
    if (state === 'closed') await salon.closed('2025-03-01', '2025-03-11');
    for (const staff of [salon.rita, salon.bia]) {
      const asked = { staff_id: staff, ...MARCH };
      const statement = await readStatement(portalDb(staff), asked);
      expect(statement?.rows.length).toBeGreaterThan(1);
      expect(statement).toEqual(await salon.statement(staff));
      expect(await readSummaryOf(portalDb(staff), staff, MARCH)).toEqual(await salon.rowOf(staff));
    }
  },
);

test('a professional reads nothing of a colleague', async () => {
  expect(await readStatement(portalDb(salon.bia), { staff_id: salon.rita, ...MARCH })).toBeUndefined();
  expect(await readSummaryOf(portalDb(salon.bia), salon.rita, MARCH)).toBeUndefined();
  const { rows } = await sql<{ staff_id: string }>`select distinct staff_id from app.staff_earnings`.execute(
    portalDb(salon.bia),
  );
  expect(rows).toEqual([{ staff_id: salon.bia }]);
});

test('the earnings by professional are those of all', async () => {
  const fields = sql`staff_id, day::text, at::text, place, kind, line_id, appointment_id, sale_id, description, base::text, net_share::text,
    percent::text, amount::text, quantity::text, unit_label`;
  const { rows: all } = await sql`select ${fields} from ${earningsIn(MARCH)} as earning order by line_id, kind`.execute(
    ownerDb(),
  );
  const { rows: byStaff } = await sql`select ${fields} from app.staff_earnings order by line_id, kind`.execute(
    ownerDb(),
  );
  expect(all).toHaveLength(7);
  expect(byStaff).toEqual(all);
});
