import { expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { fillSalon, idOf } from '#server/kernel/testing/salon.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
const salon = perFile(async () => {
  const mine = await signedUp(server);
  const theirs = await signedUp(server);
  for (const { id } of [mine, theirs]) await fillSalon(server.admin, id);
  await server.admin.query(
    `insert into pictures (user_id, id, large, small, width, height) select $1::uuid, gen_random_uuid(), '\\x02', '\\x02', 1, 1`,
    [mine.id],
  );
  return { mine: mine.id, theirs: theirs.id };
});

/** The rows that a visitor of the salon reads; or the code of the refusal. All of it is undone. */
async function asVisitor(query: string, { before = '', name = '' } = {}) {
  const { admin } = server;
  await admin.query('begin');
  if (before) await admin.query(before.replaceAll('OWNER', `'${salon.mine}'::uuid`));
  await admin.query(
    `select set_config('app.user_id', $1, true), set_config('app.page_names', $2, true), set_config('role', 'madeixa_visitor', true)`,
    [salon.mine, name],
  );
  const outcome = await admin.query(query).then(
    ({ rows }) => rows,
    ({ code }) => code,
  );
  await admin.query('rollback');
  return outcome;
}

const nameOf = (id: string) => `casa-${id.replaceAll('-', '')}`;
const known = async (what: string) =>
  (await server.admin.query(`select ${idOf(salon.mine, what)} as id`)).rows[0].id as string;

test('a visitor reads the pictures that the page shows and the faces of the team, and no others', async () => {
  const shown = [{ id: await known('foto') }, { id: await known('obra') }].sort((a, b) => (a.id < b.id ? -1 : 1));
  const query = 'select id from pictures order by id';
  expect(await asVisitor(query)).toEqual(shown);
  // Whoever has left.
  const left = `update staff set ativo = false where user_id = OWNER`;
  expect(await asVisitor(query, { before: left })).toEqual([{ id: await known('obra') }]);
  const unpublished = 'update salon_pages set is_published = false where user_id = OWNER';
  expect(await asVisitor(query, { before: unpublished })).toEqual([]);
  expect(await asVisitor('select id from salon_pictures', { before: unpublished })).toEqual([]);
  expect(await asVisitor('select user_id from salon_pages', { before: unpublished })).toEqual([]);
});

test('a visitor learns whose a name is by saying it, and of one name only that', async () => {
  const query = 'select name from salon_names order by name';
  expect(await asVisitor(query)).toEqual([{ name: nameOf(salon.mine) }]);
  expect(await asVisitor(query, { name: nameOf(salon.theirs) })).toEqual(
    [nameOf(salon.mine), nameOf(salon.theirs)].sort().map((name) => ({ name })),
  );
  expect(await asVisitor(query, { name: 'casa-' })).toEqual([{ name: nameOf(salon.mine) }]);
});

test.each([
  ['when a name was chosen', 'select created_at from salon_names'],
  ['when the page was changed', 'select updated_at from salon_pages'],
  ['a professional’s share', 'select comissao_percentual from staff'],
  ['the right to publish', 'update salon_pages set is_published = true'],
  ['the right to take a name', `insert into salon_names (user_id, name, number) values (app.owner_id(), 'minha', 2)`],
  ['the right to show a picture', 'update salon_pictures set position = 2'],
  ['the right to delete a picture', 'delete from pictures'],
])('a visitor has not got %s', async (_, query) => {
  expect(await asVisitor(query)).toBe('42501');
});

test.each([
  ['Maiúscula', '23514'],
  ['a--b', '23514'],
  ['ab', '23514'],
])('the database takes no name written as %s', async (name, code) => {
  const written = server.admin.query('insert into salon_names (user_id, name, number) values ($1, $2, 2)', [
    salon.mine,
    name,
  ]);
  await expect(written).rejects.toMatchObject({ code });
});

test('nor two current ones, nor a twelfth', async () => {
  const insert = (number: number) =>
    server.admin.query('insert into salon_names (user_id, name, number) values ($1, $2, $3)', [
      salon.mine,
      `outro-nome-${number}`,
      number,
    ]);
  await expect(insert(2)).rejects.toMatchObject({ code: '23505', constraint: 'salon_names_current' });
  await expect(insert(12)).rejects.toMatchObject({ code: '23514' });
});
