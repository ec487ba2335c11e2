import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import {
  type Owner,
  signedUp,
  startTestServer,
  type TestServer,
  testServer,
  type Visitor,
} from '#server/test-server.ts';

const server = testServer();

const signIn = (email: string, password: string, visitor: Visitor = server.visitor()) =>
  visitor.post('/api/account/sign-in', { email, password });

const wrong = { status: 401, body: { code: 'WRONG_CREDENTIALS' } };
const locked = { status: 429, body: { code: 'TOO_MANY_TRIES' } };

async function guessWrong(owner: Owner, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) expect(await signIn(owner.email, `guess ${i}`)).toMatchObject(wrong);
}

test('the right password signs in, with the e-mail in whatever case', async () => {
  const owner = await signedUp(server);
  const visitor = server.visitor();
  expect(await signIn(` ${owner.email.toUpperCase()}`, owner.password, visitor)).toMatchObject({
    status: 200,
    body: { user: { id: owner.id }, profile: { business_name: 'Studio Bela' } },
  });
  expect(await visitor.get('/api/agenda/hours')).toMatchObject({ status: 200 });
});

test('a wrong password and an unknown address are answered alike', async () => {
  const owner = await signedUp(server);
  const wrongPassword = await signIn(owner.email, 'not this one');
  const unknown = await signIn('nobody@example.com', 'not this one');
  expect(wrongPassword).toMatchObject(wrong);
  expect(unknown.body).toEqual(wrongPassword.body);
  expect(unknown.status).toBe(wrongPassword.status);
  expect(wrongPassword.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['email', '', 'account:errors.emailRequired'],
  ['email', 'ana', 'account:errors.emailInvalid'],
  ['password', '', 'account:errors.passwordRequired'],
  ['password', 'x'.repeat(129), 'account:errors.passwordTooLong'],
])('signing in with %s = %j is refused with %s', async (field, value, key) => {
  const form = { email: 'ana@example.com', password: 'segredo1', [field]: value };
  const answer = await server.visitor().post('/api/account/sign-in', form);
  expect(answer).toMatchObject({ status: 422, body: { data: { fields: { [field]: key } } } });
});

test('after ten wrong passwords the right one is refused too, for a quarter of an hour', async () => {
  const owner = await signedUp(server);
  await guessWrong(owner, 10);
  const answer = await signIn(owner.email, owner.password);
  expect(answer).toMatchObject(locked);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(890);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900);
});

test('the quarter of an hour counts from the tenth wrong password, not from the next try', async () => {
  const owner = await signedUp(server);
  await guessWrong(owner, 10);
  await moveLimitsBack(15 * 60);
  expect(await signIn(owner.email, owner.password)).toMatchObject({ status: 200 });
});

test('trying on while locked does not make the lock longer', async () => {
  const owner = await signedUp(server);
  await guessWrong(owner, 10);
  await moveLimitsBack(14 * 60);
  const answer = await signIn(owner.email, owner.password);
  expect(answer).toMatchObject(locked);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('of twenty wrong passwords at once, at most ten are looked at', async () => {
  const owner = await signedUp(server);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => signIn(owner.email, `guess ${i}`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(await signIn(owner.email, owner.password)).toMatchObject(locked);
});

test('the lock holds for an address nobody has, so that it tells nothing', async () => {
  for (let i = 0; i < 10; i += 1) expect(await signIn('ghost@example.com', `guess ${i}`)).toMatchObject(wrong);
  expect(await signIn('ghost@example.com', 'guess')).toMatchObject(locked);
});

test('signing in starts the count anew', async () => {
  const owner = await signedUp(server);
  await guessWrong(owner, 9);
  expect(await signIn(owner.email, owner.password)).toMatchObject({ status: 200 });
  await guessWrong(owner, 9);
  expect(await signIn(owner.email, owner.password)).toMatchObject({ status: 200 });
});

test('the lock of one account leaves the others alone', async () => {
  const [one, other] = [await signedUp(server), await signedUp(server)];
  await guessWrong(one, 10);
  expect(await signIn(other.email, other.password)).toMatchObject({ status: 200 });
});

test('the last sign-in is remembered', async () => {
  const owner = await signedUp(server);
  await server.admin.query(`update auth.users set last_sign_in_at = '2026-01-01' where id = $1`, [owner.id]);
  const before = Date.now();
  const { body } = await signIn(owner.email, owner.password);
  const { user } = body as { user: { last_sign_in_at: string } };
  expect(Date.parse(user.last_sign_in_at)).toBeGreaterThan(before - 60_000);
});

test('an address that tries too many accounts is told when to try again', async () => {
  const guarded = await startTestServer({ LIMIT_SIGN_INS_PER_ADDRESS: '3' });
  const from = (address: string, i: number) =>
    guarded.visitor().post('/api/account/sign-in', { email: `a${i}@example.com`, password: 'guess' }, { address });
  const statuses: number[] = [];
  // The same household: one /64 of IPv6.
  for (let i = 1; i <= 4; i += 1) statuses.push((await from(`2001:db8:1:2::${i}`, i)).status);
  statuses.push((await from('2001:db8:1:3::1', 5)).status);
  expect(statuses).toEqual([401, 401, 401, 429, 401]);
  await guarded.close();
});

test('the right password sent twenty times at once, to two servers, signs in twenty times, also after nine wrong ones', async () => {
  const owner = await signedUp(server);
  const beside = await startTestServer({}, server);
  onTestFinished(() => beside.close());
  const twenty = (to: TestServer[]) =>
    Promise.all(
      Array.from({ length: 20 }, (_, i) => signIn(owner.email, owner.password, to[i % to.length]?.visitor())),
    );
  const statuses = (await twenty([server, beside])).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  await guessWrong(owner, 9);
  expect((await twenty([server])).every(({ status }) => status === 200)).toBe(true);
});

const changePassword = (owner: Owner, password: string) =>
  owner.put('/api/account/password', { current: owner.password, password, confirmation: password });

const waitsFor = (count: number) => expect.poll(() => lockWaits(server.admin)).toBe(count);

test('a sign-in that has looked at the password before it was changed does not end with a session', async () => {
  const owner = await signedUp(server);
  await server.admin.query('begin');
  await server.admin.query('lock table auth.sessions in share mode');
  const late = server.visitor();
  const begun = signIn(owner.email, owner.password, late);
  await waitsFor(1);
  await server.admin.query(`update auth.accounts set password = 'another' where user_id = $1`, [owner.id]);
  await server.admin.query('commit');
  expect(await begun).toMatchObject(wrong);
  expect(late.cookie).toBeUndefined();
});

test('a session that is being written while the password is changed ends with the others', async () => {
  const owner = await signedUp(server);
  await server.admin.query('begin');
  await server.admin.query('select from auth.users where id = $1 for update', [owner.id]);
  const late = server.visitor();
  const begun = signIn(owner.email, owner.password, late);
  await waitsFor(1);
  const changed = changePassword(owner, 'new secret');
  await waitsFor(2);
  await server.admin.query('commit');
  expect(await begun).toMatchObject({ status: 200 });
  expect(await changed).toMatchObject({ status: 200 });
  expect(await late.get('/api/agenda/hours')).toMatchObject({ status: 401 });
  expect(await owner.get('/api/agenda/hours')).toMatchObject({ status: 200 });
});

test('of two windows that change the password at once, the second is told that it gave the wrong one', async () => {
  const owner = await signedUp(server);
  const other = Object.assign(server.visitor(), { password: owner.password });
  await signIn(owner.email, owner.password, other);
  await server.admin.query('begin');
  await server.admin.query('select from auth.accounts where user_id = $1 for update', [owner.id]);
  const changes = [changePassword(owner, 'new secret'), changePassword(other as Owner, 'other secret')];
  await waitsFor(2);
  await server.admin.query('commit');
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 403]);
});

/** A server on which everybody who signs in waits for the database, until it is let go. */
async function stuckServer(settings: Record<string, string>) {
  const stuck = await startTestServer(settings);
  onTestFinished(() => stuck.close());
  const owner = await signedUp(stuck);
  await stuck.admin.query('begin');
  await stuck.admin.query('lock table auth.users in access exclusive mode');
  const tryFrom = (address: string, i: number) =>
    stuck.visitor().post('/api/account/sign-in', { email: `a${i}@example.com`, password: 'guess' }, { address });
  return { stuck, owner, tryFrom, letGo: () => stuck.admin.query('commit') };
}

test('of one address few wait for a look at their password, and no more than so many of all; who is sent away has tried nothing', async () => {
  const limits = { LIMIT_WAITING_PASSWORDS_PER_ADDRESS: '3', LIMIT_WAITING_PASSWORDS: '4' };
  const { stuck, owner, tryFrom, letGo } = await stuckServer(limits);
  const ofOne = Array.from({ length: 12 }, (_, i) => tryFrom('198.51.100.1', i));
  const full = await Promise.race(ofOne);
  expect(full).toMatchObject({ status: 503, body: { code: 'BUSY' }, headers: { 'retry-after': '2' } });
  await expect.poll(() => lockWaits(stuck.admin)).toBe(2);
  const others = [1, 2, 3].map((i) => tryFrom(`203.0.113.${i}`, 20 + i));
  expect(await Promise.race(others)).toMatchObject({ status: 503 });
  // Ten times, were it counted, would lock the account.
  for (let i = 0; i < 11; i += 1) {
    const sent = { email: owner.email, password: `guess ${i}` };
    expect(await stuck.visitor().post('/api/account/sign-in', sent, { address: '198.51.100.1' })).toMatchObject({
      status: 503,
    });
  }
  await letGo();
  const statuses = (await Promise.all(ofOne)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 503)).toHaveLength(7);
  expect(await stuck.visitor().post('/api/account/sign-in', owner)).toMatchObject({ status: 200 });
  expect(stuck.log()).not.toContain('A call failed');
});

test('a crowd at the sign-in keeps no owner from what needs the password', async () => {
  const crowded = await startTestServer({ LIMIT_WAITING_PASSWORDS: '1' });
  onTestFinished(() => crowded.close());
  const owner = await signedUp(crowded);
  const crowd = Array.from({ length: 30 }, (_, i) => signIn(`a${i}@example.com`, 'guess', crowded.visitor()));
  const answers = await Promise.all([changePassword(owner, 'new secret'), ...crowd]);
  expect(answers[0]).toMatchObject({ status: 200 });
});

test('whoever hangs up while waiting is not looked at, and leaves the place to others', async () => {
  const limits = { LIMIT_WAITING_PASSWORDS: '3', LIMIT_SIGN_INS_PER_ADDRESS: '1000' };
  const { stuck, owner, letGo } = await stuckServer(limits);
  await stuck.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = stuck.http.server.address() as AddressInfo;
  const counted = async () =>
    (await stuck.admin.query(`select coalesce(max(points), 0)::int as n from app.limits where key like 'sign-ins:%'`))
      .rows[0].n;
  const sockets = Array.from({ length: 5 }, (_, i) => {
    const body = JSON.stringify({ email: owner.email, password: `left ${i}` });
    const lines = ['POST /api/account/sign-in HTTP/1.1', 'host: localhost', 'content-type: application/json'];
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, `content-length: ${body.length}`, '', body].join('\r\n'));
    return socket;
  });
  await expect.poll(counted).toBe(5);
  await expect.poll(() => lockWaits(stuck.admin)).toBe(2);
  for (const socket of sockets) socket.destroy();
  // The server hears of it a moment later.
  const open = () => new Promise((tell) => stuck.http.server.getConnections((_, count) => tell(count)));
  await expect.poll(open).toBe(0);
  const came = stuck.visitor().post('/api/account/sign-in', owner);
  await expect.poll(counted).toBe(6);
  await letGo();
  expect(await came).toMatchObject({ status: 200 });
  const { rows } = await stuck.admin.query(`select points from app.limits where key like 'wrong-passwords:%'`);
  expect(rows, 'the two that were being looked at counted, and were forgotten').toEqual([]);
});

/** As if that many seconds had gone by since the last try. */
async function moveLimitsBack(seconds: number): Promise<void> {
  await server.admin.query('update app.limits set expire = expire - $1', [seconds * 1000]);
}
