import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { type Owner, signedUp, startTestServer, testServer } from '#server/test-server.ts';
import { countQueries } from '../testing/query-counter.ts';

const server = testServer();

const nobody = { status: 401, body: { code: 'UNAUTHORIZED' } };
const read = (owner: Owner) => owner.get('/api/agenda/hours');

/** What the browser holds: `token.signature`. */
const valueIn = (owner: Owner) => decodeURIComponent(owner.cookie?.split('=')[1] ?? '');
const nameOf = (owner: Owner) => owner.cookie?.split('=', 1)[0] ?? '';
const tokenOf = (owner: Owner) => valueIn(owner).split('.')[0] ?? '';

async function daysLeft(owner: Owner): Promise<number> {
  const { rows } = await server.admin.query(
    'select extract(epoch from expires_at - now())::float / 86400 as days from auth.sessions where token = $1',
    [tokenOf(owner)],
  );
  return rows[0].days;
}

const moveExpiry = (owner: Owner, days: number) =>
  server.admin.query(`update auth.sessions set expires_at = now() + $2 * interval '1 day' where token = $1`, [
    tokenOf(owner),
    days,
  ]);

test('the cookie is for the server alone, for this site and for thirty days', async () => {
  const owner = await signedUp(server);
  const { headers } = await owner.post('/api/account/sign-in', { email: owner.email, password: owner.password });
  const parts = String(headers['set-cookie']).split('; ').slice(1).sort();
  expect(parts).toEqual(['HttpOnly', `Max-Age=${30 * 24 * 60 * 60}`, 'Path=/', 'SameSite=Lax']);
});

test('behind https the cookie is secure, and signs in', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://salon.example' });
  const owner = await signedUp(secure);
  const { headers } = await owner.post('/api/account/sign-in', { email: owner.email, password: owner.password });
  const [cookie] = headers['set-cookie'] as string[];
  // What browsers ask of such a name: secure, for every path, and for no domain.
  expect(cookie).toMatch(/^__Host-madeixa\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(headers['strict-transport-security']).toBeDefined();
  expect(await read(owner)).toMatchObject({ status: 200 });
  await secure.close();
});

test('a session of the version before goes on behind https, under the new name, and ends with all its names', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://salon.example' });
  onTestFinished(() => secure.close());
  const owner = await signedUp(secure);
  owner.cookie = owner.cookie?.replace('__Host-', '__Secure-');
  const { headers } = await read(owner);
  expect(String(headers['set-cookie'])).toMatch(/^__Host-madeixa\.session_token=/);
  expect(owner.cookie).toMatch(/^__Host-/);
  expect((await read(owner)).headers['set-cookie'], 'set once').toBeUndefined();

  const expired = (of: Awaited<ReturnType<Owner['post']>>) =>
    [of.headers['set-cookie']].flat().filter((cookie) => String(cookie).includes('Max-Age=0'));
  const signedIn = await owner.post('/api/account/sign-in', { email: owner.email, password: owner.password });
  expect(expired(signedIn)).toEqual([expect.stringMatching(/^__Secure-/)]);
  const signedOut = await owner.post('/api/account/sign-out');
  expect(expired(signedOut)).toEqual([expect.stringMatching(/^__Host-/), expect.stringMatching(/^__Secure-/)]);
});

test('where both names come along the new one counts, and without https the old one is nobody', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://salon.example' });
  onTestFinished(() => secure.close());
  const [owner, tosser] = [await signedUp(secure), await signedUp(secure)];
  const cookie = `${tosser.cookie?.replace('__Host-', '__Secure-')}; ${owner.cookie}`;
  expect(await secure.visitor().get('/api/account/session', { headers: { cookie } })).toMatchObject({
    body: { user: { id: owner.id } },
  });
  const plain = await signedUp(server);
  const named = { headers: { cookie: `__Secure-${plain.cookie}` } };
  expect(await server.visitor().get('/api/agenda/hours', named)).toMatchObject(nobody);
});

test('a cookie that we did not sign is nobody, and costs no query', async () => {
  const owner = await signedUp(server);
  const [token, signature] = [tokenOf(owner), valueIn(owner).split('.')[1] ?? ''];
  const otherSecret = createHmac('sha256', 'another secret').update(token).digest('base64');
  const forged = [
    'nonsense',
    '.',
    `.${signature}`,
    `${token}.`,
    token,
    `${token}.${signature.slice(0, -2)}`,
    `${token}x.${signature}`,
    `${token}.${otherSecret}`,
    `${token}.${signature}\u00e9`,
  ];
  for (const value of forged) {
    const counted = await countQueries(() =>
      server.visitor().get('/api/agenda/hours', {
        headers: { cookie: `${nameOf(owner)}=${encodeURIComponent(value)}` },
      }),
    );
    expect(counted.result, value).toMatchObject(nobody);
    expect(counted.queries, value).toEqual([]);
  }
  expect(await read(owner)).toMatchObject({ status: 200 });
});

test('a session slides, at most once a day', async () => {
  const owner = await signedUp(server);
  await moveExpiry(owner, 29.5);
  const sameDay = await read(owner);
  expect(sameDay.headers['set-cookie']).toBeUndefined();
  expect(await daysLeft(owner)).toBeCloseTo(29.5, 2);

  await moveExpiry(owner, 28.9);
  const nextDay = await read(owner);
  expect(String(nextDay.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
  expect(await daysLeft(owner)).toBeCloseTo(30, 2);
  expect(await read(owner)).toMatchObject({ status: 200 });
});

test('asking who is signed in slides the session too', async () => {
  const owner = await signedUp(server);
  await moveExpiry(owner, 2);
  const { headers } = await owner.get('/api/account/session');
  expect(headers['set-cookie']).toBeDefined();
  expect(await daysLeft(owner)).toBeCloseTo(30, 2);
});

test('an expired session is nobody and does not come back to life', async () => {
  const owner = await signedUp(server);
  await moveExpiry(owner, -0.001);
  expect(await read(owner)).toMatchObject(nobody);
  expect(await owner.get('/api/account/session')).toMatchObject({ status: 200, body: null });
  expect(await daysLeft(owner)).toBeLessThan(0);
});

test('without a cookie nobody is signed in', async () => {
  const visitor = server.visitor();
  expect(await visitor.get('/api/account/session')).toMatchObject({ status: 200, body: null });
  expect(await visitor.get('/api/agenda/hours')).toMatchObject(nobody);
});

test('signing out ends the session on the server, and only that one', async () => {
  const owner = await signedUp(server);
  const elsewhere = server.visitor();
  await elsewhere.post('/api/account/sign-in', { email: owner.email, password: owner.password });
  const stolen = owner.cookie;
  expect(await owner.post('/api/account/sign-out')).toMatchObject({ status: 200, body: { done: true } });
  expect(owner.cookie).toBeUndefined();
  expect(await server.visitor().get('/api/agenda/hours', { headers: { cookie: stolen ?? '' } })).toMatchObject(nobody);
  expect(await elsewhere.get('/api/agenda/hours')).toMatchObject({ status: 200 });
});

test('signing out of an expired session, or of none, is no error', async () => {
  const owner = await signedUp(server);
  await moveExpiry(owner, -1);
  expect(await owner.post('/api/account/sign-out')).toMatchObject({ status: 200 });
  expect(await server.visitor().post('/api/account/sign-out')).toMatchObject({ status: 200 });
});

test.each(['none', '%00', '1'.repeat(5_000)])('nobody listens to a salon named %j', async (salon) => {
  const owner = await signedUp(server);
  expect(await owner.get(`/api/live?salon=${salon}`)).toMatchObject({ status: 403, body: { code: 'NO_ACCESS' } });
});
