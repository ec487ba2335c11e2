import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnerId, Principal, StaffId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { connectAsAdmin, fillSalon, idOf, refusal, signUp } from '../testing/salon.ts';
import { type Database, databaseOf, inTransaction, portalDatabaseOf, visitorDatabaseOf } from './db.ts';
import { record } from './history.ts';
import { openPool } from './pools.ts';
import { makeLogins } from './roles.ts';

let pool: pg.Pool;
let admin: pg.Client;
let salon: OwnerId;
let rita: StaffId;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  salon = (await signUp(admin)) as OwnerId;
  await fillSalon(admin, salon);
  rita = (await admin.query(`select ${idOf(salon, 'rita')} as id`)).rows[0].id;
  pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 1);
});
afterAll(() => Promise.all([pool.end(), admin.end()]));

const handles = {
  owner: () => databaseOf(pool, salon),
  visitor: () => visitorDatabaseOf(pool, salon),
  professional: () => portalDatabaseOf(pool, salon, rita),
};
const principals = (): Record<Principal['kind'], Principal> => ({
  owner: { kind: 'owner', id: salon },
  visitor: { kind: 'visitor' },
  professional: { kind: 'professional', id: rita },
  system: { kind: 'system' },
});

const write = (db: Database, by?: Principal) =>
  // A request is the one thing that visitors may note.
  inTransaction(db, (db) =>
    record(db, salon, { action: 'request', entity: 'appointments', entityId: String(by?.kind) }, by),
  );

test.each([
  ['owner', 'owner', 'owner'],
  ['owner', 'system', 'system'],
  ['visitor', 'visitor', 'public'],
  ['professional', 'professional', 'portal'],
] as const)('through the handle of the %s, the %s is noted as who acts', async (handle, kind, actor_kind) => {
  await write(handles[handle](), principals()[kind]);
  const { rows } = await admin.query('select actor_kind, actor_id from history order by id desc limit 1');
  const ids = { owner: salon, system: null, public: null, portal: rita };
  expect(rows).toEqual([{ actor_kind, actor_id: ids[actor_kind] }]);
});

test.each([
  ['visitor', 'owner'],
  ['visitor', 'professional'],
  ['visitor', 'system'],
  ['professional', 'owner'],
  ['professional', 'visitor'],
  ['professional', 'system'],
] as const)('a %s can note nothing in the name of the %s', async (handle, kind) => {
  expect(await refusal(write(handles[handle](), principals()[kind]))).toBe('42501');
});

test.each(['visitor', 'professional'] as const)('a %s who forgets to say who acts writes nothing', async (handle) => {
  expect(await refusal(write(handles[handle]()))).toBe('42501');
});

test('a professional can note nothing in the name of a colleague', async () => {
  const colleague = { kind: 'professional', id: crypto.randomUUID() as StaffId } as const;
  expect(await refusal(write(handles.professional(), colleague))).toBe('42501');
});
