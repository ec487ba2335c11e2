import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanced } from '#domain/commissions/summary.ts';
import { addDays } from '#domain/shared/time.ts';
import { databaseOf, portalDatabaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId, StaffId } from '#server/kernel/principal.ts';
import { reportRows } from '#server/reports/testing/report-rows.ts';
import { testServer } from '#server/test-server.ts';
import { readSums, readSumsOf } from './queries.ts';
import { type CommissionSalon, commissionSalon, salonDay } from './testing/commission-salon.ts';

const server = testServer();
let pool: pg.Pool;
beforeAll(async () => {
  const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  pool = openPool(app, 2);
});
afterAll(() => pool.end());

/** Half a year up to today, and a little of what lies ahead. */
const day = fc.integer({ min: -180, max: 10 }).map((days) => addDays(salonDay(), days));
const amount = fc.integer({ min: 1, max: 99_99 });
const who = fc.boolean();
const earned = fc.record({ kind: fc.constant('earned'), day, amount, who });
const sold = fc.record({ kind: fc.constant('sold'), day, amount, who, voided: fc.option(day) });
const paid = fc.record({ kind: fc.constant('paid'), day, amount, who });
const settled = fc.record({ kind: fc.constant('settled'), day, who });
const closed = fc.record({ kind: fc.constant('closed'), day, days: fc.integer({ min: 0, max: 75 }) });
const reopened = fc.record({ kind: fc.constant('reopened') });
const deed = fc.oneof(
  { weight: 4, arbitrary: earned },
  sold,
  paid,
  settled,
  { weight: 2, arbitrary: closed },
  reopened,
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** Whatever is refused, such as a closed period that would overlap another one, has not happened. */
async function does(salon: CommissionSalon, one: Deed, latest: string[]): Promise<void> {
  const person = 'who' in one && one.who ? salon.rita : salon.bia;
  const rows = reportRows(server, salon.owner.id);
  const today = salonDay();
  switch (one.kind) {
    case 'earned': {
      const line = { service: null, staff: null, price: one.amount, commission: one.amount, cost: 0 };
      await rows.visit({ day: one.day, staff: person, lines: [line], paid: [{ amount: one.amount, fee: 0 }] });
      return;
    }
    case 'sold': {
      const item = { product: salon.comb, seller: person, value: one.amount, commission: one.amount };
      const sale = { day: one.day, items: [item], total: one.amount };
      await rows.sale(one.voided ? { ...sale, voidedOn: one.voided } : sale);
      return;
    }
    case 'paid':
      await salon.advance({ staff_id: person, amount: one.amount, effective_date: one.day });
      return;
    case 'settled':
      await salon.settle({ staff_id: person, effective_date: one.day < today ? one.day : today });
      return;
    case 'closed': {
      const end = addDays(one.day, one.days);
      const { status, body } = await salon.close(one.day, end < today ? end : today);
      if (status === 200) latest.push((body as { id: string }).id);
      return;
    }
    case 'reopened':
      for (const id of latest.toReversed()) if ((await salon.reopen(id)).status === 200) return;
  }
}

test('what is owed from before any day is the sum of everything before it, whatever was closed, reopened, settled or taken back', {
  timeout: 240_000,
}, async () => {
  const run = async (deeds: Deed[], days: string[]) => {
    const salon = await commissionSalon(server);
    const owner = salon.owner.id as OwnerId;
    const db = databaseOf(pool, owner);
    const now = Temporal.Now.instant();
    const closings: string[] = [];
    for (const one of deeds) await does(salon, one, closings);
    for (const first of [...days, salonDay(), `${salonDay().slice(0, 7)}-01`, addDays(salonDay(), 40)]) {
      const whole = await readSums(db, { first: '1900-01-01', last: addDays(first, -1) }, now);
      const carried = await readSums(db, { first, last: first }, now);
      const owed = new Map(whole.staff.map((one) => [one.staff_id, balanced(one).owed]));
      for (const { staff_id, previous_balance } of carried.staff) {
        expect(previous_balance, first).toBe(owed.get(staff_id));
        const own = { first, last: first };
        expect((await readSumsOf(db, staff_id, own))?.previous_balance, first).toBe(previous_balance);
        const portal = portalDatabaseOf(pool, owner, staff_id as StaffId);
        expect((await readSumsOf(portal, staff_id, own))?.previous_balance, first).toBe(previous_balance);
      }
    }
  };
  const deeds = fc.array(deed, { minLength: 10, maxLength: 40 });
  await fc.assert(fc.asyncProperty(deeds, fc.array(day, { minLength: 2, maxLength: 4 }), run), {
    numRuns: 15,
    seed: 50,
  });
});
