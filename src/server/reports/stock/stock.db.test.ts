import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readResult } from '../result/read-result.ts';
import { readServices } from '../services/read-services.ts';
import { openReports, type ReportSalon, reportSalon } from '../testing/salon-at.ts';
import { readShelfPage, readStockReport } from './read-stock.ts';

let database: Awaited<ReturnType<typeof openReports>>;
let salon: ReportSalon;
beforeAll(async () => {
  database = await openReports();
});
afterAll(() => database.close());
beforeEach(async () => {
  salon = await reportSalon(database);
});

const TODAY = '2026-11-17';
const OCTOBER = { first: '2026-10-01', last: '2026-10-31' };
const report = (range = OCTOBER) => readStockReport(salon.on(TODAY), range);

type Made = { name?: string; stock?: number; type?: string; ativo?: boolean; created?: string; min?: number | null };

async function product({ name = 'Tintura', stock = 0, type = 'internal', min = 0, ...more }: Made = {}) {
  return salon.insert('products', {
    name,
    product_type: type,
    unit_of_measure: 'ml',
    base_unit: 'ml',
    min_stock: min,
    stock_quantity_base: stock,
    ativo: more.ativo ?? true,
    created_at: more.created ?? '2026-01-01T12:00:00Z',
  });
}
const lot = (product_id: string, quantity: number, reais: number, purchase_date: string) =>
  salon.insert('product_purchases', {
    product_id,
    purchase_date,
    quantity_purchased: quantity,
    quantity_purchased_base: quantity,
    purchase_unit: 'ml',
    unit_cost: reais / quantity,
    total_value: reais,
    payment_method: 'PIX',
  });
const move = (product_id: string, movement_type: string, quantity_changed: number, day: string) =>
  salon.insert('stock_movements', { product_id, movement_type, quantity_changed, created_at: `${day}T15:00:00Z` });

test('an empty salon has nothing on the shelf', async () => {
  expect(await report()).toMatchObject({
    before: { first: '2026-09-01', last: '2026-09-30' },
    worth: { total: 0, internal: 0, resale: 0 },
    low: { count: 0, rows: [] },
    used: { now: 0, before: 0 },
    months: [{ month: '2026-10', used: 0, sold: 0 }],
  });
});

test('worth is the stock at the open lot: 150 ml of two lots of 100 are in the first, 50 are in the second', async () => {
  const tint = await product({ stock: 150 });
  await lot(tint, 100, 10, '2026-01-01');
  await lot(tint, 100, 20, '2026-02-01');
  expect((await report()).worth).toEqual({ total: 15_00, internal: 15_00, resale: 0 });
  await salon.admin.query('update products set stock_quantity_base = 50 where id = $1', [tint]);
  expect((await report()).worth.total).toBe(10_00);
});

test('by kind and in all: what is inactive but on the shelf is worth something, what was never bought is not', async () => {
  const [tint, old, gift] = [
    await product({ stock: 10 }),
    await product({ stock: 10, type: 'resale', ativo: false }),
    await product({ stock: 10, type: 'resale' }),
  ];
  await lot(tint, 10, 30, '2026-01-01');
  await lot(old, 20, 40, '2026-01-01');
  const { worth, all } = await report();
  expect(worth).toEqual({ total: 50_00, internal: 30_00, resale: 20_00 });
  expect(all.rows.map(({ id, worth }) => [id, worth])).toEqual([
    [tint, 30_00],
    [old, 20_00],
    [gift, 0],
  ]);
});

test('low is what is at its minimum or below, the emptiest first', async () => {
  await product({ name: 'Cheio', stock: 3, min: 2 });
  await product({ name: 'No mínimo', stock: 2, min: 2 });
  await product({ name: 'Vazio', stock: 0, min: null });
  await product({ name: 'Inativo', stock: 0, min: 2, ativo: false });
  const { low } = await report();
  expect([low.count, low.rows.map(({ name }) => name)]).toEqual([2, ['Vazio', 'No mínimo']]);
});

test('idle is what nothing was used or sold of for ninety days; a count or a purchase does not wake it', async () => {
  const sleeping = await product({ name: 'Parado', stock: 10 });
  await move(sleeping, 'deduction', -5, '2026-08-19');
  await move(sleeping, 'purchase', 5, '2026-11-01');
  await move(sleeping, 'adjustment', -1, '2026-11-02');
  const awake = await product({ name: 'Vendido', stock: 10 });
  await move(awake, 'sale', -1, '2026-08-20');
  await product({ name: 'Recente', stock: 10, created: '2026-11-01T12:00:00Z' });
  const { idle } = await report();
  expect(idle).toMatchObject({ count: 1, rows: [{ name: 'Parado', last_out: '2026-08-19', resting_days: 90 }] });
});

test('what left the shelf in the period is what was used and sold, less what came back, by the salon’s day', async () => {
  const tint = await product({ stock: 10 });
  await move(tint, 'deduction', -30, '2026-10-05');
  await move(tint, 'return', 10, '2026-10-06');
  await move(tint, 'sale', -4, '2026-10-31');
  await move(tint, 'sale', -7, '2026-09-30');
  await move(tint, 'adjustment', -2, '2026-10-07');
  // Still the 31st in São Paulo.
  await salon.insert('stock_movements', {
    product_id: tint,
    movement_type: 'sale',
    quantity_changed: -1,
    created_at: '2026-11-01T02:00:00Z',
  });
  expect((await report()).all.rows).toMatchObject([{ left: 25 }]);
});

const used = (...costs: number[]) => ({
  products_used: JSON.stringify(costs.map((total_cost) => ({ total_cost }))),
  cost: costs.reduce((sum, cost) => sum + cost, 0),
});

test('used is what finalised appointments used, sold what sales brought in, voids taken off on their day', async () => {
  await salon.visit(null, '2026-10-10', 100, used(12.5));
  await salon.visit(null, '2026-10-11', 100, { ...used(99), status: 'pendente' });
  await salon.visit(null, '2026-09-10', 100, used(10));
  await salon.voidOf(await salon.sale(null, '2026-09-20', 80), '2026-10-02', 80);
  await salon.sale(null, '2026-10-20', 200);
  expect(await report()).toMatchObject({
    used: { now: 12_50, before: 10_00 },
    sold: { now: 120_00, before: 80_00 },
    months: [{ month: '2026-10', used: 12_50, sold: 120_00 }],
  });
});

test('used is counted on the days of the result, from the same products', async () => {
  const november = { first: '2026-11-01', last: '2026-11-30' };
  const visit = await salon.visit(null, '2026-11-05', 100, { cost: 99 });
  await salon.insert('appointment_services', {
    appointment_id: visit,
    service_name: 'Coloração',
    unit_price: 100,
    duration_minutes: 60,
    products_used: used(1.005, 1.005).products_used,
  });
  // Finalised, but on a day to come; what it used is counted on both pages or on neither.
  await salon.visit(null, '2026-11-20', 100, used(7));
  const [result] = (await readResult(salon.on(TODAY), november)).months;
  const { used: shown, months } = await report(november);
  expect([shown.now, months[0]?.used]).toEqual([result?.product_costs, result?.product_costs]);
  expect((await readServices(salon.on(TODAY), november)).total.products).toBe(shown.now);
});

test('a long list comes page by page, each product once', async () => {
  await salon.admin.query(
    `insert into products (user_id, name, product_type, unit_of_measure, base_unit, stock_quantity_base, min_stock)
     select $1, 'Produto ' || n, 'internal', 'ml', 'ml', n % 7, 100 from generate_series(1, 250) n`,
    [salon.owner],
  );
  const first = await readShelfPage(salon.on(TODAY), { ...OCTOBER, list: 'low' });
  const second = await readShelfPage(salon.on(TODAY), { ...OCTOBER, list: 'low', cursor: first.next ?? '' });
  const third = await readShelfPage(salon.on(TODAY), { ...OCTOBER, list: 'low', cursor: second.next ?? '' });
  const all = [...first.rows, ...second.rows, ...third.rows];
  expect([all.length, third.next, new Set(all.map(({ id }) => id)).size]).toEqual([250, null, 250]);
  const stocks = all.map(({ stock_quantity }) => stock_quantity);
  expect(stocks).toEqual(stocks.toSorted((a, b) => a - b));
  expect((await report()).low).toMatchObject({ count: 250, rows: { length: 8 } });
});
