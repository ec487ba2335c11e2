import { beforeEach, expect, test } from 'vitest';
import type { Service } from '#contract/services/operations.ts';
import type { Professional } from '#contract/team/operations.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

const owner = perTest(() => signedUp(server));
beforeEach(async () => {
  await owner.post('/api/services/categories/defaults', {});
});

const colour = {
  name: 'Coloração raiz',
  description: '',
  category: 'Cabelo',
  duration_minutes: 60,
  price: 19000,
  preco_variavel: false,
  is_public: true,
  product_ids: [] as string[],
};
const bare = (staff_id: string) => ({ staff_id, price: null, duration_minutes: null, commission_percent: null });

const add = async (changes = {}) => (await owner.post('/api/services', { ...colour, ...changes })).body as Service;
const change = (id: string, changes = {}) => owner.put(`/api/services/${id}`, { ...colour, ...changes });
async function hire(nome: string): Promise<string> {
  const form = { nome, funcao: 'Cabeleireira', email: '', telefone: '', comissao_percentual: 40, color: '#fbcfe8' };
  return ((await owner.post('/api/team', form)).body as Professional).id;
}
const leave = (id: string) => owner.put(`/api/team/${id}/active`, { ativo: false, password: owner.password });
const herself = async () => {
  const { rows } = await server.admin.query<{ id: string }>('select id from staff where user_id = $1', [owner.id]);
  return rows[0]?.id ?? '';
};

test('a new service is done by everybody, without a pause and without cleaning up', async () => {
  expect(await add()).toMatchObject({ done_by_all: true, doers: [], parts: [], cleanup_minutes: 0 });
});

test('a service is limited to those who are ticked, with terms of their own', async () => {
  const [camila, juliana] = [await hire('Camila'), await hire('Juliana')];
  const doers = [
    { staff_id: camila, price: 24000, duration_minutes: null, commission_percent: 45.5 },
    { ...bare(juliana), duration_minutes: 120 },
  ].sort((a, b) => a.staff_id.localeCompare(b.staff_id));
  const made = await add({ done_by_all: false, doers });
  expect(made).toMatchObject({ done_by_all: false, doers });
  expect((await change(made.id, { price: 20000 })).body).toMatchObject({ price: 20000, done_by_all: false, doers });
});

test('ticking everybody who works here makes it everybody’s, whoever comes later too', async () => {
  const helena = await herself();
  const camila = await hire('Camila');
  const { id } = await add({ done_by_all: false, doers: [bare(camila)] });
  const all = await change(id, { done_by_all: false, doers: [bare(helena), { ...bare(camila), price: 1 }] });
  expect(all.body).toMatchObject({ done_by_all: true, doers: [{ ...bare(camila), price: 1 }] });
});

test('somebody who works here has to do it', async () => {
  const camila = await hire('Camila');
  const refused = { status: 422, body: { data: { fields: { doers: 'services:errors.nobodyDoes' } } } };
  expect(await owner.post('/api/services', { ...colour, done_by_all: false, doers: [] })).toMatchObject(refused);
  await leave(camila);
  expect(await owner.post('/api/services', { ...colour, done_by_all: false, doers: [bare(camila)] })).toMatchObject(
    refused,
  );
});

test('whoever left keeps their tick and comes back with it', async () => {
  const [camila, juliana] = [await hire('Camila'), await hire('Juliana')];
  const { id } = await add({ done_by_all: false, doers: [{ ...bare(camila), price: 24000 }, bare(juliana)] });
  await leave(camila);
  const { body } = await change(id, { done_by_all: false, doers: [bare(juliana)] });
  expect((body as Service).doers).toContainEqual({ ...bare(camila), price: 24000 });
});

test('a professional of another salon cannot be named', async () => {
  const camila = await hire('Camila');
  const stranger = await signedUp(server);
  await stranger.post('/api/services/categories/defaults', {});
  const refused = await stranger.post('/api/services', { ...colour, done_by_all: false, doers: [bare(camila)] });
  expect(refused).toMatchObject({ status: 422, body: { data: { fields: { doers: 'services:errors.doersGone' } } } });
});

test('a variable price is nobody’s own', async () => {
  const doers = [{ ...bare(await hire('Camila')), price: 24000, duration_minutes: 90 }];
  const made = await add({ preco_variavel: true, done_by_all: false, doers });
  expect(made.doers).toEqual([{ ...doers[0], price: null }]);
});

test('the parts of a service say how long it takes; who changes the minutes alone changes the last part', async () => {
  const made = await add({ parts: [45, 30, 30], cleanup_minutes: 10 });
  expect(made).toMatchObject({ duration_minutes: 105, parts: [45, 30, 30], cleanup_minutes: 10 });
  const longer = await change(made.id, { duration_minutes: 120 });
  expect(longer.body).toMatchObject({ duration_minutes: 120, parts: [45, 30, 45], cleanup_minutes: 10 });
  const plain = await change(made.id, { duration_minutes: 120, parts: [], cleanup_minutes: null });
  expect(plain.body).toMatchObject({ duration_minutes: 120, parts: [], cleanup_minutes: 0 });
});

test.each([
  ['work on both sides of a pause', { parts: [45, 30] }, { parts: 'services:errors.partsIncomplete' }],
  ['at most five times work', { parts: Array(11).fill(5) }, { parts: 'services:errors.tooManyParts' }],
  ['a day at most', { parts: [1000, 30, 500] }, { parts: 'services:errors.durationTooLong' }],
  ['parts that take time', { parts: [45, 0, 30] }, { 'parts.1': 'services:errors.durationPositive' }],
  ['parts that are filled in', { parts: [45, null, 30] }, { 'parts.1': 'services:errors.durationPositive' }],
  [
    'four hours to clean up at most',
    { cleanup_minutes: 241 },
    { cleanup_minutes: 'services:errors.cleanupOutOfRange' },
  ],
  ['whole minutes to clean up', { cleanup_minutes: 2.5 }, { cleanup_minutes: 'services:errors.cleanupOutOfRange' }],
])('a service has %s', async (_, changes, fields) => {
  expect(await owner.post('/api/services', { ...colour, ...changes })).toMatchObject({
    status: 422,
    body: { data: { fields } },
  });
});
