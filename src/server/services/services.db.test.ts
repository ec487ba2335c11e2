import { beforeEach, expect, test } from 'vitest';
import type { Service } from '#contract/services/operations.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { asProgram } from '#server/kernel/testing/salon.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

const owner = perTest(() => signedUp(server));
beforeEach(async () => {
  await owner.post('/api/services/categories/defaults', {});
});

const cut = {
  name: 'Corte feminino',
  description: 'Lavagem e corte.',
  category: 'Cabelo',
  duration_minutes: 60,
  price: 12050,
  preco_variavel: false,
  commission_percent: null,
  is_public: true,
  product_ids: [] as string[],
};

type Page = { rows: Service[]; next: string | null };
const list = async (query = '', who = owner) => (await who.get(`/api/services${query}`)).body as Page;
const add = async (changes = {}) => (await owner.post('/api/services', { ...cut, ...changes })).body as Service;

async function addProduct(name: string): Promise<string> {
  const { rows } = await server.admin.query<{ id: string }>(
    `insert into products (user_id, name, unit_of_measure, base_unit) values ($1, $2, 'ml', 'ml') returning id`,
    [owner.id, name],
  );
  return rows[0]?.id ?? '';
}

async function historyOf(id: string) {
  const { rows } = await server.admin.query(
    'select action, before, after from history where entity_id = $1 order by id',
    [id],
  );
  return rows;
}

/** Straight into the table: as many as the test needs. */
async function fill(categories: string[], each: number) {
  await server.admin.query(
    `insert into services (user_id, name, category) select $1, 'Serviço ' || lpad(n::text, 4, '0'), category
     from unnest($2::text[]) as category, generate_series(1, $3) as n`,
    [owner.id, categories, each],
  );
}

test('a service is saved with its linked products and read back whole', async () => {
  const [shampoo, mask] = [await addProduct('Shampoo'), await addProduct('Máscara')];
  const made = await owner.post('/api/services', { ...cut, product_ids: [shampoo, mask] });
  expect(made).toMatchObject({ status: 200, body: { name: 'Corte feminino', price: 12050, is_public: true } });
  expect((await list()).rows).toEqual([made.body]);
  expect((made.body as Service).products.map(({ name }) => name)).toEqual(['Máscara', 'Shampoo']);
});

test('a service may have a commission of its own, nothing included, with two decimals; left empty it has none', async () => {
  expect(await add()).toMatchObject({ commission_percent: null });
  expect(await add({ commission_percent: 0 })).toMatchObject({ commission_percent: 0 });
  const { id } = await add({ commission_percent: 33.335 });
  expect((await list()).rows.find((one) => one.id === id)).toMatchObject({ commission_percent: 33.34 });
  await owner.put(`/api/services/${id}`, { ...cut, commission_percent: null });
  expect((await historyOf(id)).at(-1)).toMatchObject({
    before: { commission_percent: 33.34 },
    after: { commission_percent: null },
  });
});

test('a caller from before services had a commission makes one without, and leaves it as it is', async () => {
  const { commission_percent: _, ...before } = cut;
  expect(await owner.post('/api/services', before)).toMatchObject({ status: 200, body: { commission_percent: null } });
  const { id } = await add({ commission_percent: 30 });
  const changed = await owner.put(`/api/services/${id}`, { ...before, name: 'Corte curto' });
  expect(changed).toMatchObject({ status: 200, body: { name: 'Corte curto', commission_percent: 30 } });
});

test('the price of a service with variable price is kept as nothing', async () => {
  expect(await add({ preco_variavel: true, price: 9900 })).toMatchObject({ price: 0, preco_variavel: true });
});

test.each([
  ['a name', { name: '  ' }, { name: 'services:errors.nameRequired' }],
  ['a name that fits', { name: 'é'.repeat(300) }, { name: 'services:errors.tooLong' }],
  ['a category', { category: '' }, { category: 'services:errors.categoryRequired' }],
  ['a category that exists', { category: 'Barba' }, { category: 'services:errors.categoryGone' }],
  ['a duration', { duration_minutes: null }, { duration_minutes: 'services:errors.durationPositive' }],
  ['a duration above zero', { duration_minutes: 0 }, { duration_minutes: 'services:errors.durationPositive' }],
  ['whole minutes', { duration_minutes: 30.5 }, { duration_minutes: 'services:errors.durationWhole' }],
  ['at most a day', { duration_minutes: 1441 }, { duration_minutes: 'services:errors.durationTooLong' }],
  ['a price that is not negative', { price: -1 }, { price: 'services:errors.priceNegative' }],
  ['a price that can be stored', { price: 1e12 }, { price: 'services:errors.priceInvalid' }],
  [
    'a commission from 0 to 100',
    { commission_percent: 100.01 },
    { commission_percent: 'services:errors.commissionOutOfRange' },
  ],
  ['text that can be stored', { description: 'a\0b' }, { description: 'common:invalidData' }],
  [
    'products that exist',
    { product_ids: ['6b8ff1b4-9b1f-4d53-8c4c-8d3f3b0a7f11'] },
    { product_ids: 'services:errors.productsGone' },
  ],
])('a service needs %s; else nothing is saved', async (_, changes, fields) => {
  const refused = await owner.post('/api/services', { ...cut, ...changes });
  expect(refused).toMatchObject({ status: 422, body: { data: { fields } } });
  expect((await list()).rows).toEqual([]);
});

test('names keep emoji and quotes', async () => {
  const name = `Corte "chic" d'Ávila 💇🏽‍♀️`;
  expect(await add({ name })).toMatchObject({ name });
});

test('a change of data and links is one entry in the history, with before and after', async () => {
  const [shampoo, mask] = [await addProduct('Shampoo'), await addProduct('Máscara')];
  const { id } = await add({ product_ids: [shampoo] });
  await owner.put(`/api/services/${id}`, { ...cut, name: 'Corte', product_ids: [mask] });
  const [created, changed] = await historyOf(id);
  expect(created).toMatchObject({ action: 'create', before: null, after: { products: [{ name: 'Shampoo' }] } });
  expect(changed).toMatchObject({
    action: 'update',
    before: { name: 'Corte feminino', products: [{ name: 'Shampoo' }] },
    after: { name: 'Corte', products: [{ name: 'Máscara' }] },
  });
});

test('links that did not change are left alone', async () => {
  const shampoo = await addProduct('Shampoo');
  const { id } = await add({ product_ids: [shampoo] });
  const link = async () =>
    (await server.admin.query('select xmin::text from service_products where service_id = $1', [id])).rows;
  const before = await link();
  await owner.put(`/api/services/${id}`, { ...cut, name: 'Corte', product_ids: [shampoo] });
  expect(before).toHaveLength(1);
  expect(await link()).toEqual(before);
});

test('a service is deleted only with the password, and lines of appointments keep its name', async () => {
  const { id } = await add();
  const { rows } = await server.admin.query<{ id: string }>(
    `insert into appointments (user_id, client_name, professional_name, date, start_time, end_time)
     values ($1, 'Ana', 'Rita', '2026-11-18', '10:00', '11:00') returning id`,
    [owner.id],
  );
  await server.admin.query(
    `insert into appointment_services (user_id, appointment_id, service_id, service_name, unit_price, duration_minutes)
     values ($1, $2, $3, 'Corte feminino', 120, 60)`,
    [owner.id, rows[0]?.id, id],
  );
  const wrong = await owner.post(`/api/services/${id}/remove`, { password: 'errada' });
  expect(wrong).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  expect((await list()).rows).toHaveLength(1);

  expect(await owner.post(`/api/services/${id}/remove`, { password: owner.password })).toMatchObject({ status: 200 });
  expect((await list()).rows).toEqual([]);
  const line = await server.admin.query(
    'select service_id, service_name from appointment_services where user_id = $1',
    [owner.id],
  );
  expect(line.rows).toEqual([{ service_id: null, service_name: 'Corte feminino' }]);
  expect(await historyOf(id)).toMatchObject([{ action: 'create' }, { action: 'delete', before: { name: cut.name } }]);
  expect(await owner.post(`/api/services/${id}/remove`, { password: owner.password })).toMatchObject({ status: 404 });
});

test('a product of another salon cannot be linked to', async () => {
  const shampoo = await addProduct('Shampoo');
  const stranger = await signedUp(server);
  await stranger.post('/api/services/categories/defaults', {});
  expect(await stranger.post('/api/services', { ...cut, product_ids: [shampoo] })).toMatchObject({ status: 422 });
});

test('pages follow category and name as people sort them, and hold every service once', async () => {
  await server.admin.query('delete from service_categories where user_id = $1', [owner.id]);
  await fill(['Unha', 'Íntima', 'cabelo', 'Barba'], 80);
  const seen: Service[] = [];
  let next: string | null = '';
  let pages = 0;
  while (next !== null) {
    const page: Page = await list(next && `?cursor=${next}`);
    seen.push(...page.rows);
    next = page.next;
    pages += 1;
  }
  expect(pages).toBe(4);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(320);
  expect([...new Set(seen.map(({ category }) => category))]).toEqual(['Barba', 'cabelo', 'Íntima', 'Unha']);
  const ofUnha = seen.filter(({ category }) => category === 'Unha').map(({ name }) => name);
  expect(ofUnha).toEqual(ofUnha.toSorted());
  expect((await owner.get('/api/services/groups')).body).toEqual(
    ['Barba', 'cabelo', 'Íntima', 'Unha'].map((category) => ({ category, services_count: 80 })),
  );
});

test('a page costs two waits, the session and the page, and is a stretch of an index however many services there are', async () => {
  await fill(['Cabelo', 'Unha'], 3000);
  await server.admin.query('analyze services');
  const { next } = await list();
  const { waits, queries } = await countQueries(() => list(`?cursor=${next}`));
  expect(waits).toBeLessThanOrEqual(2);

  const statement = queries.find((text) => text.includes('from "services"'));
  const key = JSON.parse(Buffer.from(next ?? '', 'base64url').toString());
  const plan = await asProgram(server.admin, owner.id, async () => {
    const { rows } = await server.admin.query(`explain ${statement}`, [...key, 101]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  // The first step below the limit: nothing is sorted.
  const [, first] = /^Limit(?:.*\n)+? {2}-> {2}(.*)/.exec(plan) ?? [];
  expect(first).toMatch(/^Index Scan using services_by_category/);
  expect(plan).toMatch(/Index Cond: .*ROW\(search_category, \(category\)::text, search_name, id\) > ROW/);
});

test('the search finds the beginnings of words, accents ignored, page after page', async () => {
  await add({ name: 'Hidratação profunda' });
  await add({ name: 'Máscara de hidratação' });
  await add({ name: 'Escova' });
  const names = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).rows.map(({ name }) => name);
  expect(await names('hidratacao')).toEqual(['Hidratação profunda', 'Máscara de hidratação']);
  expect(await names('hidr masc')).toEqual(['Máscara de hidratação']);
  expect(await names('nada')).toEqual([]);
  expect(await names('!?')).toHaveLength(3);

  await fill(['Unha'], 150);
  const first = await list('?search=servico');
  const second = await list(`?search=servico&cursor=${first.next}`);
  expect([first.rows.length, second.rows.length, second.next]).toEqual([100, 50, null]);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(150);
});

test('what was called otherwise before 0.1.0 is still answered: deleting with the password', async () => {
  const { id } = await add();
  const { password } = owner;
  expect(await owner.post(`/api/services/${id}/delete`, { password: 'errada' })).toMatchObject({ status: 403 });
  expect(await owner.post(`/api/services/${id}/delete`, { password })).toMatchObject({
    status: 200,
    body: { done: true },
  });
  const category = await owner.post('/api/services/categories', { name: 'De passagem' });
  const path = `/api/services/categories/${(category.body as { id: string }).id}/delete`;
  expect(await owner.post(path, { password })).toMatchObject({ status: 200, body: { done: true } });
  const client = await owner.post('/api/clients', {
    name: 'Ana',
    phone: '11911112222',
    phone_country: 'BR',
    email: '',
  });
  const gone = await owner.call('DELETE', `/api/clients/${(client.body as { id: string }).id}`, { password });
  expect(gone).toMatchObject({ status: 200, body: { done: true } });
});

test('at most 500 services are offered online: of two windows that add the last one at once, one is told', async () => {
  await fill(['Cabelo'], 499);
  const refused = { status: 422, body: { data: { fields: { is_public: 'services:errors.tooManyPublic' } } } };
  const both = await Promise.all([owner.post('/api/services', cut), owner.post('/api/services', cut)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)).toMatchObject(refused);

  const hidden = await add({ is_public: false });
  expect(await owner.put(`/api/services/${hidden.id}`, cut)).toMatchObject(refused);
  const offered = both.find(({ status }) => status === 200)?.body as Service;
  expect(await owner.put(`/api/services/${offered.id}`, { ...cut, price: 1 })).toMatchObject({ status: 200 });
  expect(await owner.put(`/api/services/${offered.id}`, { ...cut, is_public: false })).toMatchObject({ status: 200 });
  expect(await owner.put(`/api/services/${hidden.id}`, cut)).toMatchObject({ status: 200 });
});
