import { expect, test } from 'vitest';
import type { Category, Service } from '#contract/services/operations.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
const owner = perTest(() => signedUp(server));

const row = (name: string, changes: object = {}) => ({
  name,
  category: 'Cabelo',
  description: '',
  duration_minutes: 45,
  price: 8000,
  preco_variavel: false,
  commission_percent: null,
  is_public: true,
  ...changes,
});
const importing = (rows: object[], who: Owner = owner) => who.post('/api/services/import', { rows });
const checking = (rows: object[], who: Owner = owner) => who.post('/api/services/import/check', { rows });
const services = async () => ((await owner.get('/api/services')).body as { rows: Service[] }).rows;
const categories = async () => (await owner.get('/api/services/categories')).body as Category[];
const count = async (table: string) => {
  const { rows } = await server.admin.query(`select count(*)::int as count from ${table} where user_id = $1`, [
    owner.id,
  ]);
  return rows[0].count as number;
};

test('services are imported as their form would save them, with the categories that are missing', async () => {
  await owner.post('/api/services/categories', { name: 'Cabelo' });
  const answer = await importing([
    row('Corte', { price: 12050, commission_percent: 40.555 }),
    row('Manicure', { category: 'Unha', preco_variavel: true, price: 99 }),
    row('Pedicure', { category: 'UNHA', is_public: false }),
  ]);
  expect(answer, answer.text).toMatchObject({ status: 200, body: { imported: 3, known: [] } });
  expect(await services()).toMatchObject([
    {
      name: 'Corte',
      category: 'Cabelo',
      price: 12050,
      duration_minutes: 45,
      commission_percent: 40.56,
      done_by_all: true,
    },
    { name: 'Manicure', category: 'Unha', price: 0, preco_variavel: true, is_public: true },
    { name: 'Pedicure', category: 'Unha', is_public: false },
  ]);
  expect((await categories()).map(({ name }) => name)).toEqual(['Cabelo', 'Unha']);
});

test('a category of the salon is found without its accents and capitals, also a hidden one', async () => {
  const { id } = (await owner.post('/api/services/categories', { name: 'Depilação' })).body as Category;
  await owner.put(`/api/services/categories/${id}/shown`, { show_in_dropdown: false });
  await importing([row('Axila', { category: 'DEPILACAO' })]);
  expect(await services()).toMatchObject([{ category: 'Depilação' }]);
  expect(await categories()).toHaveLength(1);
});

test('what the salon has is left out and named: the same name in the same category; twice in the file is once', async () => {
  await importing([row('Depilação')]);
  const file = [row('DEPILACAO'), row('Depilação', { category: 'Rosto' }), row('Corte'), row('corte', { price: 1 })];
  const known = [{ row: 0, name: 'Depilação' }];
  expect(await checking(file)).toMatchObject({ status: 200, body: { known, offered_online: 1 } });
  expect(await importing(file)).toMatchObject({ body: { imported: 2, known } });
  expect((await services()).map(({ price }) => price)).toEqual([8000, 8000, 8000]);
});

test('one bad row, and nothing is imported, nor any category made', async () => {
  const answer = await importing([row('Corte'), row('', { category: 'Nova' })]);
  expect(answer).toMatchObject({
    status: 422,
    body: { data: { fields: { 'rows.1.name': 'services:errors.nameRequired' } } },
  });
  expect([await count('services'), await count('service_categories')]).toEqual([0, 0]);
});

test('no file takes the salon beyond 500 services online, and the one that would leaves nothing behind', async () => {
  const many = (length: number, from = 0) => Array.from({ length }, (_, index) => row(`Serviço ${from + index}`));
  expect(await importing(many(499))).toMatchObject({ status: 200 });
  expect(await importing([...many(2, 500), row('Fora', { category: 'Nova', is_public: false })])).toMatchObject({
    status: 422,
    body: { data: { fields: { rows: 'imports:errors.tooManyPublic' } } },
  });
  expect([await count('services'), await count('service_categories')]).toEqual([499, 1]);
  expect(await importing([...many(1, 500), row('Fora', { is_public: false })])).toMatchObject({ status: 200 });
});

test('the history has one line that holds the services and the new categories', async () => {
  await importing([row('Corte'), row('Escova')]);
  const { rows } = await server.admin.query(
    `select action, entity, after->'count' as count, jsonb_path_query_array(after, '$.services[*].name') as names,
       jsonb_path_query_array(after, '$.categories[*].name') as categories
     from history where user_id = $1 and entity like 'service%'`,
    [owner.id],
  );
  expect(rows).toEqual([
    { action: 'import', entity: 'services', count: 2, names: ['Corte', 'Escova'], categories: ['Cabelo'] },
  ]);
});

test('a program that is killed in the middle leaves nothing: neither services nor categories nor history', async () => {
  // The last statement of the transaction cannot be had.
  await server.admin.query(
    `create or replace function public.fall() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  );
  await server.admin.query(
    `create trigger fall before insert on history for each row when (new.action = 'import') execute function public.fall()`,
  );
  expect(await importing([row('Corte')])).toMatchObject({ status: 500 });
  await server.admin.query('drop trigger fall on history');
  expect([await count('services'), await count('service_categories')]).toEqual([0, 0]);
  expect(await importing([row('Corte')])).toMatchObject({ body: { imported: 1 } });
});

test('two imports of the same file at once end with each service once', async () => {
  const file = Array.from({ length: 100 }, (_, index) =>
    row(`Serviço ${index}`, { category: `Categoria ${index % 7}` }),
  );
  const answers = await Promise.all([importing(file), importing(file.toReversed())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([await count('services'), await count('service_categories')]).toEqual([100, 7]);
});

test('the preview learns nothing of other salons', async () => {
  const other = await signedUp(server);
  await importing([row('Corte')], other);
  expect((await checking([row('Corte')])).body).toEqual({ known: [], offered_online: 0 });
});

test('ten thousand services are previewed and imported in one call and one insert', { timeout: 60_000 }, async () => {
  const file = Array.from({ length: 10_000 }, (_, index) =>
    row(`Serviço ${index}`, { category: `Categoria ${index % 40}`, is_public: index < 500 }),
  );
  expect(await checking(file.map(({ name, category }) => ({ name, category })))).toMatchObject({ status: 200 });
  const { result, queries } = await countQueries(() => importing(file));
  expect(result, result.text.slice(0, 500)).toMatchObject({ status: 200, body: { imported: 10_000, known: [] } });
  expect(queries.filter((query) => /insert into services/.test(query))).toHaveLength(1);
  expect((await importing(file)).body).toMatchObject({ imported: 0 });
  expect(await importing([...file, row('Mais um')])).toMatchObject({
    status: 422,
    body: { data: { fields: { rows: 'imports:errors.tooManyRows' } } },
  });
});
