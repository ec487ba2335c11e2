import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WholeMonth } from '#contract/cashier/month.ts';
import { type ReportSalon, startReporting } from '../testing/small-salon.ts';
import { readIncome } from './read-income.ts';

let reporting: Awaited<ReturnType<typeof startReporting>>;
let salon: ReportSalon;
beforeAll(async () => {
  reporting = await startReporting();
});
afterAll(() => reporting.close());
beforeEach(async () => {
  salon = await reporting.salon();
});

const october = (today = '2026-11-17') => readIncome(salon.asked(today), { year: 2026, month: 10 });
const pix = (amount: number) => [{ method: 'PIX' as const, amount }];

test('a month without anything has zeros, no days and no expenses', async () => {
  expect(await october()).toEqual({
    revenue: { services: 0, products: 0, total: 0, appointments: 0 },
    expenses: { commissions: 0, fixed_costs: 0, products: 0, others: 0, total: 0 },
    balance: 0,
    days: [],
    items: [],
    before: { first: '2026-09-01', last: '2026-09-30', revenue: 0, expenses: 0, balance: 0 },
  });
});

test('a small month, by hand', async () => {
  const rita = await salon.professional('Rita');
  const bia = await salon.professional('Bia');
  const card = [
    { method: 'PIX' as const, amount: 100_00 },
    { method: 'Cartão de Crédito' as const, amount: 50_00, fee: 1_75 },
  ];
  await salon.work('2026-10-05', card, [
    { price: 100_00, staff: rita, commission: 40_00 },
    { price: 50_00, staff: bia, commission: 25_00 },
  ]);
  await salon.work('2026-10-20', pix(80_00), [{ price: 80_00, staff: rita, commission: 32_00 }]);
  await salon.sell('2026-10-20', pix(60_00), [{ value: 60_00, cost: 20_00, seller: bia, commission: 6_00 }]);
  await salon.fixedCost('2026-10', 500_00, { due: '2026-10-05', note: 'Reajustado' });
  await salon.fixedCost('2026-10', 30_00, { name: 'Jornal', category: 'Outros', due: '2026-11-02' });
  await salon.purchase('2026-09-01', { value: 200_00, paid: '2026-10-12', supplier: 'Aurora' });
  await salon.expense('2026-10-01', { value: 90_00, paid: '2026-10-12', supplier: 'Assistência' });

  const { items, ...report } = await october();
  expect(report).toEqual({
    revenue: { services: 230_00, products: 60_00, total: 290_00, appointments: 2 },
    // Rita 72,00 and Bia 31,00; rent; purchase; newspaper, repair and card fees.
    expenses: { commissions: 103_00, fixed_costs: 500_00, products: 200_00, others: 121_75, total: 924_75 },
    balance: -634_75,
    days: [
      { date: '2026-10-05', revenue: 150_00, services: 150_00, products: 0, expenses: 566_75 },
      { date: '2026-10-12', revenue: 0, services: 0, products: 0, expenses: 290_00 },
      { date: '2026-10-20', revenue: 140_00, services: 80_00, products: 60_00, expenses: 38_00 },
      { date: '2026-10-31', revenue: 0, services: 0, products: 0, expenses: 30_00 },
    ],
    before: { first: '2026-09-01', last: '2026-09-30', revenue: 0, expenses: 0, balance: 0 },
  });
  expect(items).toMatchObject([
    { kind: 'commission', category: 'Comissão', name: 'Bia', value: 31_00, date: '2026-10-20', services: 1 },
    { kind: 'commission', category: 'Comissão', name: 'Rita', value: 72_00, date: '2026-10-20', services: 2 },
    {
      kind: 'fixed_cost',
      category: 'Custo Fixo',
      name: 'Aluguel',
      value: 500_00,
      date: '2026-10-05',
      note: 'Reajustado',
    },
    { kind: 'fixed_cost', category: 'Outro', name: 'Jornal', value: 30_00, date: '2026-10-31' },
    { kind: 'expense', category: 'Outro', value: 90_00, date: '2026-10-12', cost_category: 'Serviços' },
    { kind: 'purchase', category: 'Produto', name: 'Esmalte', value: 200_00, supplier: 'Aurora' },
    { kind: 'fees', category: 'Outro', name: '', value: 1_75, date: '2026-10-05' },
  ]);
});

describe('revenue', () => {
  test('is what the cashier says of the same month, in its parts and together', async () => {
    await salon.work('2026-10-05', pix(150_00), []);
    await salon.sell('2026-10-06', pix(60_00), []);
    await salon.sell('2026-09-30', pix(25_00), [], '2026-10-07');
    const { cards, days } = (await salon.owner.get('/api/cashier/month?year=2026&month=10')).body as WholeMonth;
    const report = await october();
    expect(report.revenue).toEqual({ services: 150_00, products: 35_00, total: 185_00, appointments: 1 });
    expect([report.revenue.total, report.revenue.products]).toEqual([cards.total, cards.product_sales]);
    expect(report.days.map(({ date, revenue }) => [date, revenue]).reverse()).toEqual(
      days.map(({ date, total }) => [date, total]),
    );
  });

  test('counts an appointment once, however many parts it was paid in', async () => {
    await salon.work('2026-10-05', [...pix(10_00), { method: 'Dinheiro', amount: 5_00 }], []);
    expect((await october()).revenue).toMatchObject({ total: 15_00, appointments: 1 });
  });
});

describe('expenses', () => {
  test('are instalments by their own payment, and a purchase in instalments never as a whole', async () => {
    await salon.split('2026-09-10', [
      { value: 220_01, paid: '2026-09-30' },
      { value: 220_00, paid: '2026-10-12' },
      { value: 220_00 },
    ]);
    const { items } = await october();
    expect(items).toMatchObject([
      { kind: 'instalment', category: 'Produto', value: 220_00, part: { number: 2, of: 3 } },
    ]);
    expect(items).toHaveLength(1);
  });

  test('are fixed costs of the month that are paid, whenever they were due', async () => {
    await salon.fixedCost('2026-10', 10_00, { due: '2026-11-05' });
    await salon.fixedCost('2026-11', 20_00, { due: '2026-10-28' });
    await salon.fixedCost('2026-10', 40_00, { is_paid: false });
    await salon.fixedCost('2026-10', 80_00);
    const { items, expenses } = await october();
    expect(items.map(({ value, date }) => [value, date])).toEqual([
      [80_00, '2026-10-01'],
      [10_00, '2026-10-31'],
    ]);
    expect(expenses.total).toBe(90_00);
  });

  test('never are advances, nor what comes to nothing', async () => {
    const rita = await salon.professional('Rita');
    await salon.insert('commission_advances', { staff_id: rita, amount: 500, effective_date: '2026-10-10' });
    await salon.work('2026-10-05', pix(80_00), [{ price: 80_00, staff: rita, commission: 0 }]);
    await salon.sell('2026-10-06', [{ method: 'Cartão de Débito', amount: 60_00, fee: 1_20 }], [], '2026-10-07');
    const { items, expenses } = await october();
    expect([items, expenses.total]).toEqual([[], 0]);
  });

  test('are less where a sale was taken back: its seller’s commission and its fee, on the day of the void', async () => {
    const rita = await salon.professional('Rita');
    const paid = [{ method: 'Cartão de Débito' as const, amount: 60_00, fee: 1_20 }];
    await salon.sell('2026-09-06', paid, [{ value: 60_00, cost: 20_00, seller: rita, commission: 6_00 }], '2026-10-07');
    const { items, expenses, days } = await october();
    expect(items.map(({ kind, value }) => [kind, value])).toEqual([
      ['commission', -6_00],
      ['fees', -1_20],
    ]);
    expect(expenses.total).toBe(-7_20);
    expect(days).toMatchObject([{ date: '2026-10-07', revenue: -60_00, products: -60_00, expenses: -7_20 }]);
  });
});

test('a month that runs is compared with the same days of the month before', async () => {
  await salon.work('2026-09-10', pix(70_00), []);
  await salon.work('2026-09-11', pix(500_00), []);
  await salon.fixedCost('2026-09', 10_00, { due: '2026-09-05' });
  await salon.fixedCost('2026-09', 99_00, { due: '2026-09-20' });
  const running = await october('2026-10-10');
  expect(running.before).toEqual({
    first: '2026-09-01',
    last: '2026-09-10',
    revenue: 70_00,
    expenses: 10_00,
    balance: 60_00,
  });
  expect((await october()).before).toMatchObject({ last: '2026-09-30', revenue: 570_00, expenses: 109_00 });
});

test('what is no month is refused, and nothing of another salon is counted', async () => {
  expect((await salon.owner.get('/api/reports/income-expenses?year=2026&month=13')).status).toBe(422);
  await salon.work('2026-10-05', pix(150_00), []);
  await salon.expense('2026-10-01', { paid: '2026-10-12' });
  const stranger = await reporting.salon();
  const { revenue, items } = await readIncome(stranger.asked('2026-11-17'), { year: 2026, month: 10 });
  expect([revenue.total, items]).toEqual([0, []]);
});
