import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { signedUp, startTestServer, type TestServer, testServer } from '#server/test-server.ts';
import { headAnswer, rawAnswer } from '../testing/raw-request.ts';

const PUBLIC_URL = 'http://salon.example';

const server = testServer({ PUBLIC_URL, LOG_LEVEL: 'trace', PAGES: 'here' });
/** Believes whoever passes requests on. */
const proxied = testServer({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }, server);
beforeAll(async () => {
  await server.http.listen({ port: 0, host: '127.0.0.1' });
});

const port = () => (server.http.server.address() as AddressInfo).port;
const signOut = (headers: Record<string, string>) => server.visitor().post('/api/account/sign-out', {}, { headers });

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, 200],
  ['something typed or bookmarked', { 'sec-fetch-site': 'none' }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://blog.example' }, 403],
  ['another site that lies about its origin', { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL }, 403],
  ['an old browser on our page', { origin: PUBLIC_URL }, 200],
  ['an old browser on another site', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a program that is no browser', {}, 200],
])('a change asked for by %s (%j) is answered %i', async (_, headers, status) => {
  expect(await signOut(headers)).toMatchObject({ status });
});

test('a refused site cannot sign anybody out', async () => {
  const owner = await signedUp(server);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect(await owner.post('/api/account/sign-out', {}, { headers })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', status: 403 },
  });
  expect(await owner.get('/api/agenda/hours', { headers })).toMatchObject({ status: 200 });
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
])('a body of type "%s" is refused, because a form of another site could send it', async (type) => {
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  const answer = await server.visitor().post('/api/account/sign-out', 'done=true', { headers });
  expect(answer).toMatchObject({ status: 415, body: { status: 415, code: expect.any(String) } });
});

test('a body over 64 KB is refused, one below is read', async () => {
  const bodyOf = (size: number) => ({ email: 'ana@example.com', password: 'x'.repeat(size) });
  const send = (size: number) => server.visitor().post('/api/account/sign-in', bodyOf(size));
  expect(await send(65 * 1024)).toMatchObject({ status: 413, body: { status: 413 } });
  expect(await send(63 * 1024)).toMatchObject({ status: 422 });
});

test.each(['{', '{"email":', 'nonsense', '{"__proto__": {"admin": true}}'])(
  'the broken body %s is answered 400 in our own shape',
  async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.visitor().post('/api/account/sign-in', body, { headers });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: expect.any(String), status: 400, message: expect.any(String), requestId: expect.any(String) },
    });
  },
);

test.each(['[]', '"text"', '5', 'null', 'true'])('the body %s is no form, and no bug either', async (body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await server.visitor().post('/api/account/sign-in', body, { headers });
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID' } });
});

test.each([
  ['GET', '/api/no/such/operation'],
  ['DELETE', '/api/account/session'],
  ['GET', '/api/functions/no-such-function'],
] as const)('%s %s is not an operation', async (method, path) => {
  const { status, body } = await server.visitor().call(method, path);
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'NOT_FOUND' });
});

test('an address that cannot be read is answered 400 in our own shape', async () => {
  const answer = await server.visitor().get('/api/%E0%A4%A');
  expect(answer).toMatchObject({ status: 400, body: { code: expect.any(String), status: 400 } });
});

test.each(['/healthz', '/api/account/session', '/no-such-file.js', '/api/%E0%A4%A', '/%', '/agendamento-publico/%C0'])(
  '%s carries the headers that guard',
  async (path) => {
    const { headers } = await server.visitor().get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

test.each([
  ['no HTTP', ['nonsense'], 400],
  ['an address with a control character', ['GET /a\u0001b HTTP/1.1', 'host: localhost'], 400],
  ['headers without end', ['GET / HTTP/1.1', `x: ${'x'.repeat(20_000)}`], 431],
])('%s is answered with the headers that guard as well', async (_, request, status) => {
  const answer = await rawAnswer(port(), request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain("script-src 'self';");
  expect(answer).toContain('x-content-type-options: nosniff');
});

test('a body that is cut off is no error of ours, and the database is not away', async () => {
  const before = server.log().length;
  const requests = () =>
    server
      .log()
      .slice(before)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const head = ['POST /api/account/sign-in HTTP/1.1', 'host: localhost', 'content-type: application/json'];
  const socket = connect(port(), '127.0.0.1');
  socket.write([...head, 'content-length: 1000', '', '{"email"'].join('\r\n'));
  await vi.waitFor(() => expect(requests().some(({ msg }) => msg === 'incoming request')).toBe(true));
  socket.destroy();
  const connections = () => promisify(server.http.server.getConnections).call(server.http.server);
  await vi.waitFor(async () => expect(await connections()).toBe(0));
  await server.visitor().get('/healthz');
  expect(requests().filter(({ level }) => level >= 40)).toEqual([]);
  expect(requests().filter(({ res }) => res?.statusCode >= 500)).toEqual([]);
});

test('an answer of the API is never kept by anybody', async () => {
  const { headers } = await server.visitor().get('/api/account/session');
  expect(headers['cache-control']).toBe('no-store');
});

test('each request has an id of its own, whatever it claims', async () => {
  const ask = () => server.visitor().get('/healthz', { headers: { 'x-request-id': 'mine' } });
  const [one, other] = [await ask(), await ask()];
  expect(one.headers['x-request-id']).not.toBe('mine');
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
});

test('the forwarded address counts only behind a proxy that we were told of', async () => {
  const guess = (on: TestServer, claimed: string) =>
    on
      .visitor()
      .post(
        '/api/account/sign-in',
        { email: 'a@example.com', password: 'guess' },
        { headers: { 'x-forwarded-for': claimed } },
      );
  const [direct, proxied] = [
    await startTestServer({ LIMIT_SIGN_INS_PER_ADDRESS: '1' }),
    await startTestServer({ LIMIT_SIGN_INS_PER_ADDRESS: '1', TRUST_PROXY: '127.0.0.1' }),
  ];
  const statuses = async (on: TestServer) => [(await guess(on, '1.1.1.1')).status, (await guess(on, '2.2.2.2')).status];
  expect(await statuses(direct)).toEqual([401, 429]);
  expect(await statuses(proxied)).toEqual([401, 401]);
  await Promise.all([direct.close(), proxied.close()]);
});

test('/healthz says alive, /readyz that the database answers, /metrics how it fares', async () => {
  const visitor = server.visitor();
  expect(await visitor.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await visitor.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  const { body: release } = await visitor.get('/version');
  const { version } = release as { version: string };
  expect(release).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), released: expect.any(String) });
  const { text } = await visitor.get('/metrics');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/);
  expect(text).toContain(`madeixa_build_info{version="${version}"`);
  expect(text).toMatch(/database_connections\{state="open"\} [1-9]/);
});

test.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine in IPv6', '::1', {}, 200],
  ['this machine, written as IPv6', '::ffff:127.0.0.1', {}, 200],
  ['another machine', '10.0.0.7', {}, 403],
  ['a proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 403],
  ['a proxy of this machine that says this machine asked', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 403],
  ['another proxy of this machine', '127.0.0.1', { forwarded: 'for=203.0.113.9' }, 403],
  ['another machine that claims to be this one', '10.0.0.7', { 'x-forwarded-for': '127.0.0.1' }, 403],
] as const)('asked for /metrics by %s (%s, %j), the program answers %i', async (_, address, headers, status) => {
  for (const on of [server, proxied]) {
    expect(await on.visitor().get('/metrics', { address, headers })).toMatchObject({ status });
  }
});

test('METRICS=open shows everybody how it fares', async () => {
  const other = await startTestServer({ METRICS: 'open' }, server);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect(await other.visitor().get('/metrics', { address: '10.0.0.7', headers })).toMatchObject({ status: 200 });
  await other.close();
});

test.each([
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/account/session',
  '/api/agenda/hours',
  '/api/clients/export',
  '/api/clients?search=%00',
  '/api/clients/no-id',
  '/api/public/services',
  '/api/openapi.json',
  '/api/no-such-operation',
  '/no-such-file.js',
])('HEAD %s answers as GET, without a body', async (path) => {
  const owner = await signedUp(server);
  const [get, head] = [await owner.get(path), await headAnswer(port(), path, owner.cookie)];
  expect(head.status).toBe(get.status);
  expect(head.body).toBe('');
  for (const name of ['content-type', 'cache-control', 'content-disposition']) {
    expect(head.header(name)).toBe(get.headers[name]);
  }
});

test('HEAD of the live changes opens no stream', async () => {
  const owner = await signedUp(server);
  for (let i = 0; i < 60; i += 1) {
    expect(await headAnswer(port(), '/api/live', owner.cookie)).toMatchObject({ status: 200, body: '' });
  }
  expect(await headAnswer(port(), '/api/live')).toMatchObject({ status: 401 });
});

test('when the database is gone /readyz says so, /healthz stays well and calls answer a plain 503', async () => {
  const other = await startTestServer();
  const owner = await signedUp(other);
  const { rows } = await other.admin.query('select current_database() as name');
  const elsewhere = await startTestServer();
  await other.admin.end();
  await elsewhere.admin.query(`alter database ${rows[0].name} with allow_connections false`);
  await elsewhere.admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    rows[0].name,
  ]);
  expect(await owner.get('/readyz')).toMatchObject({ status: 503, body: { status: 'database unreachable' } });
  expect(await owner.get('/healthz')).toMatchObject({ status: 200 });
  const answer = await owner.get('/api/agenda/hours');
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(answer.text).not.toMatch(/database|postgres|stack/i);

  await elsewhere.admin.query(`alter database ${rows[0].name} with allow_connections true`);
  expect(await owner.get('/api/agenda/hours')).toMatchObject({ status: 200 });
  await elsewhere.close();
  await other.close();
});

test('an error of the database is answered without a word of it, and the log knows it', async () => {
  const other = await startTestServer();
  const owner = await signedUp(other);
  await other.admin.query('alter table salon_hours rename to hidden');
  const answer = await owner.get('/api/agenda/hours');
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    defined: false,
    code: 'INTERNAL_SERVER_ERROR',
    status: 500,
    message: 'Internal server error',
  });
  const failed = other
    .log()
    .split('\n')
    .find((line) => line.includes('A call failed'));
  expect(failed).toMatch(/relation \\"salon_hours\\" does not exist/);
  expect(failed).toContain(`"requestId":"${answer.headers['x-request-id']}"`);
  await other.close();
});

test('no secret reaches the log, however much it tells', async () => {
  const secrets = { password: 'a-very-secret-password', other: 'another-secret-password' };
  const owner = await signedUp(server, { password: secrets.password, confirmation: secrets.password });
  await owner.post('/api/account/sign-in', { email: owner.email, password: secrets.other });
  await owner.post('/api/account/sign-in', { email: owner.email, password: secrets.password });
  await owner.put('/api/account/password', { password: secrets.other, confirmation: secrets.other });
  await owner.get('/api/account/reset-link?token=token-of-a-link');
  const cookie = decodeURIComponent(owner.cookie?.split('=')[1] ?? '').split('.')[0] ?? '';
  expect(cookie.length).toBeGreaterThan(20);
  expect(server.log()).toContain('/api/account/sign-in');
  for (const secret of [secrets.password, secrets.other, cookie, 'token-of-a-link', '$argon2id$']) {
    expect(server.log()).not.toContain(secret);
  }
});

test('a request that is no HTTP is turned away', async () => {
  expect(await rawAnswer(port(), ['nonsense'])).toMatch(/^HTTP\/1\.1 400/);
});

test('a server that is behind says so in words to whoever opens a page, and lets the browser try again; calls get a code', async () => {
  const behind = await startTestServer({ BUSY_AFTER_MS: '1', PAGES: 'here' }, server);
  onTestFinished(() => behind.close());
  const open = (url: string, accept: string) => {
    const until = performance.now() + 150;
    while (performance.now() < until);
    return behind.http.inject({ url, headers: { accept, 'accept-language': 'en' } });
  };
  await expect.poll(async () => (await open('/dashboard', 'text/html')).statusCode).toBe(503);
  const page = await open('/dashboard', 'text/html,application/xhtml+xml');
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', refresh: '5', 'retry-after': '5' });
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).not.toContain('BUSY');
  expect((await open('/api/clients', 'text/html')).json()).toMatchObject({ code: 'BUSY', status: 503 });
});
