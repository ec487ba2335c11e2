import { expect, test } from 'vitest';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { testServer } from '#server/test-server.ts';
import { filledCopy } from './copied-salon.ts';
import { everyRow } from './every-row.ts';
import { fillSalon, signUp, wordsOfSalon } from './salon.ts';
import { rowId } from './sample-inputs.ts';

const server = testServer();

/** Everything that is stored of a salon, with its names instead of ids; what chance or the clock gave is left out. */
async function contentsOf(owner: string): Promise<Record<string, string[]>> {
  const words = new Map(wordsOfSalon.map((word) => [rowId(owner, word), word]));
  const told = (row: string) =>
    row
      .replace(/[\w-]+@example\.com/g, 'an e-mail')
      .replaceAll(owner, 'owner')
      .replaceAll(owner.replaceAll('-', ''), 'owner')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => words.get(id) ?? 'an id')
      .replace(/[0-9a-f]{64}/g, 'a hash')
      .replace(/"20\d\d-\d\d-\d\dT[^"]*\.\d+[^"]*"/g, '"now"')
      .replace(/"color": "#\w+"/g, '"color": "one of ten"')
      .replace(/"id": \d+/, '"id": "counted"');
  const rows = await everyRow(server.admin, owner);
  return Object.fromEntries(Object.entries(rows).map(([table, rows]) => [table, rows.map(told).sort()]));
}

test('a copied salon has every row of one that was filled, under ids and secrets of its own', async () => {
  const { admin } = server;
  const filled = await signUp(admin);
  await fillSalon(admin, filled);
  const [pattern, copy] = [await filledCopy(admin), await filledCopy(admin)];
  expect(await contentsOf(copy)).toEqual(await contentsOf(filled));
  const secrets = `select count(distinct token_hash)::int as n, count(*)::int as of from member_invitations
    where user_id = any($1)`;
  const { rows } = await admin.query(secrets, [[filled, pattern, copy]]);
  expect(rows[0].n).toBe(rows[0].of);
  const people = 'select name, email from auth.users where id in (select account_id from members where user_id = $1)';
  expect((await admin.query(people, [copy])).rows).toMatchObject([{ name: 'Studio Bela' }, { name: 'Colega' }]);
});

test('a copy of a salon that was made by calls has all of it, and an owner who is signed in and may sign in', async () => {
  const [made, copy] = [await bookedSalon(server), await bookedSalon(server)];
  expect(await contentsOf(copy.owner.id)).toEqual(await contentsOf(made.owner.id));
  expect(copy.owner.id).not.toBe(made.owner.id);
  const { email, password } = copy.owner;
  expect(await server.visitor().post('/api/account/sign-in', { email, password })).toMatchObject({ status: 200 });
  expect(await copy.owner.get('/api/account/session')).toMatchObject({ body: { user: { id: copy.owner.id, email } } });
  expect(await copy.book()).toMatchObject({ client_id: copy.client, professional_id: copy.rita });
});
