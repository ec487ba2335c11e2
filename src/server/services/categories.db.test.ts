import { expect, test } from 'vitest';
import type { Category, Service } from '#contract/services/operations.ts';
import { usualCategories } from '#domain/services/defaults.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

const owner = perTest(() => signedUp(server));

const categories = async (who = owner) => (await who.get('/api/services/categories')).body as Category[];
const add = async (name: string) => (await owner.post('/api/services/categories', { name })).body as Category;
const rename = (id: string, name: string) => owner.put(`/api/services/categories/${id}`, { name });

const serviceIn = (category: string) => ({
  name: 'Corte',
  description: '',
  category,
  duration_minutes: 30,
  price: 0,
  preco_variavel: false,
  commission_percent: null,
  is_public: true,
  product_ids: [],
});
const createService = async (category: string) =>
  (await owner.post('/api/services', serviceIn(category))).body as Service;
const serviceCategories = async () =>
  ((await owner.get('/api/services')).body as { rows: Service[] }).rows.map(({ category }) => category);

async function historyOf(id: string) {
  const { rows } = await server.admin.query(
    'select action, before, after from history where entity_id = $1 order by id',
    [id],
  );
  return rows;
}

test('a salon without categories gets the eight usual ones', async () => {
  expect((await owner.post('/api/services/categories/defaults', {})).body).toEqual({ created: 8 });
  const usual = usualCategories({ country: 'BR', language: 'pt' });
  expect((await categories()).map(({ name }) => name).toSorted()).toEqual(usual.toSorted());
  const [first] = await categories();
  expect(first).toMatchObject({ name: 'Cabelo', show_in_dropdown: true, services_count: 0 });
  expect(await historyOf(first?.id ?? '')).toMatchObject([{ action: 'create', after: { name: 'Cabelo' } }]);
});

test.each([
  ['US', 'en', 'Hair'],
  ['US', 'pt', 'Hair'],
  ['GB', 'en', 'Hair'],
  ['MX', 'en', 'Cabello'],
  ['PT', 'en', 'Cabelo'],
  ['DE', 'en', 'Hair'],
  ['OTHER', 'pt', 'Cabelo'],
])('in %s, for an owner who reads %s, the usual categories begin with %s', async (country, language, hair) => {
  const them = await signedUp(server, { country, language });
  expect((await them.post('/api/services/categories/defaults', {})).body).toEqual({ created: 8 });
  expect((await categories(them)).map(({ name }) => name)).toContain(hair);
});

test('windows that ask for the usual categories at once make them once', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => owner.post('/api/services/categories/defaults', {})));
  expect(asked.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(asked.reduce((sum, { body }) => sum + (body as { created: number }).created, 0)).toBe(8);
  expect(await categories()).toHaveLength(8);
});

test('a salon with a category of its own gets no usual ones', async () => {
  await add('Barba');
  expect((await owner.post('/api/services/categories/defaults', {})).body).toEqual({ created: 0 });
});

test.each([
  ['', 'services:errors.categoryNameRequired'],
  ['   ', 'services:errors.categoryNameRequired'],
  ['x'.repeat(201), 'services:errors.tooLong'],
  ['a\0', 'common:invalidData'],
])('the name %j is refused beside its field', async (name, error) => {
  const refused = await owner.post('/api/services/categories', { name });
  expect(refused).toMatchObject({ status: 422, body: { data: { fields: { name: error } } } });
});

test('a name is trimmed, and two categories cannot differ by capitals alone', async () => {
  expect(await add('  Barba ')).toMatchObject({ name: 'Barba', services_count: 0 });
  const taken = await owner.post('/api/services/categories', { name: 'BARBA' });
  expect(taken).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
  const nails = await add('Unha');
  expect(await rename(nails.id, 'bArBa')).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
  expect((await categories()).map(({ name }) => name)).toEqual(['Barba', 'Unha']);
});

test('one of two windows that create the same category at once is told so', async () => {
  const asked = await Promise.all(['Barba', 'barba'].map((name) => owner.post('/api/services/categories', { name })));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('one of two windows that rename to the same name at once is told so', async () => {
  const made = [await add('Unha'), await add('Cabelo')];
  const asked = await Promise.all(made.map(({ id }) => rename(id, 'Beleza')));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('renaming a category renames it on its services, and on no others', async () => {
  const hair = await add('Cabelo');
  await add('Unha');
  await createService('Cabelo');
  await createService('Unha');
  expect(await rename(hair.id, 'Barba e cabelo')).toMatchObject({
    status: 200,
    body: { name: 'Barba e cabelo', services_count: 1 },
  });
  expect(await serviceCategories()).toEqual(['Barba e cabelo', 'Unha']);
  expect(await historyOf(hair.id)).toMatchObject([
    { action: 'create' },
    { action: 'update', before: { name: 'Cabelo' }, after: { name: 'Barba e cabelo' } },
  ]);
});

test('capitals of a name can be put right', async () => {
  const { id } = await add('cabelo');
  await createService('cabelo');
  expect(await rename(id, 'Cabelo')).toMatchObject({ status: 200, body: { services_count: 1 } });
});

test('services saved while their category is renamed never keep the old name', async () => {
  const { id } = await add('Cabelo');
  const services = [await createService('Cabelo'), await createService('Cabelo')];
  const [renamed, ...saved] = await Promise.all([
    rename(id, 'Barba'),
    ...services.map((service) => owner.put(`/api/services/${service.id}`, serviceIn('Cabelo'))),
    owner.post('/api/services', serviceIn('Cabelo')),
  ]);
  expect(renamed.status).toBe(200);
  // Whoever came after the rename is told that the category is gone.
  for (const { status } of saved) expect([200, 422]).toContain(status);
  expect(new Set(await serviceCategories())).toEqual(new Set(['Barba']));
});

test('a hidden category stays on its services and can still be saved with them', async () => {
  const hair = await add('Cabelo');
  const service = await createService('Cabelo');
  const hidden = await owner.put(`/api/services/categories/${hair.id}/shown`, { show_in_dropdown: false });
  expect(hidden).toMatchObject({ status: 200, body: { show_in_dropdown: false } });
  expect(await owner.put(`/api/services/${service.id}`, serviceIn('Cabelo'))).toMatchObject({ status: 200 });
  expect((await historyOf(hair.id)).at(-1)).toMatchObject({
    before: { show_in_dropdown: true },
    after: { show_in_dropdown: false },
  });
});

test('a category is deleted only with the password, and its services keep the name', async () => {
  const hair = await add('Cabelo');
  const service = await createService('Cabelo');
  const path = `/api/services/categories/${hair.id}/remove`;
  expect(await owner.post(path, { password: 'errada' })).toMatchObject({ status: 403 });
  expect(await owner.post(path, { password: owner.password })).toMatchObject({ status: 200 });
  expect(await categories()).toEqual([]);
  expect(await serviceCategories()).toEqual(['Cabelo']);
  expect((await historyOf(hair.id)).at(-1)).toMatchObject({ action: 'delete', before: { name: 'Cabelo' } });
  expect(await owner.put(`/api/services/${service.id}`, serviceIn('Cabelo'))).toMatchObject({ status: 200 });
  expect(await owner.post('/api/services', serviceIn('Cabelo'))).toMatchObject({ status: 422 });
  expect(await owner.post(path, { password: owner.password })).toMatchObject({ status: 404 });
});
