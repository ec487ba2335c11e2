import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Used } from '#domain/products/stock-change.ts';
import { type Database, databaseOf, inTransaction } from '#server/kernel/database/db.ts';
import { openPool, waitingUpTo } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { connectAsAdmin, signUp } from '#server/kernel/testing/salon.ts';
import { changeStock } from './change-stock.ts';
import { moveStock } from './move-stock.ts';
import { openLots } from './open-lot-cost.ts';
import { insertProduct, readMovements, readProduct } from './queries.ts';

const CONNECTIONS = 4;
let owner: OwnerId;
let db: Database;
let admin: Awaited<ReturnType<typeof connectAsAdmin>>;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  owner = (await signUp(admin)) as OwnerId;
  const pool = openPool(
    (await makeLogins(adminUrl, 'a secret for the tests of the stock')).app,
    CONNECTIONS,
    waitingUpTo(60),
  );
  db = databaseOf(pool, owner);
  close = () => Promise.all([pool.end(), admin.end()]);
});
afterAll(() => close());

const newProduct = () =>
  insertProduct(db, owner, {
    name: 'Óleo',
    description: '',
    product_type: 'resale',
    base_unit: 'ml',
    unit_of_measure: 'ml',
    display_unit_label: '',
    unit_size_in_base: null,
    min_stock: null,
    price: '0.00',
  });

type Change = Pick<Parameters<typeof changeStock>[2], 'type' | 'quantityBase'>;
const change = (productId: string, { type, quantityBase }: Change) =>
  inTransaction(db, (db) => changeStock(db, owner, { productId, type, quantityBase }));
const stockOf = async (id: string) => (await readProduct(db, id))?.stock_quantity_base;

async function sumOf(productId: string): Promise<number> {
  const { rows } = await admin.query('select sum(quantity_changed) from stock_movements where product_id = $1', [
    productId,
  ]);
  return Number(rows[0].sum);
}

test('after a thousand random operations from several connections, stock is the sum of its movements', async () => {
  const [one, other] = await Promise.all([newProduct(), newProduct()]);
  const quantity = fc.integer({ min: 1, max: 500_000 }).map((thousandths) => thousandths / 1_000);
  const operation = fc.record({
    product: fc.constantFrom(one.id, other.id),
    type: fc.constantFrom<Change['type']>('purchase', 'deduction', 'sale', 'return', 'adjustment'),
    quantityBase: quantity,
    lost: fc.boolean(),
  });
  const operations = fc.sample(operation, 1_000);
  let refused = 0;
  const workers = Array.from({ length: CONNECTIONS }, async () => {
    for (let next = operations.pop(); next; next = operations.pop()) {
      const isLoss = next.type === 'adjustment' && next.lost;
      const outcome = await change(next.product, {
        type: next.type,
        quantityBase: isLoss ? -next.quantityBase : next.quantityBase,
      });
      if (!outcome.ok) refused += 1;
    }
  });
  await Promise.all(workers);
  const { rows } = await admin.query('select count(*)::int from stock_movements');
  expect(rows[0].count).toBe(1_000 - refused);
  for (const { id } of [one, other]) expect(await stockOf(id)).toBe(await sumOf(id));
});

test('sales at once never sell more than there is', async () => {
  const { id } = await newProduct();
  await change(id, { type: 'purchase', quantityBase: 10 });
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => change(id, { type: 'sale', quantityBase: 3 })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  expect(outcomes).toContainEqual({ ok: false, reason: 'not_enough' });
  expect(await stockOf(id)).toBe(1);
  expect(await sumOf(id)).toBe(1);
});

test('what a service used may take the stock below zero, and a return brings it back', async () => {
  const { id } = await newProduct();
  await change(id, { type: 'deduction', quantityBase: 2.5 });
  expect(await stockOf(id)).toBe(-2.5);
  await change(id, { type: 'return', quantityBase: 2.5 });
  expect(await stockOf(id)).toBe(0);
});

test('a stock beyond all shelves and a product that is not there are refused, and nothing is written', async () => {
  const { id } = await newProduct();
  await change(id, { type: 'purchase', quantityBase: 999_999_999 });
  expect(await change(id, { type: 'return', quantityBase: 1 })).toEqual({ ok: false, reason: 'too_much' });
  expect(await sumOf(id)).toBe(999_999_999);
  const nowhere = '00000000-0000-4000-8000-000000000000';
  expect(await change(nowhere, { type: 'sale', quantityBase: 1 })).toEqual({ ok: false, reason: 'not_found' });
});

test('a refused sale leaves the transaction usable: the caller decides what becomes of the rest', async () => {
  const { id } = await newProduct();
  await inTransaction(db, async (db) => {
    await changeStock(db, owner, { productId: id, type: 'purchase', quantityBase: 1 });
    const sale = await changeStock(db, owner, { productId: id, type: 'sale', quantityBase: 2 });
    expect(sale).toEqual({ ok: false, reason: 'not_enough' });
  });
  expect(await stockOf(id)).toBe(1);
});

test('the history of movements is read page by page, and every balance is the sum up to there', async () => {
  const { id } = await newProduct();
  for (let step = 1; step <= 130; step += 1)
    await change(id, { type: 'adjustment', quantityBase: step % 3 ? 0.1 : -0.05 });
  const first = await readMovements(db, id, undefined);
  const second = await readMovements(db, id, first.next ?? undefined);
  const rows = [...first.rows, ...second.rows];
  expect([first.rows.length, second.rows.length, second.next]).toEqual([100, 30, null]);
  let balance = 0;
  for (const row of rows.toReversed()) {
    balance = Math.round((balance + row.quantity_changed) * 1_000) / 1_000;
    expect(row.balance_after).toBe(balance);
  }
  expect(rows[0]?.balance_after).toBe(await stockOf(id));
});

test('the open lots of many products are read at once', async () => {
  const [bought, never] = await Promise.all([newProduct(), newProduct()]);
  const { rows } = await admin.query(
    `insert into product_purchases (user_id, product_id, purchase_date, quantity_purchased, quantity_purchased_base,
       purchase_unit, unit_cost, total_value, payment_method)
     values ($1, $2, '2026-11-02', 100, 100, 'ml', 0.1, 10, 'PIX') returning id`,
    [owner, bought.id],
  );
  const open = await openLots(db, [bought.id, never.id]);
  expect([...open]).toHaveLength(2);
  expect(open.get(bought.id)).toEqual({ purchase_id: rows[0].id, cost_per_base_unit: 0.1 });
  expect(open.get(never.id)).toBeNull();
});

describe('a sale', () => {
  const newSale = async () =>
    (await admin.query<{ id: string }>('insert into sales (user_id) values ($1) returning id', [owner])).rows[0]?.id ??
    '';
  const move = (saleId: string, before: Used[], after: Used[]) =>
    inTransaction(db, (db) => moveStock({ db, owner }, { before, after }, { saleId }));
  const stocked = async (quantityBase: number) => {
    const { id } = await newProduct();
    await changeStock(db, owner, { productId: id, type: 'purchase', quantityBase });
    return id;
  };
  const stockOf = async (id: string) => (await readProduct(db, id))?.stock_quantity_base;

  test('takes what is there to the last drop, moves by the difference when it changes, and returns it when it is voided', async () => {
    const [saleId, id] = [await newSale(), await stocked(10)];
    const sold = (quantity_used: number) => [{ product_id: id, quantity_used }];
    expect(await move(saleId, [], sold(10))).toEqual({ ok: true, below_zero: [] });
    expect(await stockOf(id)).toBe(0);
    await move(saleId, sold(10), sold(4));
    await move(saleId, sold(4), []);
    expect(await stockOf(id)).toBe(10);
    const { rows } = await admin.query(
      `select movement_type as type, quantity_changed::float8 as quantity from stock_movements
       where sale_id = $1 order by created_at`,
      [saleId],
    );
    expect(rows).toEqual([
      { type: 'sale', quantity: -10 },
      { type: 'return', quantity: 6 },
      { type: 'return', quantity: 4 },
    ]);
  });

  test('beyond what is there is refused by the name of the product and what is left of it, and nothing of it stays', async () => {
    const saleId = await newSale();
    const ids = [await stocked(10), await stocked(10)].sort();
    const wanted = ids.map((product_id, turn) => ({ product_id, quantity_used: 10 + turn }));
    expect(await move(saleId, [], wanted)).toEqual({
      ok: false,
      reason: 'not_enough',
      product_id: expect.any(String),
      product: 'Óleo',
      left: 10,
    });
    expect([await stockOf(ids[0] ?? ''), await stockOf(ids[1] ?? '')]).toEqual([10, 10]);
    expect((await admin.query('select from stock_movements where sale_id = $1', [saleId])).rowCount).toBe(0);
  });

  test('and another of the same products in the other order do not wait for each other in a circle', async () => {
    const ids = [await stocked(100), await stocked(100)];
    const sales = await Promise.all(Array.from({ length: 8 }, newSale));
    const outcomes = await Promise.all(
      sales.map((saleId, turn) => {
        const order = turn % 2 ? ids : ids.toReversed();
        return move(
          saleId,
          [],
          order.map((product_id) => ({ product_id, quantity_used: 1 })),
        );
      }),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect([await stockOf(ids[0] ?? ''), await stockOf(ids[1] ?? '')]).toEqual([92, 92]);
  });
});
