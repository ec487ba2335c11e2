import { beforeAll, expect, test } from 'vitest';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';
import { createInternal, createResale, internalForm, resaleForm } from './testing.ts';

const server = testServer();
let owner: Owner;
beforeAll(async () => {
  owner = await signedUp(server);
});

/** For tests that look at the whole list. */
async function inNewSalon() {
  owner = await signedUp(server);
}

type Page = { rows: Array<{ id: string; name: string }>; next: string | null };
const list = async (query: string, who = owner) => (await who.get(`/api/products?${query}`)).body as Page;
const names = async (query: string) => (await list(query)).rows.map(({ name }) => name);
const historyOf = async (id: string) => {
  const { rows } = await server.admin.query(
    'select action, entity, before, after from history where user_id = $1 and entity_id = $2 order by id',
    [owner.id, id],
  );
  return rows;
};
const change = (id: string, changes: object = {}) => {
  const { existing_stock: _, base_unit: __, ...form } = internalForm();
  return owner.put(`/api/products/${id}`, { ...form, price: 0, ...changes });
};

test('a product for use in the salon has no price, and its stock is the adjustment that brought it', async () => {
  const product = await createInternal(owner, { existing_stock: 2.5 });
  expect(product).toMatchObject({
    product_type: 'internal',
    price: 0,
    unit_of_measure: 'frasco',
    stock_quantity: 2.5,
    stock_quantity_base: 2250,
    ativo: true,
  });
  const { body } = await owner.get(`/api/products/${product.id}/movements`);
  expect(body).toMatchObject({
    rows: [{ movement_type: 'adjustment', quantity_changed: 2250, balance_after: 2250, origin: null }],
    next: null,
  });
});

test('a product for sale comes with its first purchase: product, purchase, movement and stock together', async () => {
  const product = await createResale(owner);
  expect(product).toMatchObject({ product_type: 'resale', price: 59_90, stock_quantity: 6, stock_quantity_base: 5400 });
  const purchases = await owner.get(`/api/products/${product.id}/purchases`);
  expect(purchases.body).toMatchObject({
    rows: [{ quantity_purchased: 6, quantity_purchased_base: 5400, unit_cost: 18_50, total_value: 111_00 }],
  });
  expect((await owner.get(`/api/products/${product.id}/open-lot`)).body).toMatchObject({
    cost_per_base_unit: 0.020556,
  });
  const movements = await owner.get(`/api/products/${product.id}/movements`);
  expect(movements.body).toMatchObject({
    rows: [{ movement_type: 'purchase', origin: 'purchase', supplier: 'Distribuidora Bela Cor' }],
  });
});

test.each([
  ['a name', { name: '  ' }, 'name', 'nameRequired'],
  ['a base unit', { base_unit: '' }, 'base_unit', 'baseUnitRequired'],
  ['a price that is not negative', { price: -1 }, 'price', 'priceNegative'],
  ['a price', { price: null }, 'price', 'priceRequired'],
  ['a price that fits', { price: 1_000_000_000_000 }, 'price', 'amountTooLarge'],
  ['the content of its package', { unit_size_in_base: null }, 'unit_size_in_base', 'packageSize'],
  ['a package that holds something', { unit_size_in_base: 0 }, 'unit_size_in_base', 'packageSize'],
  ['a name for its package', { display_unit_label: ' ' }, 'display_unit_label', 'packageName'],
  ['a minimum that is not negative', { min_stock: -0.5 }, 'min_stock', 'minStockNegative'],
  ['a purchase date', { purchase_date: '' }, 'purchase_date', 'purchaseDateRequired'],
  ['a purchase date that exists', { purchase_date: '2026-02-30' }, 'purchase_date', 'dateInvalid'],
  ['a quantity above zero', { quantity_purchased: 0 }, 'quantity_purchased', 'quantityPositive'],
  ['a quantity', { quantity_purchased: null }, 'quantity_purchased', 'quantityPositive'],
  ['whole packages', { quantity_purchased: 1.5 }, 'quantity_purchased', 'quantityWhole'],
  ['a quantity that fits', { quantity_purchased: 99_999_999 }, 'quantity_purchased', 'tooMuch'],
  ['a cost that is not negative', { unit_cost: -1 }, 'unit_cost', 'unitCostNegative'],
  ['a payment method', { payment_method: '' }, 'payment_method', 'paymentMethodRequired'],
  ['a purchase unit', { purchase_unit: '' }, 'purchase_unit', 'purchaseUnitRequired'],
  ['a unit that fits it', { purchase_unit: 'kg' }, 'purchase_unit', 'onlyVolume'],
  ['the date it was paid', { payment_status: 'Pago', due_date: '' }, 'payment_date', 'paymentDateRequired'],
  ['a due date after the purchase', { due_date: '2026-11-01' }, 'due_date', 'dueBeforePurchase'],
])('a product for sale needs %s, and nothing is kept without it', async (_, changes, field, key) => {
  const { status, body } = await owner.post('/api/products/resale', resaleForm({ name: 'Recusado', ...changes }));
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'INVALID', data: { fields: { [field]: `products:errors.${key}` } } },
  });
  expect(await names('type=resale&search=recusado')).toEqual([]);
});

test('a stock that is negative or more than a shelf holds is refused', async () => {
  for (const [existing_stock, key] of [
    [-1, 'existingStockNegative'],
    [99_999_999, 'tooMuch'],
  ] as const) {
    const { status, body } = await owner.post('/api/products/internal', internalForm({ existing_stock }));
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { data: { fields: { existing_stock: `products:errors.${key}` } } },
    });
  }
});

test('names keep emoji, quotes and accents; 300 characters are refused beside the name', async () => {
  await inNewSalon();
  const name = `"Brilho" d'Ávila 💅 \\ %_`;
  await createInternal(owner, { name });
  expect(await names('type=internal')).toEqual([name]);
  const long = await owner.post('/api/products/internal', internalForm({ name: 'x'.repeat(300) }));
  expect(long).toMatchObject({ status: 422, body: { data: { fields: { name: 'products:errors.tooLong' } } } });
});

test('editing changes what the form has; kind, base unit and stock stay', async () => {
  const product = await createInternal(owner, { existing_stock: 2 });
  const { body } = await change(product.id, {
    name: 'Água oxigenada',
    price: 10_00,
    base_unit: 'g',
    product_type: 'resale',
  });
  expect(body).toMatchObject({
    name: 'Água oxigenada',
    product_type: 'internal',
    base_unit: 'ml',
    price: 0,
    stock_quantity_base: 1800,
  });
  expect(await historyOf(product.id)).toMatchObject([
    { action: 'create', entity: 'products', before: null },
    {
      action: 'update',
      entity: 'products',
      before: { name: 'Água oxigenada 20 volumes' },
      after: { name: 'Água oxigenada' },
    },
  ]);
});

test('without its package a product is counted in base units', async () => {
  const product = await createInternal(owner, { existing_stock: 2 });
  const { body } = await change(product.id, { display_unit_label: '', unit_size_in_base: null });
  expect(body).toMatchObject({ unit_of_measure: 'ml', stock_quantity: 1800 });
});

test('activating and deactivating need the password, in the same call', async () => {
  await inNewSalon();
  const { id } = await createInternal(owner);
  const set = (ativo: boolean, password: string) => owner.put(`/api/products/${id}/active`, { ativo, password });
  expect(await set(false, 'not this one')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  expect(await set(false, '')).toMatchObject({ status: 422 });
  expect((await list('type=internal')).rows).toMatchObject([{ ativo: true }]);
  expect(await set(false, owner.password)).toMatchObject({ status: 200, body: { ativo: false } });
  expect(await historyOf(id)).toMatchObject([{}, { before: { ativo: true }, after: { ativo: false } }]);
  expect(await set(true, owner.password)).toMatchObject({ status: 200, body: { ativo: true } });
});

test('the list holds one kind, the newest first, and finds by the beginnings of words', async () => {
  await inNewSalon();
  await createInternal(owner, { name: 'Óleo de massagem' });
  await createInternal(owner, { name: 'Esmalte em gel' });
  await createResale(owner, { name: 'Óleo reparador' });
  expect(await names('')).toEqual(['Esmalte em gel', 'Óleo de massagem']);
  expect(await names('type=resale')).toEqual(['Óleo reparador']);
  expect(await names('type=internal&search=oleo')).toEqual(['Óleo de massagem']);
  expect(await names('type=internal&search=gel%20esm')).toEqual(['Esmalte em gel']);
  expect(await names('type=internal&search=!!')).toHaveLength(2);
  expect(await names('type=internal&search=nada')).toEqual([]);
});

test('a product is found by its description too, in lists and pickers, and by no word that it had before', async () => {
  await inNewSalon();
  const mask = await createInternal(owner, {
    name: 'Máscara roxa',
    description: 'Matiza cabelos loiros; usar após o shampoo',
  });
  await createInternal(owner, { name: 'Shampoo neutro', description: 'Galão' });
  const pick = async (search: string) =>
    ((await owner.get(`/api/products/search?type=any&search=${search}`)).body as Page['rows']).map(({ name }) => name);
  expect(await names('type=internal&search=loir')).toEqual(['Máscara roxa']);
  expect(await names('type=internal&search=mascara%20matiza')).toEqual(['Máscara roxa']);
  expect(await pick('galao')).toEqual(['Shampoo neutro']);
  // What is called so comes before what only speaks of it.
  expect(await pick('sham')).toEqual(['Shampoo neutro', 'Máscara roxa']);
  await change(mask.id, { name: 'Máscara roxa', description: 'Para grisalhos' });
  expect(await names('type=internal&search=loir')).toEqual([]);
  expect(await pick('grisa')).toEqual(['Máscara roxa']);
});

test('a list of many is read page by page, without gaps or repeats, also while searching', async () => {
  await inNewSalon();
  await server.admin.query("select set_config('app.user_id', $1, false)", [owner.id]);
  await server.admin.query(
    `insert into products (user_id, name, unit_of_measure, base_unit)
     select $1, 'Esmalte ' || n, 'un', 'un' from generate_series(1, 250) as n`,
    [owner.id],
  );
  for (const query of ['type=internal', 'type=internal&search=esm']) {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list(`${query}${cursor && `&cursor=${cursor}`}`);
      expect(page.rows.length).toBeLessThanOrEqual(100);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
    }
    expect(new Set(seen).size).toBe(250);
    expect(seen).toHaveLength(250);
  }
});

test('a cursor that somebody made up starts the list over', async () => {
  await inNewSalon();
  await createInternal(owner);
  for (const key of ['nonsense', ['x', 'y'], ['2026-02-31T00:00:00Z', 'y'], ['', '', '']]) {
    const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
    expect((await list(`type=internal&cursor=${cursor}`)).rows).toHaveLength(1);
    expect((await list(`type=internal&search=agua&cursor=${cursor}`)).rows).toHaveLength(1);
  }
});

test('a picker finds active products only, those for sale unless others are asked for, and twenty unless fewer or more', async () => {
  await inNewSalon();
  const { id } = await createInternal(owner, { name: 'Esmalte velho' });
  await createInternal(owner, { name: 'Esmalte em gel' });
  await createResale(owner, { name: 'Esmalte para casa' });
  await owner.put(`/api/products/${id}/active`, { ativo: false, password: owner.password });
  const pick = async (query: string) =>
    ((await owner.get(`/api/products/search?${query}`)).body as Page['rows']).map(({ name }) => name);
  expect(await pick('search=esm')).toEqual(['Esmalte para casa']);
  expect(await pick('search=esm&type=resale')).toEqual(['Esmalte para casa']);
  expect(await pick('search=esm&type=internal')).toEqual(['Esmalte em gel']);
  expect(await pick('search=esm&type=any')).toEqual(['Esmalte em gel', 'Esmalte para casa']);
  await server.admin.query(
    `insert into products (user_id, name, unit_of_measure, base_unit, product_type) select $1, 'Pente ' || i, 'un', 'un', 'resale' from generate_series(1, 25) i`,
    [owner.id],
  );
  expect(await pick('search=pente')).toHaveLength(20);
  expect(await pick('limit=1')).toHaveLength(1);
  expect((await owner.get('/api/products/search?limit=51')).status).toBe(422);
});

test('a product has a barcode, found by exactly this code before anything that begins alike', async () => {
  await inNewSalon();
  const mask = await createResale(owner, { name: 'Máscara', barcode: ' 7891 000 100103 ' });
  await createResale(owner, { name: '78910001001035 é um nome estranho' });
  expect(mask).toMatchObject({ barcode: '7891000100103' });
  const pick = async (query: string) =>
    ((await owner.get(`/api/products/search?${query}`)).body as Page['rows']).map(({ name }) => name);
  expect(await pick('barcode=7891000100103')).toEqual(['Máscara']);
  expect(await pick('barcode=789100010010')).toEqual([]);
  expect(await pick('barcode=7891000100103&type=internal')).toEqual([]);
  expect(await pick('search=7891000100103')).toEqual(['Máscara', '78910001001035 é um nome estranho']);
  expect(await names('type=resale&search=7891000100103')).toContain('Máscara');
  await server.admin.query('update products set ativo = false where id = $1', [mask.id]);
  expect(await pick('barcode=7891000100103')).toEqual([]);
});

test('a barcode belongs to one product of the salon, and whose it is is said', async () => {
  await inNewSalon();
  const mask = await createResale(owner, { name: 'Máscara', barcode: 'ab12' });
  const taken = { status: 409, body: { code: 'BARCODE_TAKEN', data: { name: 'Máscara' } } };
  expect(await owner.post('/api/products/resale', resaleForm({ barcode: 'AB12' }))).toMatchObject(taken);
  expect(await owner.post('/api/products/internal', internalForm({ barcode: 'AB12' }))).toMatchObject(taken);
  const other = await createInternal(owner, { name: 'Algodão' });
  expect(await change(other.id, { barcode: 'ab12' })).toMatchObject(taken);
  expect(await names('type=internal')).toEqual(['Algodão']);
  const elsewhere = await signedUp(server);
  expect(await createResale(elsewhere, { barcode: 'AB12' })).toMatchObject({ barcode: 'AB12' });
  expect(await change(mask.id, { barcode: '' })).toMatchObject({ status: 200, body: { barcode: null } });
  expect(await change(other.id, { barcode: 'AB12' })).toMatchObject({ status: 200 });
});

test('a barcode has letters and digits only, and who does not speak of it leaves it as it is', async () => {
  const invalid = { status: 422, body: { data: { fields: { barcode: 'products:errors.barcodeInvalid' } } } };
  expect(await owner.post('/api/products/internal', internalForm({ barcode: 'AB-12' }))).toMatchObject(invalid);
  const { id } = await createInternal(owner, { barcode: 'XY99' });
  expect(await change(id, { name: 'Outro nome' })).toMatchObject({ status: 200, body: { barcode: 'XY99' } });
});
