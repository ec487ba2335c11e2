import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayEntry, WholeMonth } from '#contract/cashier/month.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { cashierRows, type Paid } from '../testing/rows.ts';

const server = testServer();

const day = fc.integer({ min: 1, max: 4 }).map((day) => `2026-11-0${day}`);
const method = fc.constantFrom(...CLIENT_PAYMENT_METHODS);
const parts: fc.Arbitrary<Paid[]> = fc.array(fc.record({ method, amount: fc.integer({ min: 1, max: 99_999 }) }), {
  minLength: 1,
  maxLength: 3,
});
const deed = fc.oneof(
  fc.record({ kind: fc.constant('appointment' as const), day, parts }),
  fc.record({ kind: fc.constant('sale' as const), day, parts }),
  fc.record({ kind: fc.constant('voided' as const), day, parts, voidedOn: day }),
  fc.record({ kind: fc.constant('receive' as const), day, piece: fc.integer({ min: 1, max: 500 }), method }),
);

type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** Each sum by itself, straight from the rows. */
const SUMS = `select
  coalesce(sum(amount) filter (where method <> 'Mensalista (a receber)'), 0) * 100 as received,
  coalesce(sum(amount) filter (where method = 'Mensalista (a receber)'), 0) * 100 as to_receive,
  coalesce(sum(amount) filter (where sale_id is not null), 0) * 100 as product_sales,
  count(distinct sale_id) filter (where void_id is null) as product_sales_count,
  coalesce(sum(amount), 0) * 100 as total
  from payments where user_id = $1`;
const DAYS = `select day::text as date, count(distinct appointment_id) as appointments,
  count(distinct sale_id) filter (where void_id is null) as sales, sum(amount) * 100 as total,
  coalesce(sum(amount) filter (where void_id is not null), 0) * 100 as voided, count(distinct void_id) as voids
  from payments where user_id = $1 group by day order by day desc`;
const METHODS = `select day::text as date, method, count(*) as payments, sum(amount) * 100 as amount
  from payments where user_id = $1 and void_id is null group by day, method`;

async function asked(sql: string, owner: string): Promise<Array<Record<string, number | string>>> {
  const { rows } = await server.admin.query<Record<string, string>>(sql, [owner]);
  const isText = (key: string) => key === 'date' || key === 'method';
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, isText(key) ? value : Number(value)])),
  );
}

test('after any deeds the cards, the days and their methods are the sums of the rows beneath, to the cent', async () => {
  const run = async (deeds: Deed[]) => {
    const owner = await signedUp(server);
    const rows = cashierRows(server, owner.id);
    for (const one of deeds) {
      if (one.kind === 'appointment') await rows.appointment(one.day, one.parts);
      else if (one.kind === 'sale') await rows.sale(one.day, one.parts);
      else if (one.kind === 'voided') await rows.voidOf(await rows.sale(one.day, one.parts), one.voidedOn, one.parts);
      else if (one.method !== 'Mensalista (a receber)') await rows.receive(one.day, one.piece, one.method);
    }
    const { body } = await owner.get('/api/cashier/month?year=2026&month=11');
    const { cards, days } = body as WholeMonth;
    expect([cards]).toEqual(await asked(SUMS, owner.id));
    const shown = days.map(({ methods: _, voids, ...day }) => ({ ...day, voided: voids.amount, voids: voids.count }));
    expect(shown).toEqual(await asked(DAYS, owner.id));
    const methods = days.flatMap(({ date, methods }) => methods.map((one) => ({ date, ...one })));
    const beneath = await asked(METHODS, owner.id);
    expect(methods).toHaveLength(beneath.length);
    expect(methods).toEqual(expect.arrayContaining(beneath));
    // And the shown numbers add up by themselves, as somebody with a pencil would.
    for (const { total, methods, voids } of days) {
      expect(total).toBe(methods.reduce((sum, { amount }) => sum + amount, voids.amount));
    }
    expect(cards.total).toBe(days.reduce((sum, { total }) => sum + total, 0));
    for (const day of days) {
      const answer = await owner.get(`/api/cashier/day-entries?date=${day.date}`);
      const { rows: entries } = answer.body as { rows: DayEntry[] };
      const count = (kind: DayEntry['kind']) => entries.filter((entry) => entry.kind === kind).length;
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(day.total);
      expect([count('appointment'), count('sale'), count('void')]).toEqual([
        day.appointments,
        day.sales,
        day.voids.count,
      ]);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 40 }), run), { numRuns: 25 });
});
