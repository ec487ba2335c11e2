import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { createInternal, createResale, purchaseForm, resaleForm } from './testing.ts';

const server = testServer();
const owner = perFile(() => signedUp(server));

const register = (id: string, changes: object = {}, key?: string) =>
  owner.post(
    `/api/products/${id}/purchases`,
    purchaseForm(changes),
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const purchasesOf = async (id: string) =>
  (await owner.get(`/api/products/${id}/purchases`)).body as { rows: Array<Record<string, unknown>> };
const openLotOf = async (id: string) => (await owner.get(`/api/products/${id}/open-lot`)).body ?? null;
const count = (id: string, quantity: number, changes: object = {}) =>
  owner.put(`/api/products/${id}/stock`, { quantity, unit: 'display_unit', note: '', ...changes });

test.each([
  ['packages', { quantity_purchased: 6, purchase_unit: 'display_unit', unit_cost: 18_50 }, 5400, 111_00],
  ['litres', { quantity_purchased: 1.25, purchase_unit: 'l', unit_cost: 20_01 }, 1250, 25_01],
  ['millilitres', { quantity_purchased: 300.5, purchase_unit: 'ml', unit_cost: 3 }, 300.5, 9_02],
])(
  'a purchase in %s reaches the stock in base units; its total is rounded to the cent',
  async (_, bought, base, total) => {
    const { id } = await createInternal(owner);
    expect(await register(id, bought)).toMatchObject({ status: 200, body: { stock_quantity_base: base } });
    const { rows } = await purchasesOf(id);
    expect(rows).toMatchObject([{ quantity_purchased_base: base, total_value: total, unit_cost: bought.unit_cost }]);
  },
);

test.each([
  ['a unit of another kind', { purchase_unit: 'kg' }, 'purchase_unit', 'onlyVolume'],
  ['more than a shelf holds', { quantity_purchased: 999_999, purchase_unit: 'l' }, 'quantity_purchased', 'tooMuch'],
  [
    'a total that cannot be paid',
    { quantity_purchased: 1_000, unit_cost: 9_999_999_999 },
    'unit_cost',
    'amountTooLarge',
  ],
  ['half a package', { quantity_purchased: 0.5 }, 'quantity_purchased', 'quantityWhole'],
  [
    'a thousandth of a litre',
    { quantity_purchased: 0.125, purchase_unit: 'l' },
    'quantity_purchased',
    'quantityDecimals',
  ],
  ['a due date before the purchase', { due_date: '2026-11-01' }, 'due_date', 'dueBeforePurchase'],
  ['a day of another calendar', { purchase_date: '0001-01-01' }, 'purchase_date', 'dateInvalid'],
])('%s is refused beside its field, and nothing is written', async (_, changes, field, key) => {
  const { id } = await createInternal(owner);
  expect(await register(id, changes)).toMatchObject({
    status: 422,
    body: { data: { fields: { [field]: `products:errors.${key}` } } },
  });
  expect(await purchasesOf(id)).toEqual({ rows: [], next: null });
  expect(await openLotOf(id)).toBeNull();
});

test('without a package there is none to buy', async () => {
  const { id } = await createInternal(owner, { display_unit_label: '', unit_size_in_base: null });
  expect(await register(id)).toMatchObject({
    status: 422,
    body: { data: { fields: { purchase_unit: 'products:errors.noPackage' } } },
  });
});

test('what was paid without a date was paid today, by the salon’s calendar', async () => {
  const { id } = await createInternal(owner);
  await register(id, { payment_status: 'Pago', due_date: '' });
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  expect((await purchasesOf(id)).rows).toMatchObject([{ payment_status: 'Pago', payment_date: today, due_date: null }]);
});

test('nothing was paid on a day to come', async () => {
  const { id } = await createInternal(owner);
  const tomorrow = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: 1 }).toString();
  expect(await register(id, { payment_status: 'Pago', payment_date: tomorrow, due_date: '' })).toMatchObject({
    status: 422,
    body: { data: { fields: { payment_date: 'products:errors.paidInFuture' } } },
  });
  expect(await purchasesOf(id)).toEqual({ rows: [], next: null });
  const resale = resaleForm({ name: 'Sérum', payment_status: 'Pago', payment_date: tomorrow });
  expect(await owner.post('/api/products/resale', resale)).toMatchObject({
    status: 422,
    body: { data: { fields: { payment_date: 'products:errors.paidInFuture' } } },
  });
  const { body } = await owner.get('/api/products?type=resale&search=serum');
  expect(body).toMatchObject({ rows: [] });
});

test('what is pending has no payment date, whatever the form still holds', async () => {
  const { id } = await createInternal(owner);
  await register(id, { payment_date: '2026-11-05' });
  expect((await purchasesOf(id)).rows).toMatchObject([{ payment_status: 'Pendente', payment_date: null }]);
});

test('the same purchase sent five times at once, and once more later, is registered once', async () => {
  const { id } = await createInternal(owner);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => register(id, {}, key)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await register(id, {}, key)).toMatchObject({ status: 200, body: { stock_quantity: 6 } });
  expect((await purchasesOf(id)).rows).toHaveLength(1);
  expect(await register(id, { quantity_purchased: 7 }, key)).toMatchObject({
    status: 422,
    body: { code: 'KEY_REUSED' },
  });
});

test('a product for sale sent twice with one key is created once', async () => {
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const form = resaleForm({ name: 'Criado uma vez' });
  const first = await owner.post('/api/products/resale', form, key);
  const second = await owner.post('/api/products/resale', form, key);
  expect(second.body).toEqual(first.body);
});

test('the purchase, its movement and the stock before and after are in the history', async () => {
  const { id } = await createInternal(owner, { existing_stock: 1 });
  await register(id);
  const { rows } = await server.admin.query(
    `select entity, before, after from history where user_id = $1
     and (after->>'product_id' = $2 or after->>'productId' = $2) order by id`,
    [owner.id, id],
  );
  expect(rows).toMatchObject([
    { entity: 'stock_movements', before: { stock_quantity_base: 0 }, after: { stock_quantity_base: 900 } },
    { entity: 'product_purchases', before: null, after: { total_value: '111.00' } },
    { entity: 'stock_movements', before: { stock_quantity_base: 900 }, after: { stock_quantity_base: 6300 } },
  ]);
});

test('the next purchase is suggested from the last one', async () => {
  const { id } = await createResale(owner);
  await register(id, { purchase_date: '2026-11-09', quantity_purchased: 1, purchase_unit: 'l', unit_cost: 21_00 });
  const { body } = await owner.get(`/api/products/${id}/last-purchase`);
  expect(body).toMatchObject({ unit_cost: 21_00, purchase_unit: 'l', payment_method: 'Boleto' });
  const never = await createInternal(owner);
  expect((await owner.get(`/api/products/${never.id}/last-purchase`)).body ?? null).toBeNull();
});

test('100 ml for 10,00, then 100 ml for 20,00, 100 ml used: the second lot is open at 0,20 a ml', async () => {
  const { id } = await createInternal(owner);
  const lot = { quantity_purchased: 100, purchase_unit: 'ml', due_date: '' };
  await register(id, { ...lot, unit_cost: 20, purchase_date: '2026-11-03' });
  await register(id, { ...lot, unit_cost: 10, purchase_date: '2026-11-02' });
  expect(await openLotOf(id)).toMatchObject({ cost_per_base_unit: 0.1 });
  await count(id, 100, { unit: 'ml' });
  const { rows } = await purchasesOf(id);
  expect(await openLotOf(id)).toEqual({ purchase_id: rows[0]?.id, cost_per_base_unit: 0.2 });
});

test('a count sets the stock, and the difference is a movement with its note', async () => {
  const { id } = await createInternal(owner, { existing_stock: 3 });
  expect(await count(id, 2.5, { note: 'Frasco quebrado' })).toMatchObject({
    status: 200,
    body: { stock_quantity: 2.5 },
  });
  expect(await count(id, 2.5)).toMatchObject({ status: 200 });
  expect(await count(id, 0, { unit: 'ml' })).toMatchObject({ status: 200, body: { stock_quantity: 0 } });
  const { body } = await owner.get(`/api/products/${id}/movements`);
  expect(body).toMatchObject({
    rows: [
      { movement_type: 'adjustment', quantity_changed: -2250, balance_after: 0 },
      { movement_type: 'adjustment', quantity_changed: -450, balance_after: 2250, note: 'Frasco quebrado' },
      { movement_type: 'adjustment', quantity_changed: 2700, balance_after: 2700 },
    ],
  });
});

test.each([
  ['nothing', { quantity: null }, 'quantity', 'countRequired'],
  ['less than nothing', { quantity: -1 }, 'quantity', 'countNegative'],
  ['kilograms of a liquid', { unit: 'kg' }, 'unit', 'onlyVolume'],
])('a count of %s is refused', async (_, changes, field, key) => {
  const { id } = await createInternal(owner);
  expect(await count(id, 1, changes)).toMatchObject({
    status: 422,
    body: { data: { fields: { [field]: `products:errors.${key}` } } },
  });
});
