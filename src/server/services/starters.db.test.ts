import { expect, test } from 'vitest';
import type { Service, StarterService } from '#contract/services/operations.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
const owner = perTest(() => signedUp(server));

const cut = { name: 'Corte feminino', category: 'Cabelo', duration_minutes: 60, price: 12000 };
const highlights = { name: 'Luzes', category: 'Cabelo', duration_minutes: 180, price: null };
const manicure = { name: 'Manicure', category: 'Unha', duration_minutes: 45, price: 4500 };

const add = (services: object[], key?: string) =>
  owner.post('/api/services/starters', { services }, key ? { headers: { 'idempotency-key': key } } : {});
const services = async () => ((await owner.get('/api/services')).body as { rows: Service[] }).rows;
const starters = async () => (await owner.get('/api/services/starters')).body as StarterService[];
const categories = async () =>
  ((await owner.get('/api/services/categories')).body as { name: string }[]).map(({ name }) => name);
async function history() {
  const { rows } = await server.admin.query(
    `select action, after from history where user_id = $1 and entity = 'services'`,
    [owner.id],
  );
  return rows;
}

/** Straight into the table: so many are offered online. */
const offer = (count: number) =>
  server.admin.query(
    `insert into services (user_id, name, category) select $1, 'Serviço ' || n, 'Cabelo' from generate_series(1, $2) as n`,
    [owner.id, count],
  );

test('services are added together, with one entry in the history; one without a price has a variable one', async () => {
  expect(await add([cut, highlights, manicure])).toMatchObject({ status: 200, body: { created: 3, known: [] } });
  expect(await services()).toMatchObject([
    { ...cut, preco_variavel: false, is_public: true, done_by_all: true },
    { name: 'Luzes', price: 0, preco_variavel: true, duration_minutes: 180 },
    { ...manicure, preco_variavel: false },
  ]);
  expect(await history()).toMatchObject([
    { action: 'import', after: { count: 3, services: [cut, highlights, manicure] } },
  ]);
});

test('a salon without categories gets the usual ones; its own are used as it writes them, and one that it lacks is made', async () => {
  await owner.post('/api/services/categories', { name: 'CABELO' });
  await add([cut, manicure]);
  expect(await categories()).toEqual(['CABELO', 'Unha']);
  expect((await services()).map(({ category }) => category)).toEqual(['CABELO', 'Unha']);

  const other = await signedUp(server);
  await other.post('/api/services/starters', { services: [cut] });
  expect((await other.get('/api/services/categories')).body).toHaveLength(8);
});

test('what the salon has already, however it is written, is left out and named', async () => {
  await add([{ ...cut, name: 'CORTE FEMININO' }]);
  expect((await starters()).filter(({ is_there }) => is_there).map(({ name }) => name)).toEqual(['Corte feminino']);
  expect(await add([cut, manicure, { ...manicure, name: 'manicure' }])).toMatchObject({
    status: 200,
    body: { created: 1, known: ['Corte feminino', 'manicure'] },
  });
  expect(await add([cut, manicure])).toMatchObject({ body: { created: 0, known: ['Corte feminino', 'Manicure'] } });
  expect(await services()).toHaveLength(2);
  expect(await history()).toHaveLength(2);
});

test('pressed twice with one key they are added once, and two windows at once add each once', async () => {
  const [one, again] = [await add([cut], 'one'), await add([cut], 'one')];
  expect(again.body).toEqual(one.body);
  expect(await add([manicure], 'one')).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  const both = await Promise.all([add([highlights, manicure]), add([manicure, highlights])]);
  expect(both.map(({ body }) => (body as { created: number }).created).toSorted()).toEqual([0, 2]);
  expect(await services()).toHaveLength(3);
});

test('of 500 services online none more is added, and nothing of the others', async () => {
  await offer(499);
  expect(await add([cut, manicure])).toMatchObject({
    status: 422,
    body: { code: 'INVALID', data: { fields: { services: 'services:errors.tooManyPublic' } } },
  });
  expect(await history()).toEqual([]);
  expect(await categories()).toEqual([]);
  expect(await add([cut])).toMatchObject({ body: { created: 1 } });
});

test('one wrong row refuses all of them, named by its place', async () => {
  const wrong = { ...manicure, duration_minutes: 0, price: -1 };
  expect(await add([cut, wrong])).toMatchObject({
    status: 422,
    body: {
      data: {
        fields: {
          'services.1.duration_minutes': 'services:errors.durationPositive',
          'services.1.price': 'services:errors.priceNegative',
        },
      },
    },
  });
  expect(await add([])).toMatchObject({ status: 422 });
  expect(await services()).toEqual([]);
});
