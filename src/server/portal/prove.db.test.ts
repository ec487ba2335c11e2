import { call, os } from '@orpc/server';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#server/account/passwords.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import { openPool, waitingUpTo } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { Call } from '#server/kernel/http/api.ts';
import { openLanes } from '#server/kernel/http/lanes.ts';
import { limit } from '#server/kernel/http/limits.ts';
import { type Prove, provenProfessional } from '#server/kernel/http/portal.ts';
import type { AccountId, OwnerId } from '#server/kernel/principal.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { connectAsAdmin, signUp } from '#server/kernel/testing/salon.ts';
import { createAccess, removeAccess } from './change-access.ts';
import { linkOf, openProve } from './prove.ts';
import { openPins, type Pins } from './secrets.ts';

const PIN = '271828';
const WRONG = { ok: false, reason: 'wrong' };
const MINUTES = 60;

let admin: pg.Client;
let pool: pg.Pool;
let salon: OwnerId;
let rita: string;
let link: string;
let now: Temporal.Instant;
let prove: Prove;
/** The hashes that PINs were held against; undefined is nobody's. */
let lookedAt: (string | undefined)[];
let limits = 0;

const real = openPins('a pepper', (password) => hashPassword(password, { memory: 8, passes: 1 }));
const lanes = openLanes({ atOnce: 2, most: 100, mostOfOne: 100 });
const pins: Pins = {
  ...real,
  verify: (pin, hash) => {
    lookedAt.push(hash);
    return real.verify(pin, hash);
  },
};

beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 10, waitingUpTo(60));
});
afterAll(() => Promise.all([pool.end(), admin.end()]));

beforeEach(async () => {
  salon = (await signUp(admin)) as OwnerId;
  const { rows } = await admin.query(
    `insert into staff (user_id, nome, funcao) values ($1, 'Rita', 'Manicure') returning id`,
    [salon],
  );
  rita = rows[0].id;
  now = Temporal.Instant.from('2026-11-17T14:00:00Z');
  lookedAt = [];
  link = await newLink();
  prove = server();
});

const isGone = () => false;
const account = 'hers' as AccountId;
const owned = () => ({ db: databaseOf(pool, salon), owner: salon, now: () => now, isGone, account });

async function newLink(): Promise<string> {
  const made = await createAccess(owned(), { pins, lanes }, { staff_id: rita, pin: PIN });
  if (!made.ok) throw new Error(made.reason);
  return made.token;
}

/** One process of several: each remembers for itself, and counts in the database. The limit of an address is new for each test. */
function server(wrongPinsPerAddress = 1_000, name = `pins ${limits}`): Prove {
  limits += 1;
  const tries = wrongPinsPerAddress;
  const wrongPins = limit(pool, name, { tries, seconds: 3600, givesBack: true });
  const strayPins = limit(pool, `stray ${name}`, { tries, seconds: 3600 });
  return openProve({ pins, wrongPins, strayPins, lanes });
}

const caller = (address = '203.0.113.7') => ({
  pool,
  address,
  now: () => now,
  roundTrips: { count: 0 },
  isGone,
});
const tryPin = (pin: string, { token = link, address = '203.0.113.7' } = {}) => prove(caller(address), token, pin);
const wrongPin = (turn: number) => String(turn).padStart(6, '0');
const right = () => ({ ok: true, salon, staff: rita, name: 'Rita' });
const locked = (minutes: number) => ({ ok: false, reason: 'locked', retryAfterSeconds: minutes * MINUTES });
const pass = (minutes: number, seconds = 0) => {
  now = now.add({ minutes, seconds });
};
const rowOf = async (token = link) =>
  (await admin.query(`select * from staff_portal_access where token_hash = sha256($1::text::bytea)`, [token])).rows[0];

/** One after the other. */
async function tryWrong(count: number) {
  for (let turn = 0; turn < count; turn += 1) expect(await tryPin(wrongPin(turn))).toEqual(WRONG);
}

test('link and PIN together are the professional, in whatever letters the token is written', async () => {
  expect(await tryPin(PIN)).toEqual(right());
  expect(await tryPin(PIN, { token: link.toUpperCase() })).toEqual(right());
});

test('four wrong PINs lock nothing, and a right one makes them forgotten', async () => {
  for (let round = 0; round < 3; round += 1) {
    await tryWrong(4);
    expect(await tryPin(PIN)).toEqual(right());
  }
  expect(await rowOf()).toMatchObject({ failed_attempts: 0, locked_until: null });
});

test('five in a row lock the link for a quarter of an hour, for the right PIN too, and doubling each time; twenty end it', async () => {
  for (const minutes of [15, 30, 60]) {
    await tryWrong(5);
    expect(await tryPin(PIN)).toEqual(locked(minutes));
    expect(await tryPin('000000')).toEqual(locked(minutes));
    pass(minutes - 1);
    expect(await tryPin(PIN)).toEqual(locked(1));
    pass(1);
  }
  await tryWrong(5);
  expect(await tryPin(PIN)).toEqual(WRONG);
  pass(24 * 60);
  expect(await tryPin(PIN)).toEqual(WRONG);
  expect(await linkOf(caller(), link)).toBeUndefined();

  link = await newLink();
  expect(await tryPin(PIN)).toEqual(right());
});

test('the right PIN as the twentieth, or as the fifth, is right', async () => {
  await tryWrong(4);
  expect(await tryPin(PIN)).toEqual(right());
  await admin.query('update staff_portal_access set failed_attempts = 19 where staff_id = $1', [rita]);
  prove = server();
  expect(await tryPin(PIN)).toEqual(right());
});

test('after a lock the row goes on: the next five lock for twice as long, unless a right one came between', async () => {
  await tryWrong(5);
  pass(15);
  expect(await tryPin(PIN)).toEqual(right());
  await tryWrong(5);
  expect(await tryPin(PIN)).toEqual(locked(15));
});

test('while locked, nothing is counted and nothing is looked at', async () => {
  await tryWrong(5);
  lookedAt = [];
  for (let turn = 0; turn < 10; turn += 1) await tryPin(wrongPin(turn));
  expect(lookedAt).toEqual([]);
  expect(await rowOf()).toMatchObject({ failed_attempts: 5 });
});

test('of twenty-five guesses at once from forty addresses at several servers five are looked at, and the right PIN is then refused', async () => {
  const servers = [server(), server(), server()];
  const outcomes = await Promise.all(
    Array.from({ length: 25 }, (_, turn) => {
      const address = `198.51.100.${turn % 40}`;
      return (servers[turn % 3] as Prove)(caller(address), link, wrongPin(turn));
    }),
  );
  expect(outcomes.every(({ ok }) => !ok)).toBe(true);
  expect(lookedAt).toHaveLength(5);
  expect(await rowOf()).toMatchObject({ failed_attempts: 5 });
  expect(await tryPin(PIN)).toEqual(locked(15));
});

test('whoever keeps guessing from everywhere, patiently, has twenty guesses in all', async () => {
  for (let round = 0; round < 6; round += 1) {
    const guess = (turn: number) => tryPin(wrongPin(100 * round + turn), { address: `198.51.100.${turn}` });
    await Promise.all(Array.from({ length: 8 }, (_, turn) => guess(turn)));
    pass(120);
  }
  expect(lookedAt.filter((hash) => hash !== undefined)).toHaveLength(20);
  expect(await tryPin(PIN)).toEqual(WRONG);
});

test.each([1, 40])(
  'of 25 guesses in a row from %i addresses, past every lock, 20 are looked at, and the right PIN is then refused',
  async (addresses) => {
    for (let turn = 0; turn < 25; turn += 1) {
      expect(await tryPin(wrongPin(turn), { address: `198.51.100.${turn % addresses}` })).toEqual(WRONG);
      // Whoever waits until the lock has passed.
      if (turn % 5 === 4) pass(60);
    }
    expect(lookedAt.filter((hash) => hash !== undefined)).toHaveLength(20);
    for (const address of ['198.51.100.0', '203.0.113.99']) expect(await tryPin(PIN, { address })).toEqual(WRONG);
    pass(24 * 60);
    expect(await tryPin(PIN)).toEqual(WRONG);
  },
);

test('forty calls at once with the right PIN all pass: they are one try', async () => {
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => tryPin(PIN)));
  expect(outcomes).toEqual(Array.from({ length: 40 }, right));
  expect(lookedAt).toHaveLength(1);
  expect(await rowOf()).toMatchObject({ failed_attempts: 0, locked_until: null });
});

test('the same wrong PIN again and again counts each time', async () => {
  await Promise.all(Array.from({ length: 10 }, () => tryPin('000000')));
  expect(lookedAt).toHaveLength(5);
  expect(await tryPin(PIN)).toEqual(locked(15));
});

test.each([
  ['a token that nobody has', async () => 'f3b7a7c2-5a0f-4f4d-9d39-2f6f0f8a1c11'],
  [
    'the link before the last',
    async () => {
      const old = link;
      await newLink();
      return old;
    },
  ],
  [
    'a link that the owner ended',
    async () => {
      await removeAccess(owned(), rita);
      return link;
    },
  ],
  [
    'a link that an administrator disabled',
    async () => {
      await admin.query('update staff_portal_access set disabled_at = now() where staff_id = $1', [rita]);
      return link;
    },
  ],
  [
    'somebody inactive',
    async () => {
      await admin.query('update staff set ativo = false where id = $1', [rita]);
      return link;
    },
  ],
  [
    'somebody who has become the owner',
    async () => {
      await admin.query(`update staff set funcao = 'PROPRIETARIA' where id = $1`, [rita]);
      return link;
    },
  ],
])('%s is answered as a wrong PIN is, with as much work, also with the right one', async (_, tokenOf) => {
  const token = await tokenOf();
  const trips = async (what: { token: string; pin: string }) => {
    const one = caller();
    expect(await prove(one, what.token, what.pin)).toEqual(WRONG);
    return one.roundTrips.count;
  };
  expect(await linkOf(caller(), token)).toBeUndefined();
  const toUnknown = await trips({ token, pin: PIN });
  expect(lookedAt).toEqual([undefined]);
  await admin.query(`update staff set ativo = true, funcao = 'Manicure' where id = $1`, [rita]);
  const toWrong = await trips({ token: await newLink(), pin: '000000' });
  expect(lookedAt).toHaveLength(2);
  expect(toUnknown).toBe(toWrong);
});

test('who tries while inactive is not counted: the link works again with its PIN', async () => {
  await admin.query('update staff set ativo = false where id = $1', [rita]);
  for (let turn = 0; turn < 6; turn += 1) expect(await tryPin(PIN)).toEqual(WRONG);
  await admin.query('update staff set ativo = true where id = $1', [rita]);
  expect(await tryPin(PIN)).toEqual(right());
});

test.each(['', '27182', '2718281', '27182a', '２７１８２８', ' 271828'])(
  '%j is as wrong as any other, and not worth a look',
  async (pin) => {
    expect(await tryPin(pin)).toEqual(WRONG);
    expect(lookedAt).toEqual([]);
    expect(await rowOf()).toMatchObject({ failed_attempts: 0 });
  },
);

test('a right PIN is hashed once a minute, and the calls between wait for the database once', async () => {
  await tryPin(PIN);
  pass(0, 59);
  const one = caller();
  expect(await prove(one, link, PIN)).toEqual(right());
  expect(one.roundTrips.count).toBe(1);
  expect(lookedAt).toHaveLength(1);
  pass(0, 1);
  expect(await tryPin(PIN)).toEqual(right());
  expect(lookedAt).toHaveLength(2);
});

test('what was right a second ago ends with a new link, with the end of the link, with a lock and with the professional', async () => {
  const old = link;
  expect(await tryPin(PIN)).toEqual(right());
  link = await newLink();
  expect(await tryPin(PIN, { token: old })).toEqual(WRONG);

  expect(await tryPin(PIN)).toEqual(right());
  await admin.query('update staff set ativo = false where id = $1', [rita]);
  expect(await tryPin(PIN)).toEqual(WRONG);
  await admin.query('update staff set ativo = true where id = $1', [rita]);
  expect(await tryPin(PIN)).toEqual(right());

  await tryWrong(5);
  expect(await tryPin(PIN)).toEqual(locked(15));
  pass(15);
  expect(await tryPin(PIN)).toEqual(right());

  await removeAccess(owned(), rita);
  expect(await tryPin(PIN)).toEqual(WRONG);
});

test('a right PIN that is remembered also makes wrong ones forgotten', async () => {
  await tryPin(PIN);
  await tryWrong(4);
  expect(await tryPin(PIN)).toEqual(right());
  expect(await rowOf()).toMatchObject({ failed_attempts: 0 });
});

const refused = { ok: false, reason: 'locked', retryAfterSeconds: expect.any(Number) };
const madeUp = (turn: number) => `f3b7a7c2-5a0f-4f4d-9d39-2f6f0f8a1${String(turn).padStart(3, '0')}`;

test('thirty wrong PINs an hour are all that an address has, over all links; right ones and locked ones cost nothing', async () => {
  prove = server(30, 'thirty');
  await tryWrong(5);
  for (let turn = 0; turn < 10; turn += 1) expect(await tryPin(PIN)).toEqual(locked(15));
  pass(15);
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await tryPin(PIN)).toEqual(right());
    pass(1);
  }
  for (let turn = 0; turn < 25; turn += 1) {
    if (turn % 4 === 0) await forgetOfLink();
    expect(await tryPin('000000')).toEqual(WRONG);
  }
  await forgetOfLink();
  lookedAt = [];
  expect(await tryPin('000000')).toEqual(refused);
  expect(await tryPin(PIN)).toEqual(refused);
  expect(lookedAt).toEqual([]);
  expect(await rowOf(), 'who is over the limit locks nobody out').toMatchObject({ failed_attempts: 0 });
  expect(await tryPin(PIN, { address: '203.0.113.8' })).toEqual(right());
});

/** The wrong PINs of the link are forgotten, those of the address are not. */
const forgetOfLink = () =>
  admin.query('update staff_portal_access set failed_attempts = 0 where staff_id = $1', [rita]);

test('an address that has spent its wrong PINs is refused for every PIN, also for one that was right there a second ago', async () => {
  prove = server(3, 'spent');
  expect(await tryPin(PIN)).toEqual(right());
  await tryWrong(3);
  expect(await tryPin(PIN)).toEqual(refused);
  expect(await tryPin('000000')).toEqual(refused);
  expect(await tryPin(PIN, { address: '203.0.113.8' }), 'elsewhere it opens').toEqual(right());
  expect(await tryPin(PIN), 'what another address has proven helps nobody here').toEqual(refused);
});

test('who guesses where a PIN was right a second ago has no more guesses than anybody', async () => {
  expect(await tryPin(PIN)).toEqual(right());
  lookedAt = [];
  const guesses = [...Array.from({ length: 49 }, (_, turn) => wrongPin(turn)), PIN];
  const outcomes = await Promise.all(guesses.map((guess) => tryPin(guess)));
  expect(outcomes.every(({ ok }) => !ok)).toBe(true);
  expect(lookedAt).toHaveLength(5);
});

test('a PIN is remembered for the address that proved it, and for as long as the stored PIN is the same', async () => {
  expect(await tryPin(PIN)).toEqual(right());
  expect(await tryPin(PIN, { address: '203.0.113.8' })).toEqual(right());
  expect(lookedAt, 'looked at once for each address').toHaveLength(2);
  const other = await real.hash('314159');
  await admin.query('update staff_portal_access set pin_hash = $2 where staff_id = $1', [rita, other]);
  expect(await tryPin(PIN)).toEqual(WRONG);
});

test('PINs on made-up tokens count apart: they keep no colleague at the same address from coming in', async () => {
  prove = server(30, 'made-up');
  for (let turn = 0; turn < 30; turn += 1) expect(await tryPin(PIN, { token: madeUp(turn) })).toEqual(WRONG);
  expect(await tryPin(PIN, { token: madeUp(30) })).toEqual(refused);
  expect(await tryPin(PIN)).toEqual(right());
  await tryWrong(4);
  expect(await tryPin(PIN)).toEqual(right());
});

test('a whole /64 of IPv6 is one address', async () => {
  prove = server(3, 'few');
  const unknown = 'f3b7a7c2-5a0f-4f4d-9d39-2f6f0f8a1c11';
  const from = (address: string) => tryPin('000000', { token: unknown, address });
  for (const end of ['1', '2:3', 'ffff']) expect(await from(`2001:db8:1:2::${end}`)).toEqual(WRONG);
  expect(await from('2001:db8:1:2:9::9')).toMatchObject({ reason: 'locked' });
  expect(await from('2001:db8:1:3::1')).toEqual(WRONG);
});

test('a link that ends while its right PIN is looked at does not open any more', async () => {
  const slow: Pins = {
    ...pins,
    verify: async (pin, hash) => {
      await removeAccess(owned(), rita);
      return pins.verify(pin, hash);
    },
  };
  const wrongPins = limit(pool, 'slow', { tries: 30, seconds: 3600, givesBack: true });
  expect(await openProve({ pins: slow, wrongPins, strayPins: wrongPins, lanes })(caller(), link, PIN)).toEqual(WRONG);
});

test('a lock is in the history, without token and PIN, and nobody is said to have done it', async () => {
  await tryWrong(5);
  const { rows } = await admin.query(
    `select actor_kind, actor_id, action, after from history where user_id = $1 and entity = 'staff_portal_access' order by id desc limit 1`,
    [salon],
  );
  expect(rows).toEqual([
    {
      actor_kind: 'system',
      actor_id: null,
      action: 'lock',
      after: { id: expect.any(String), staff_id: rita, failed_attempts: 5, locked_until: expect.any(String) },
    },
  ]);
});

test('another pepper, another PIN: what is stored is worth nothing without the program’s secret', async () => {
  const { pin_hash } = await rowOf();
  expect(await real.verify(PIN, pin_hash)).toBe(true);
  const thief = openPins('another pepper', (password) => hashPassword(password, { memory: 8, passes: 1 }));
  expect(await thief.verify(PIN, pin_hash)).toBe(false);
});

test('an operation of the portal acts as whom the link is for, and while it is locked not at all', async () => {
  const whoAmI = os
    .$context<Call>()
    .use(provenProfessional(prove, async () => ({ ok: false, reason: 'wrong' })))
    .handler(async ({ context: { db, who } }) => ({
      who,
      rows: (await sql`select id, current_user as role from staff`.execute(db)).rows,
    }));
  const ask = (pin: string) => call(whoAmI, { token: link, pin }, { context: caller() as Call });
  expect(await ask(PIN)).toEqual({
    who: { kind: 'professional', id: rita },
    rows: [{ id: rita, role: 'madeixa_portal' }],
  });
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(ask(wrongPin(turn))).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: 'Invalid PIN' });
  }
  await expect(ask(PIN)).rejects.toMatchObject({
    code: 'TOO_MANY_TRIES',
    status: 429,
    data: { retryAfterSeconds: 15 * MINUTES },
  });
});
