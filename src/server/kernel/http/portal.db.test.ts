import { call, ORPCError, os } from '@orpc/server';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../database/pools.ts';
import { makeLogins } from '../database/roles.ts';
import type { OwnerId, StaffId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { connectAsAdmin, fillSalon, idOf, signUp } from '../testing/salon.ts';
import type { Call } from './api.ts';
import { type Prove, type ProveMember, provenProfessional } from './portal.ts';

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

const asked: string[] = [];
const prove: Prove = async (_, token, pin) => {
  asked.push(`${token} ${pin}`);
  if (token === 'locked link') return { ok: false, reason: 'locked', retryAfterSeconds: 890 };
  if (token !== 'link of Rita' || pin !== '123456') return { ok: false, reason: 'wrong' };
  return { ok: true, salon, staff: rita, name: 'Rita' };
};

const nobody: ProveMember = async () => ({ ok: false, reason: 'wrong' });

/** An operation of the portal, as the later ones will be. */
const whoAmI = os
  .$context<Call>()
  .use(provenProfessional(prove, nobody))
  .handler(async ({ context: { db, who, roundTrips } }) => {
    const { rows } = await sql<{ id: string; role: string }>`select id, current_user as role from staff`.execute(db);
    return { who, rows, waits: roundTrips.count };
  });
const ask = (input: unknown) => call(whoAmI, input, { context: { pool, roundTrips: { count: 0 } } as Call });

test('with link and PIN, an operation runs as that professional and waits for the database once', async () => {
  expect(await ask({ token: 'link of Rita', pin: '123456' })).toEqual({
    who: { kind: 'professional', id: rita },
    rows: [{ id: rita, role: 'madeixa_portal' }],
    waits: 1,
  });
});

test.each([
  ['another PIN', { token: 'link of Rita', pin: '654321' }],
  ['another link', { token: 'link of Nina', pin: '123456' }],
])('%s gets the answer that everybody gets', async (_, input) => {
  await expect(ask(input)).rejects.toThrow(new ORPCError('UNAUTHORIZED', { message: 'Invalid PIN' }));
});

test('who is locked out is told how long to wait', async () => {
  await expect(ask({ token: 'locked link', pin: '123456' })).rejects.toMatchObject({
    code: 'TOO_MANY_TRIES',
    status: 429,
    data: { retryAfterSeconds: 890 },
  });
});

test.each([
  ['nothing', undefined],
  ['no PIN', { token: 'link of Rita' }],
  ['a PIN that is no text', { token: 'link of Rita', pin: 123456 }],
  ['text', 'link of Rita 123456'],
])('who sends %s is not even looked up', async (_, input) => {
  asked.length = 0;
  await expect(ask(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(asked).toEqual([]);
});
