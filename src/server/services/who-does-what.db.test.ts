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
  expect((body as Service).doers).toEqual([bare(juliana)]);
  await owner.put(`/api/team/${camila}/active`, { ativo: true, password: owner.password });
  expect((await service(id))?.doers).toContainEqual({ ...bare(camila), price: 24000 });
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

const form = { nome: 'Camila', funcao: 'Cabeleireira', email: '', telefone: '', comissao_percentual: 40 };
const tick = (id: string, services: object[]) => owner.put(`/api/team/${id}`, { ...form, color: '#fbcfe8', services });
const on = (service_id: string, changes = {}) => {
  const { staff_id: _, ...terms } = bare('');
  return { service_id, does: true, ...terms, ...changes };
};
const off = (service_id: string) => on(service_id, { does: false });
const service = async (id: string) =>
  ((await owner.get('/api/services')).body as { rows: Service[] }).rows.find((one) => one.id === id);

test('unticking a service in the team’s form limits it to the others, and the history tells it of the service', async () => {
  const helena = await herself();
  const [camila, gone] = [await hire('Camila'), await hire('Rita')];
  await leave(gone);
  const [cut, wash] = [await add({ name: 'Corte' }), await add({ name: 'Lavagem' })];
  expect(await tick(camila, [off(cut.id)])).toMatchObject({ status: 200 });
  expect(await service(cut.id)).toMatchObject({ done_by_all: false, doers: [bare(helena)] });
  expect(await service(wash.id)).toEqual(wash);
  const { rows } = await server.admin.query(
    `select entity_id, before, after from history where user_id = $1 and entity = 'services' and action = 'update'`,
    [owner.id],
  );
  expect(rows).toMatchObject([
    { entity_id: cut.id, before: { done_by_all: true }, after: { done_by_all: false, doers: [{ staff_id: helena }] } },
  ]);

  await tick(camila, [on(cut.id, { price: 9000 })]);
  expect(await service(cut.id)).toMatchObject({ done_by_all: true, doers: [{ ...bare(camila), price: 9000 }] });
});

test('a new professional does what everybody does, and what is ticked for them', async () => {
  const helena = await herself();
  await hire('Camila');
  const [cut, wash] = [await add({ done_by_all: false, doers: [bare(helena)] }), await add({ name: 'Lavagem' })];
  const own = on(wash.id, { duration_minutes: 20 });
  const made = await owner.post('/api/team', { ...form, color: '#fbcfe8', services: [on(cut.id), own] });
  const { id } = made.body as Professional;
  expect((await service(cut.id))?.doers.map(({ staff_id }) => staff_id).toSorted()).toEqual([helena, id].toSorted());
  expect(await service(wash.id)).toMatchObject({ done_by_all: true, doers: [{ ...bare(id), duration_minutes: 20 }] });
});

test('the last one who does a service cannot be unticked; nothing of the form is saved then', async () => {
  const camila = await hire('Camila');
  const { id } = await add({ done_by_all: false, doers: [bare(camila)] });
  const refused = await owner.put(`/api/team/${camila}`, {
    ...form,
    nome: 'Outra',
    color: '#fbcfe8',
    services: [off(id)],
  });
  expect(refused).toMatchObject({ status: 422, body: { data: { fields: { services: 'team:errors.onlyOne' } } } });
  expect(await service(id)).toMatchObject({ doers: [bare(camila)] });
});

test('two windows that each untick somebody else lose neither', async () => {
  const helena = await herself();
  const people = [await hire('Camila'), await hire('Juliana'), await hire('Rita')];
  const services = [await add({ name: 'Corte' }), await add({ name: 'Lavagem' }), await add({ name: 'Escova' })];
  const ids = services.map(({ id }) => id);
  const answers = await Promise.all(
    people.map((id, index) => tick(id, (index % 2 === 0 ? ids : ids.toReversed()).map(off))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const id of ids) expect(await service(id)).toMatchObject({ done_by_all: false, doers: [bare(helena)] });
});

test('a service’s form that was open while somebody was ticked elsewhere changes only whom it changed', async () => {
  const helena = await herself();
  const [camila, juliana] = [await hire('Camila'), await hire('Juliana')];
  const cut = await add({ name: 'Corte' });
  const unticked = (id: string) => ({ ticks: [{ ...bare(id), does: false }] });
  const answers = await Promise.all([change(cut.id, unticked(camila)), tick(juliana, [off(cut.id)])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await service(cut.id)).toMatchObject({ done_by_all: false, doers: [bare(helena)] });
  const refused = { status: 422, body: { data: { fields: { doers: 'services:errors.nobodyDoes' } } } };
  expect(await change(cut.id, unticked(helena))).toMatchObject(refused);
  const takesOver = [...unticked(helena).ticks, { ...bare(camila), price: 240_00, does: true }];
  const answer = await change(cut.id, { ticks: takesOver, preco_variavel: true });
  expect(answer.body).toMatchObject({ done_by_all: false, doers: [bare(camila)] });
  const other = await hireElsewhere();
  expect(await change(cut.id, unticked(other))).toMatchObject({
    status: 422,
    body: { data: { fields: { doers: 'services:errors.doersGone' } } },
  });
});

async function hireElsewhere(): Promise<string> {
  const stranger = await signedUp(server);
  const { rows } = await server.admin.query<{ id: string }>('select id from staff where user_id = $1', [stranger.id]);
  return rows[0]?.id ?? '';
}

test('a professional’s services are read with their terms, and who else does them', async () => {
  const helena = await herself();
  const camila = await hire('Camila');
  const cut = await add({ name: 'Corte', done_by_all: false, doers: [{ ...bare(camila), price: 9000 }] });
  const wash = await add({ name: 'Lavagem' });
  const of = async (id = '') => (await owner.get(`/api/services/by-professional${id && `?staff_id=${id}`}`)).body;
  const none = { price: null, duration_minutes: null, commission_percent: null };
  expect(await of(camila)).toMatchObject([
    { id: cut.id, price: 19000, does: true, own: { ...none, price: 9000 }, has_others: false },
    { id: wash.id, does: true, own: none, has_others: true },
  ]);
  expect(await of(helena)).toMatchObject([
    { id: cut.id, does: false, own: none, has_others: true },
    { id: wash.id, does: true, has_others: true },
  ]);
  expect(await of()).toMatchObject([{ does: false }, { does: true }]);
});

test('somebody who does nothing of all that a large salon offers is unticked in one go', async () => {
  await server.admin.query(
    `insert into services (user_id, name, category, duration_minutes, price) select $1, 'Serviço ' || i, 'Cabelo', 30, 80 from generate_series(1, 600) i`,
    [owner.id],
  );
  await server.admin.query(
    `insert into staff (user_id, nome, funcao) select $1, 'Rita ' || i, 'Cabeleireira' from generate_series(1, 20) i`,
    [owner.id],
  );
  const camila = await hire('Camila');
  const { rows } = await server.admin.query<{ id: string }>('select id from services where user_id = $1', [owner.id]);
  expect(
    (
      await tick(
        camila,
        rows.map(({ id }) => off(id)),
      )
    ).status,
  ).toBe(200);
  const { rows: counted } = await server.admin.query(
    'select count(*)::int as count from staff_services where user_id = $1 and staff_id <> $2',
    [owner.id, camila],
  );
  expect(counted).toEqual([{ count: 600 * 21 }]);
});
