import { expect, test } from 'vitest';
import type { Product } from '#contract/products/operations.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { createInternal } from './testing.ts';

const server = testServer();
const owner = perTest(() => signedUp(server));

const row = (name: string, changes: object = {}) => ({
  name,
  product_type: 'resale',
  description: '',
  barcode: '',
  base_unit: 'ml',
  display_unit_label: 'frasco',
  unit_size_in_base: 250,
  min_stock: 2,
  existing_stock: null,
  price: 5990,
  ...changes,
});
const importing = (rows: object[]) => owner.post('/api/products/import', { rows });
const checking = (rows: object[]) => owner.post('/api/products/import/check', { rows });
const products = async (type = 'resale') =>
  ((await owner.get(`/api/products?type=${type}`)).body as { rows: Product[] }).rows.toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );

test('products of both kinds are imported; what stands on the shelf is an adjustment, also of those for sale, and nothing was bought', async () => {
  const answer = await importing([
    row('Óleo', { existing_stock: 3, barcode: ' 789 abc ' }),
    row('Luva', {
      product_type: 'internal',
      base_unit: 'un',
      display_unit_label: '',
      unit_size_in_base: null,
      price: 100,
      existing_stock: 50,
    }),
    row('Creme'),
  ]);
  expect(answer, answer.text).toMatchObject({ status: 200, body: { imported: 3, known: [] } });
  expect(await products()).toMatchObject([
    { name: 'Creme', stock_quantity: 0, price: 5990, barcode: null },
    {
      name: 'Óleo',
      stock_quantity: 3,
      stock_quantity_base: 750,
      unit_of_measure: 'frasco',
      barcode: '789ABC',
      min_stock: 2,
    },
  ]);
  expect(await products('internal')).toMatchObject([
    { name: 'Luva', price: 0, stock_quantity: 50, unit_of_measure: 'un' },
  ]);
  const oil = (await products())[1]?.id;
  expect((await owner.get(`/api/products/${oil}/movements`)).body).toMatchObject({
    rows: [{ movement_type: 'adjustment', quantity_changed: 750, balance_after: 750, origin: null }],
  });
  expect((await owner.get(`/api/products/${oil}/purchases`)).body).toMatchObject({ rows: [] });
  expect((await owner.get(`/api/products/${oil}/open-lot`)).body).toBeNull();
});

test('what the salon has is left out and named: the same name of the same kind, or a taken code', async () => {
  await createInternal(owner, { name: 'Óleo de argan', barcode: '111' });
  const file = [
    row('OLEO DE ARGAN', { product_type: 'internal', barcode: '111' }),
    row('Óleo de argan'),
    row('Outro', { barcode: '111' }),
    row('Novo', { barcode: '222' }),
    row('Mais um', { barcode: '222' }),
  ];
  const known = [{ row: 0, name: 'Óleo de argan' }];
  const taken = [{ row: 2, name: 'Óleo de argan' }];
  const check = await checking(file.map(({ name, product_type, barcode }) => ({ name, product_type, barcode })));
  expect(check, check.text).toMatchObject({ status: 200, body: { known, taken } });
  expect(await importing(file)).toMatchObject({ body: { imported: 2, known: [...known, ...taken] } });
  expect((await products()).map(({ name }) => name)).toEqual(['Novo', 'Óleo de argan']);
});

test('one bad row, and nothing is imported', async () => {
  expect(
    await importing([row('Óleo', { existing_stock: 5 }), row('Creme', { unit_size_in_base: null })]),
  ).toMatchObject({
    status: 422,
    body: { data: { fields: { 'rows.1.unit_size_in_base': 'products:errors.packageSize' } } },
  });
  expect(await products()).toEqual([]);
});

test('the history has one line that holds all products and their stock', async () => {
  await importing([row('Óleo', { existing_stock: 3 }), row('Creme')]);
  const { rows } = await server.admin.query(
    `select action, entity, jsonb_path_query_array(after, '$.products[*].stock') as stocks from history
     where user_id = $1 and entity in ('products', 'stock_movements')`,
    [owner.id],
  );
  expect(rows).toEqual([{ action: 'import', entity: 'products', stocks: [750, 0] }]);
});

test('ten thousand products with stock and codes are previewed and imported, and their stock is what moved', {
  timeout: 60_000,
}, async () => {
  const file = Array.from({ length: 10_000 }, (_, index) =>
    row(`Produto ${index}`, { existing_stock: index % 9, barcode: `789${index}` }),
  );
  expect(
    await checking(file.map(({ name, product_type, barcode }) => ({ name, product_type, barcode }))),
  ).toMatchObject({
    status: 200,
    body: { known: [], taken: [] },
  });
  const answer = await importing(file);
  expect(answer, answer.text.slice(0, 500)).toMatchObject({ status: 200, body: { imported: 10_000, known: [] } });
  const { rows } = await server.admin.query(
    `select sum(stock_quantity_base)::int as stock, (select sum(quantity_changed)::int from stock_movements where user_id = $1) as moved
     from products where user_id = $1`,
    [owner.id],
  );
  expect(rows[0].stock).toBe(rows[0].moved);
});
