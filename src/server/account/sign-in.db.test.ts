import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Owner, signedUp, startTestServer, type TestServer, type Visitor } from '#server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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

/** As if that many seconds had gone by since the last try. */
async function moveLimitsBack(seconds: number): Promise<void> {
  await server.admin.query('update app.limits set expire = expire - $1', [seconds * 1000]);
}
