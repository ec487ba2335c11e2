import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copiedSalon } from './copied-salon.ts';
import { everyRow } from './every-row.ts';
import { connectAsAdmin, fillSalon, signUp, wordsOfSalon } from './salon.ts';
import { rowId } from './sample-inputs.ts';

let admin: Client;
beforeAll(async () => {
  admin = await connectAsAdmin();
});
afterAll(() => admin.end());

/** Everything that is stored of a salon, with its names instead of ids; what chance or the clock gave is left out. */
async function contentsOf(owner: string): Promise<Record<string, string[]>> {
  const words = new Map(wordsOfSalon.map((word) => [rowId(owner, word), word]));
  const told = (row: string) =>
    row
      .replaceAll(owner, 'owner')
      .replaceAll(owner.replaceAll('-', ''), 'owner')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => words.get(id) ?? 'an id')
      .replace(/[0-9a-f]{64}/g, 'a hash')
      .replace(/"20\d\d-\d\d-\d\dT[^"]*\.\d+[^"]*"/g, '"now"')
      .replace(/"color": "#\w+"/g, '"color": "one of ten"')
      .replace(/"id": \d+/, '"id": "counted"');
  const rows = await everyRow(admin, owner);
  return Object.fromEntries(Object.entries(rows).map(([table, rows]) => [table, rows.map(told).sort()]));
}

test('a copied salon has every row of one that was filled, under ids and secrets of its own', async () => {
  const filled = await signUp(admin);
  await fillSalon(admin, filled);
  const [pattern, copy] = [await copiedSalon(admin), await copiedSalon(admin)];
  expect(await contentsOf(copy)).toEqual(await contentsOf(filled));
  const secrets = `select count(distinct token_hash)::int as n, count(*)::int as of from member_invitations
    where user_id = any($1)`;
  const { rows } = await admin.query(secrets, [[filled, pattern, copy]]);
  expect(rows[0].n).toBe(rows[0].of);
  const people = 'select name, email from auth.users where id in (select account_id from members where user_id = $1)';
  expect((await admin.query(people, [copy])).rows).toMatchObject([{ name: 'Studio Bela' }, { name: 'Colega' }]);
});
