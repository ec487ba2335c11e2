import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_AMOUNTS, RESULT_LINES, resultOf } from '#domain/reports/result.ts';
import type { Cents } from '#domain/shared/money.ts';
import { readIncome } from '../income/read-income.ts';
import { readRows } from '../rows/queries.ts';
import { type ReportSalon, startReporting } from '../testing/small-salon.ts';
import { readResult } from './read-result.ts';

let reporting: Awaited<ReturnType<typeof startReporting>>;
let salon: ReportSalon;
beforeAll(async () => {
  reporting = await startReporting();
});
afterAll(() => reporting.close());
beforeEach(async () => {
  salon = await reporting.salon();
});

const TODAY = '2026-11-17';
const autumn = { first: '2026-09-01', last: '2026-10-31' };
const read = (range = autumn, today = TODAY) => readResult(salon.asked(today), range);
const pix = (amount: number) => [{ method: 'PIX' as const, amount }];

test('two small months, by hand', async () => {
  const rita = await salon.professional('Rita');
  const card = [{ method: 'Cartão de Crédito' as const, amount: 150_00, fee: 5_24 }];
  await salon.work('2026-09-05', card, [
    { price: 100_00, staff: rita, commission: 40_00, used: [3_05, 1_00] },
    { price: 50_00, staff: rita, used: [2_00] },
  ]);
  await salon.sell('2026-10-06', pix(60_00), [{ value: 60_00, cost: 20_00, seller: rita, commission: 6_00 }]);
  await salon.fixedCost('2026-10', 500_00, { due: '2026-10-05' });
  await salon.fixedCost('2026-10', 30_00, { category: 'Outros' });
  await salon.purchase('2026-09-01', { value: 999_00, paid: '2026-10-12' });
  await salon.expense('2026-08-01', { value: 90_00, paid: '2026-09-12' });
  await salon.work('2026-08-31', pix(70_00), []);

  expect(await read()).toEqual({
    months: [
      {
        month: '2026-09',
        services: 150_00,
        products: 0,
        fees: 5_24,
        product_costs: 6_05,
        commissions: 40_00,
        fixed_costs: 0,
        expenses: 90_00,
      },
      {
        month: '2026-10',
        services: 0,
        products: 60_00,
        fees: 0,
        product_costs: 20_00,
        commissions: 6_00,
        fixed_costs: 530_00,
        expenses: 0,
      },
    ],
    before: { ...NO_AMOUNTS, first: '2026-07-01', last: '2026-08-31', services: 70_00 },
  });
});

test('a sale that was taken back gives its products’ cost back on the day of the void', async () => {
  await salon.sell('2026-09-06', pix(60_00), [{ value: 60_00, cost: 20_00 }], '2026-10-02');
  const { months } = await read();
  expect(months.map(({ products, product_costs }) => [products, product_costs])).toEqual([
    [60_00, 20_00],
    [-60_00, -20_00],
  ]);
});

test('what is not finalised, or was sold before costs were kept, costs nothing', async () => {
  const id = await salon.work('2026-09-05', [], [{ used: [9_00] }]);
  await salon.db
    .updateTable('appointments')
    .set({ status: 'pendente', payment_method: null })
    .where('id', '=', id)
    .execute();
  await salon.sell('2026-10-06', pix(60_00), [{ value: 60_00, cost: null }]);
  expect((await read()).months.map(({ product_costs }) => product_costs)).toEqual([0, 0]);
});

test('days in a row have the fixed costs that lie in them', async () => {
  await salon.fixedCost('2026-10', 10_00, { due: '2026-10-05' });
  await salon.fixedCost('2026-10', 20_00, { due: '2026-10-20' });
  await salon.fixedCost('2026-10', 40_00, { due: '2026-11-03' });
  const { months } = await read({ first: '2026-10-10', last: '2026-10-31' });
  expect(months).toMatchObject([{ month: '2026-10', fixed_costs: 60_00 }]);
});

test('a period that runs is compared up to the same day', async () => {
  await salon.work('2026-10-17', pix(1_00), []);
  await salon.work('2026-10-18', pix(10_00), []);
  const { months, before } = await read({ first: '2026-11-01', last: '2026-11-30' });
  expect(months).toEqual([{ month: '2026-11', ...NO_AMOUNTS }]);
  expect(before).toMatchObject({ first: '2026-10-01', last: '2026-10-17', services: 1_00 });
});

test('more than three years, and days that are none, are refused', async () => {
  const asked = async (first: string, last: string) =>
    (await salon.owner.get(`/api/reports/result?first=${first}&last=${last}`)).status;
  expect(await asked('2026-01-01', '2026-10-31')).toBe(200);
  expect(await asked('2023-01-01', '2026-10-31')).toBe(422);
  expect(await asked('2026-02-30', '2026-10-31')).toBe(422);
});

test('it differs from income versus expenses by the products alone: used and sold here, bought there', async () => {
  const amount = fc.integer({ min: 1, max: 50_000 });
  const day = fc.integer({ min: 1, max: 30 }).map((day) => `2026-09-${String(day).padStart(2, '0')}`);
  const deed = fc.oneof(
    fc.record({ kind: fc.constant('work'), day, amount, commission: amount, used: fc.array(amount, { maxLength: 2 }) }),
    fc.record({ kind: fc.constant('sell'), day, amount, cost: amount }),
    fc.record({ kind: fc.constant('void'), day, amount, cost: amount }),
    fc.record({ kind: fc.constantFrom('purchase', 'expense', 'fixed', 'other'), day, amount }),
  );
  type Deed = { kind: string; day: string; amount: number; commission?: number; used?: number[]; cost?: number };
  const run = async (deeds: Deed[]) => {
    salon = await reporting.salon();
    const rita = await salon.professional('Rita');
    for (const { kind, day, amount, commission = 0, used = [], cost = 0 } of deeds) {
      const paid = [{ method: 'Cartão de Débito' as const, amount, fee: Math.floor(amount / 50) }];
      const item = { value: amount, cost, seller: rita, commission: Math.floor(amount / 10) };
      if (kind === 'work') await salon.work(day, paid, [{ price: amount, staff: rita, commission, used }]);
      if (kind === 'sell') await salon.sell(day, paid, [item]);
      if (kind === 'void') await salon.sell('2026-08-02', paid, [item], day);
      if (kind === 'purchase') await salon.purchase('2026-08-01', { value: amount, paid: day });
      if (kind === 'expense') await salon.expense('2026-08-01', { value: amount, paid: day });
      if (kind === 'fixed') await salon.fixedCost('2026-09', amount, { due: day });
      if (kind === 'other') await salon.fixedCost('2026-09', amount, { category: 'Outros' });
    }
    const income = await readIncome(salon.asked(TODAY), { year: 2026, month: 9 });
    const { months } = await read({ first: '2026-09-01', last: '2026-09-30' });
    const amounts = Object.fromEntries(RESULT_LINES.map((line) => [line, (months[0]?.[line] ?? 0) as Cents]));
    const { revenue, costs } = resultOf(amounts as Parameters<typeof resultOf>[0]);
    expect(revenue).toBe(income.revenue.total);
    expect(costs - (amounts.product_costs ?? 0)).toBe(income.expenses.total - income.expenses.products);
    const sum = (of: 'revenue' | 'expenses') => income.days.reduce((all, day) => all + day[of], 0);
    expect([sum('revenue'), sum('expenses')]).toEqual([income.revenue.total, income.expenses.total]);
    await expectRowsToAddUp({ first: '2026-09-01', last: '2026-09-30' });
    await expectRowsToAddUp({ first: '2026-09-11', last: '2026-09-20' });
  };
  await fc.assert(fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 25 }), run), { numRuns: 10 });
});

/** Whatever line is opened, its rows are the figure. */
async function expectRowsToAddUp(range: typeof autumn) {
  const [amounts] = (await read(range)).months;
  for (const line of RESULT_LINES) {
    const { rows, count, total } = await readRows(salon.db, { ...range, line });
    expect([line, total]).toEqual([line, amounts?.[line]]);
    expect([rows.length, rows.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([count, total]);
  }
}

test('a figure opens its rows: who, what, on which day, and where it lies', async () => {
  const rita = await salon.professional('Rita');
  const card = [{ method: 'Cartão de Crédito' as const, amount: 150_00, fee: 5_24 }];
  const visit = await salon.work('2026-09-05', card, [
    { price: 150_00, staff: rita, commission: 40_00, used: [3_05, 1_00] },
  ]);
  await salon.sell(
    '2026-09-06',
    pix(60_00),
    [{ value: 60_00, cost: 20_00, seller: rita, commission: 6_00 }],
    '2026-09-08',
  );
  await salon.expense('2026-08-01', { value: 90_00, paid: '2026-09-12' });
  await salon.expense('2026-09-01', { value: 80_00, paid: '2026-10-01' });
  const september = { first: '2026-09-01', last: '2026-09-30' };
  const opened = async (line: (typeof RESULT_LINES)[number]) =>
    (await readRows(salon.db, { ...september, line })).rows.map(({ date, kind, amount }) => [date, kind, amount]);
  expect(await opened('fees')).toEqual([['2026-09-05', 'appointment', 5_24]]);
  expect(await opened('expenses')).toEqual([['2026-09-12', 'expense', 90_00]]);
  expect(await opened('product_costs')).toEqual([
    ['2026-09-08', 'void', -20_00],
    ['2026-09-06', 'sale', 20_00],
    ['2026-09-05', 'appointment', 1_00],
    ['2026-09-05', 'appointment', 3_05],
  ]);
  expect(
    (await readRows(salon.db, { ...september, line: 'commissions', professional_id: rita })).rows[2],
  ).toMatchObject({
    appointment_id: visit,
    name: 'Rita',
    detail: expect.stringContaining('Serviço 0'),
    amount: 40_00,
  });
});

test('many rows come page by page, each once, with the sum of all', async () => {
  const many = Array.from({ length: 130 }, (_, at) => 1_00 + at);
  await salon.work('2026-09-05', pix(150_00), [{ price: 150_00, used: many }]);
  const asked = { ...autumn, line: 'product_costs' as const };
  const first = await readRows(salon.db, asked);
  const second = await readRows(salon.db, { ...asked, cursor: first.next ?? '' });
  const amounts = [...first.rows, ...second.rows].map(({ amount }) => amount);
  expect([first.total, second.total, second.next]).toEqual([first.total, many.reduce((sum, one) => sum + one), null]);
  expect(amounts.toSorted((a, b) => a - b)).toEqual(many);
});
