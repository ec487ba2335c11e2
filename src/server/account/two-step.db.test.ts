import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventsOf, listening } from '#server/kernel/testing/event-stream.ts';
import { type Colleague, memberOf } from '#server/kernel/testing/members.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { type Owner, signedUp, testServer, type Visitor } from '#server/test-server.ts';
import { codeAt, stepAt } from './totp.ts';

const server = testServer();
beforeAll(() => server.http.listen({ port: 0, host: '127.0.0.1' }));

const wrongCode = { status: 403, body: { code: 'WRONG_CODE' } };
const locked = { status: 429, body: { code: 'TOO_MANY_TRIES' } };
const needsTwoStep = { status: 403, body: { code: 'NEEDS_TWO_STEP' } };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app reads from the key that people type. */
function bytesOf(key: string): Buffer {
  const bits = [...key].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What the app shows next, or so many half minutes from now: the present one has turned it on, and the next is right also when the time for it comes meanwhile. */
const codeOf = (key: string, later = 1) => codeAt(bytesOf(key), stepAt(Temporal.Now.instant()) + later);

const begin = (who: Visitor, password = 'segredo1') => who.post('/api/account/two-step/begin', { password });
const confirm = (who: Visitor, code: string) => who.post('/api/account/two-step/confirm', { code });
const turnOff = (who: Visitor, password: string, code: string) =>
  who.post('/api/account/two-step/turn-off', { password, code });
const stateOf = async (who: Visitor) => (await who.get('/api/account/two-step')).body;
const require = (who: Visitor, required: boolean) => who.put('/api/account/two-step/required', { required });

async function turnedOn(who: Visitor): Promise<{ key: string; codes: string[] }> {
  const { key } = (await begin(who)).body as { key: string };
  const { status, body, text } = await confirm(who, codeOf(key, 0));
  if (status !== 200) throw new Error(text);
  return { key, codes: (body as { recovery_codes: string[] }).recovery_codes };
}

const firstStep = (owner: Pick<Owner, 'email' | 'password'>, visitor = server.visitor()) =>
  visitor.post('/api/account/sign-in', { email: owner.email, password: owner.password });

async function ticketOf(owner: Pick<Owner, 'email' | 'password'>): Promise<string> {
  const { body, text } = await firstStep(owner);
  const { data } = body as { data?: { ticket: string } };
  if (!data) throw new Error(text);
  return data.ticket;
}

const secondStep = (ticket: string, code: string, visitor = server.visitor()) =>
  visitor.post('/api/account/sign-in/second-step', { ticket, code });

async function happened(salon: string): Promise<string[]> {
  const { rows } = await server.admin.query(
    `select action from history where user_id = $1 and entity = 'users' order by id`,
    [salon],
  );
  return rows.map(({ action }) => action);
}

test('it is turned on with the password and a first code, and answers ten recovery codes once', async () => {
  const owner = await signedUp(server);
  expect(await stateOf(owner)).toEqual({ is_on: false, since: null, codes_left: 0 });
  expect(await begin(owner, 'outra')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  expect(await confirm(owner, '123456')).toMatchObject({ status: 409, body: { code: 'NOT_BEGUN' } });
  const begun = await begin(owner);
  const { key, uri } = begun.body as { key: string; uri: string };
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toBe(`otpauth://totp/Madeixa:${encodeURIComponent(owner.email)}?secret=${key}&issuer=Madeixa`);
  expect(await confirm(owner, codeOf(key, 5))).toMatchObject(wrongCode);
  expect(await firstStep(owner), 'what was begun asks nothing of anybody').toMatchObject({ status: 200 });
  const confirmed = await confirm(owner, codeOf(key));
  const { recovery_codes } = confirmed.body as { recovery_codes: string[] };
  expect(new Set(recovery_codes).size).toBe(10);
  for (const code of recovery_codes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
  expect(await stateOf(owner)).toEqual({ is_on: true, since: expect.any(String), codes_left: 10 });
  expect((await owner.get('/api/account/session')).body).toMatchObject({ user: { two_step: true } });
  expect(await begin(owner)).toMatchObject({ status: 409, body: { code: 'TWO_STEP_ON' } });
  expect(await happened(owner.id)).toEqual(['turn_on_two_step']);
});

test('beginning anew makes another key, and the one before counts no more', async () => {
  const owner = await signedUp(server);
  const keyOf = async () => ((await begin(owner)).body as { key: string }).key;
  const [first, second] = [await keyOf(), await keyOf()];
  expect(second).not.toBe(first);
  expect(await confirm(owner, codeOf(first))).toMatchObject(wrongCode);
  expect(await confirm(owner, codeOf(second))).toMatchObject({ status: 200 });
});

test('codes that are to turn it on are counted, too: nobody guesses one for a key that was begun and left', async () => {
  const owner = await signedUp(server);
  const { key } = (await begin(owner)).body as { key: string };
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => confirm(owner, codeOf(key, 100 + i))));
  expect(answers.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(5);
  expect(await confirm(owner, codeOf(key, 0))).toMatchObject(locked);
  await server.admin.query('update app.limits set expire = expire - 900000');
  const code = codeOf(key, 0);
  expect(await confirm(owner, `${code.slice(0, 3)}-${code.slice(3)}`)).toMatchObject({ status: 200 });
});

test('the database has neither the key nor a recovery code nor a ticket', async () => {
  const owner = await signedUp(server);
  const { key, codes } = await turnedOn(owner);
  const ticket = await ticketOf(owner);
  const { rows } = await server.admin.query(
    `select encode(secret, 'hex') as secret, recovery_codes::text as codes from auth.two_factors where user_id = $1`,
    [owner.id],
  );
  expect(rows[0].secret).not.toContain(bytesOf(key).toString('hex'));
  for (const code of codes) expect(rows[0].codes).not.toContain(Buffer.from(code).toString('hex'));
  const stored = JSON.stringify((await server.admin.query('select * from auth.verifications')).rows);
  expect(stored).not.toContain(ticket);
  expect(server.log()).not.toContain(key);
});

test('a secret that was put into the row of another account opens nothing', async () => {
  const [owner, other] = [await signedUp(server), await signedUp(server)];
  const { key } = await turnedOn(owner);
  await turnedOn(other);
  await server.admin.query(
    'update auth.two_factors set secret = (select secret from auth.two_factors where user_id = $1) where user_id = $2',
    [owner.id, other.id],
  );
  expect(await secondStep(await ticketOf(other), codeOf(key))).toMatchObject({ status: 500 });
});

test('after the right password a code is asked for, and both sign in', async () => {
  const owner = await signedUp(server);
  const { key } = await turnedOn(owner);
  const visitor = server.visitor();
  const first = await firstStep(owner, visitor);
  expect(first).toMatchObject({ status: 401, body: { code: 'TWO_STEP', data: { ticket: expect.any(String) } } });
  expect(visitor.cookie).toBeUndefined();
  const { ticket } = (first.body as { data: { ticket: string } }).data;
  const second = await secondStep(ticket, ` ${codeOf(key).slice(0, 3)} ${codeOf(key).slice(3)} `, visitor);
  expect(second).toMatchObject({ status: 200, body: { user: { id: owner.id } } });
  expect(await visitor.get('/api/agenda/hours')).toMatchObject({ status: 200 });
});

test('a wrong password, and an address that nobody has, tell nothing of the second step', async () => {
  const owner = await signedUp(server);
  await turnedOn(owner);
  const wrong = await firstStep({ ...owner, password: 'outra senha' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } });
  expect((await firstStep({ email: 'ninguem@example.com', password: 'outra senha' })).body).toEqual(wrong.body);
});

test('a code signs in once, also when it is sent several times at once', async () => {
  await inRounds(5, async () => {
    const owner = await signedUp(server);
    const { key } = await turnedOn(owner);
    const tickets = [await ticketOf(owner), await ticketOf(owner), await ticketOf(owner)];
    const code = codeOf(key);
    const statuses = (await Promise.all(tickets.map((ticket) => secondStep(ticket, code)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403, 403]);
  });
});

test('neither the code that turned it on nor an older one counts again', async () => {
  const owner = await signedUp(server);
  const { key } = (await begin(owner)).body as { key: string };
  const code = codeOf(key, 0);
  await confirm(owner, code);
  const ticket = await ticketOf(owner);
  expect(await secondStep(ticket, code)).toMatchObject(wrongCode);
  expect(await secondStep(ticket, codeOf(key, -1))).toMatchObject(wrongCode);
  expect(await secondStep(ticket, codeOf(key, 1))).toMatchObject({ status: 200 });
});

test('a recovery code signs in once, however it is typed, also when it is sent twice at once', async () => {
  await inRounds(5, async () => {
    const owner = await signedUp(server);
    const [code = '', next = ''] = (await turnedOn(owner)).codes;
    const typed = code.toUpperCase().replace('-', ' ');
    const tickets = [await ticketOf(owner), await ticketOf(owner)];
    const statuses = (await Promise.all(tickets.map((ticket) => secondStep(ticket, typed)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 403]);
    expect(await secondStep(await ticketOf(owner), next)).toMatchObject({ status: 200 });
    expect(await stateOf(owner)).toMatchObject({ codes_left: 8 });
    expect(await happened(owner.id)).toEqual(['turn_on_two_step', 'use_recovery_code', 'use_recovery_code']);
  });
});

test('a ticket signs in once, lives for five minutes, and is no other’s', async () => {
  const owner = await signedUp(server);
  const { codes } = await turnedOn(owner);
  const gone = { status: 410, body: { code: 'TICKET_EXPIRED' } };
  const moveBack = (seconds: number) =>
    server.admin.query(
      `update auth.verifications set expires_at = expires_at - $2 * interval '1 second' where value = $1`,
      [owner.id, seconds],
    );
  const ticket = await ticketOf(owner);
  await moveBack(4 * 60);
  expect(await secondStep(ticket, codes[0] ?? '')).toMatchObject({ status: 200 });
  expect(await secondStep(ticket, codes[1] ?? '')).toMatchObject(gone);
  const late = await ticketOf(owner);
  await moveBack(5 * 60);
  expect(await secondStep(late, codes[1] ?? '')).toMatchObject(gone);
  expect(await secondStep('made up', codes[1] ?? '')).toMatchObject(gone);
  // What belongs to one account opens no other.
  const other = await signedUp(server);
  await turnedOn(other);
  expect(await secondStep(await ticketOf(other), codes[1] ?? '')).toMatchObject(wrongCode);
  expect(await stateOf(owner), 'what signed nobody in is not used up').toMatchObject({ codes_left: 9 });
});

test('a password that was changed takes the tickets of the one before along', async () => {
  const owner = await signedUp(server);
  const { codes } = await turnedOn(owner);
  const ticket = await ticketOf(owner);
  const change = { current: owner.password, password: 'new secret', confirmation: 'new secret' };
  expect(await owner.put('/api/account/password', change)).toMatchObject({ status: 200 });
  expect(await secondStep(ticket, codes[0] ?? '')).toMatchObject({ status: 410 });
});

test('five wrong codes lock the second step for a quarter of an hour, whatever the ticket; a right one before starts anew', async () => {
  const owner = await signedUp(server);
  const { key, codes } = await turnedOn(owner);
  const wrong = async (times: number) => {
    for (let i = 0; i < times; i += 1) {
      expect(await secondStep(await ticketOf(owner), codeOf(key, 100 + i))).toMatchObject(wrongCode);
    }
  };
  await wrong(4);
  expect(await secondStep(await ticketOf(owner), codes[0] ?? '')).toMatchObject({ status: 200 });
  await wrong(5);
  const refused = await secondStep(await ticketOf(owner), codes[1] ?? '');
  expect(refused).toMatchObject(locked);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
  expect(await stateOf(owner), 'the session that is there works on').toMatchObject({ is_on: true, codes_left: 9 });
  await server.admin.query('update app.limits set expire = expire - 900000');
  expect(await secondStep(await ticketOf(owner), codes[1] ?? '')).toMatchObject({ status: 200 });
});

test('of twenty wrong codes at once at most five are looked at', async () => {
  const owner = await signedUp(server);
  const { key } = await turnedOn(owner);
  const ticket = await ticketOf(owner);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => secondStep(ticket, codeOf(key, 100 + i))));
  expect(answers.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(5);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15);
});

test('turning it off asks for the password and a code of the app or a recovery code', async () => {
  const owner = await signedUp(server);
  const { key, codes } = await turnedOn(owner);
  expect(await turnOff(owner, 'outra', codeOf(key))).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  expect(await turnOff(owner, owner.password, codeOf(key, 100))).toMatchObject(wrongCode);
  expect(await firstStep(owner)).toMatchObject({ status: 401, body: { code: 'TWO_STEP' } });
  expect(await turnOff(owner, owner.password, codeOf(key))).toMatchObject({ status: 200 });
  expect(await firstStep(owner)).toMatchObject({ status: 200 });
  const other = await turnedOn(owner);
  expect(await turnOff(owner, owner.password, codes[0] ?? ''), 'those of before are gone').toMatchObject(wrongCode);
  expect(await turnOff(owner, owner.password, other.codes[0] ?? '')).toMatchObject({ status: 200 });
  expect(await happened(owner.id)).toEqual([
    'turn_on_two_step',
    'turn_off_two_step',
    'turn_on_two_step',
    'turn_off_two_step',
  ]);
});

test('a new password by mail does not turn it off', async () => {
  const owner = await signedUp(server);
  await turnedOn(owner);
  await server.visitor().post('/api/functions/request-password-reset', { email: owner.email });
  const resetLink = () =>
    /reset-password\?token=(\S+)/.exec(
      server.mails.find(({ to, text }) => to === owner.email && text.includes('reset-password'))?.text ?? '',
    )?.[1];
  await expect.poll(resetLink, { interval: 5 }).toBeDefined();
  const form = { token: resetLink(), password: 'new secret', confirmation: 'new secret' };
  expect(await server.visitor().post('/api/account/reset-password', form)).toMatchObject({ status: 200 });
  expect(await firstStep({ ...owner, password: 'new secret' })).toMatchObject({ body: { code: 'TWO_STEP' } });
});

test('an owner asks it of everybody only with it on; who lacks it is answered nothing of the salon, and may turn it on', async () => {
  const owner = await signedUp(server);
  const colleague = await memberOf(server, owner, 'manager');
  expect(await require(owner, true)).toMatchObject({ status: 409, body: { code: 'OWN_FIRST' } });
  await turnedOn(owner);
  expect(await require(colleague, true)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
  expect(await require(owner, true)).toMatchObject({ status: 200, body: { two_step_required: true } });

  expect(await owner.get('/api/agenda/hours')).toMatchObject({ status: 200 });
  for (const path of ['/api/agenda/hours', '/api/clients', '/api/account/settings', '/api/live']) {
    expect(await colleague.get(path), path).toMatchObject(needsTwoStep);
  }
  const session = await colleague.get('/api/account/session');
  expect(session.body).toMatchObject({ user: { two_step: false }, profile: { two_step_required: true } });
  expect(await firstStep(colleague as Colleague), 'signing in leads to turning it on').toMatchObject({ status: 200 });
  await turnedOn(colleague);
  expect(await colleague.get('/api/agenda/hours')).toMatchObject({ status: 200 });

  expect(await require(owner, false)).toMatchObject({ status: 200, body: { two_step_required: false } });
  const { rows } = await server.admin.query(
    `select before->'two_step_required' as before, after->'two_step_required' as after
     from history where user_id = $1 and entity = 'profiles' and action = 'update' order by id`,
    [owner.id],
  );
  expect(rows).toEqual([
    { before: false, after: true },
    { before: true, after: false },
  ]);
});

test('another salon of the same person is open', async () => {
  const [owner, elsewhere] = [await signedUp(server), await signedUp(server)];
  const colleague = await memberOf(server, owner, 'manager');
  const there = await memberOf(server, elsewhere, 'manager');
  await server.admin.query('update members set account_id = $1 where account_id = $2', [
    colleague.account,
    there.account,
  ]);
  await turnedOn(owner);
  await require(owner, true);
  const hoursOf = (salon: Owner) => colleague.get('/api/agenda/hours', { headers: { 'x-salon-id': salon.id } });
  expect(await hoursOf(owner)).toMatchObject(needsTwoStep);
  expect(await hoursOf(elsewhere)).toMatchObject({ status: 200 });
});

test('a window that is open hears nothing more once the salon asks for what its person lacks', async () => {
  const owner = await signedUp(server);
  const colleague = await memberOf(server, owner, 'manager');
  await turnedOn(owner);
  await listening(server.admin, 1);
  const { port } = server.http.server.address() as AddressInfo;
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const watch = async (who: Visitor) =>
    eventsOf(
      await fetch(`http://127.0.0.1:${port}/api/live?age=0`, {
        headers: { cookie: who.cookie ?? '' },
        signal: closing.signal,
      }),
    );
  const [shut, open] = [await watch(colleague), await watch(owner)];
  await require(owner, true);
  expect(await shut()).toBeUndefined();
  expect(await open()).toBe('profiles');
});
