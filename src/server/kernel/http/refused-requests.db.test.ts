import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { type Owner, signedUp, startTestServer, testServer } from '#server/test-server.ts';
import { countQueries } from '../testing/query-counter.ts';
import { rawAnswer } from '../testing/raw-request.ts';

const server = testServer();
let owner: Owner;
beforeAll(async () => {
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  owner = await signedUp(server);
});

const json = { 'content-type': 'application/json' };
const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

test.each([65, 5_000, 32_000])(
  'a body that nests %i levels deep is refused before anybody looks into it',
  async (levels) => {
    const answer = await server.visitor().post('/api/account/sign-in', nested(levels), { headers: json });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'TOO_MUCH', status: 400, message: 'A body may nest 64 levels deep and hold 300000 values.' },
    });
  },
);

test('64 levels are read, and brackets inside of a text are none', async () => {
  const send = (body: string) => server.visitor().post('/api/account/sign-in', body, { headers: json });
  expect(await send(nested(64))).toMatchObject({ status: 422, body: { code: 'INVALID' } });
  const text = JSON.stringify({ email: `\\"${'[{'.repeat(100)}\\`, password: '"]' });
  expect(await send(text)).toMatchObject({ status: 422, body: { data: { fields: { email: expect.any(String) } } } });
});

test('an address that nests is refused as well', async () => {
  const answer = await owner.get(`/api/clients?search${'[a]'.repeat(4_000)}=1`);
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID' } });
});

test.each([
  ['says that it is large', 'content-length: 500000'],
  ['does not say how large it is', 'transfer-encoding: chunked'],
])('of a stranger, a file of clients that %s is refused without reading any of it', async (_, size) => {
  const { port } = server.http.server.address() as AddressInfo;
  const head = ['POST /api/clients/import HTTP/1.1', 'host: localhost', 'content-type: application/json', size];
  expect(await rawAnswer(port, head)).toMatch(/^HTTP\/1\.1 401 /);
});

test('an owner may send a file of clients that is larger than a form, a stranger and other operations may not', async () => {
  const clients = Array.from({ length: 2_000 }, (_, i) => ({
    name: `Cliente ${i}`,
    phone: `+55119${10_000_000 + i}`,
    phone_country: 'BR',
    email: '',
  }));
  expect(JSON.stringify({ clients }).length).toBeGreaterThan(128 * 1024);
  expect(await server.visitor().post('/api/clients/import', { clients })).toMatchObject({ status: 401 });
  expect(await owner.post('/api/clients', { clients })).toMatchObject({ status: 413 });
  expect(await owner.post('/api/clients/import', { clients })).toMatchObject({
    status: 200,
    body: { imported: 2_000 },
  });
});

test('a file of a million rows that are none is refused before anybody looks at one', async () => {
  const body = `{"clients":[${'0,'.repeat(1_000_000)}0]}`;
  const answer = await owner.post('/api/clients/import', body, { headers: json });
  expect(answer).toMatchObject({ status: 400, body: { code: 'TOO_MUCH' } });
});

test('whoever sends what is invalid again and again is told to wait, whatever is wrong with it', async () => {
  const other = await startTestServer({ LIMIT_INVALID_CALLS_PER_ADDRESS: '30' });
  const visitor = other.visitor();
  const invalid = () => visitor.post('/api/account/sign-in', { email: 5 });
  const broken = () => visitor.post('/api/account/sign-in', '{', { headers: json });
  const unstorable = () => visitor.post('/api/account/sign-in', { email: '\0', password: 'x' });
  for (let i = 0; i < 10; i += 1) {
    expect([(await invalid()).status, (await broken()).status, (await unstorable()).status]).toEqual([422, 400, 422]);
  }
  for (const send of [invalid, broken, unstorable]) {
    const answer = await send();
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000);
  }
  const inWords = await visitor.post('/api/functions/get-available-slots', '{', { headers: json });
  expect(inWords).toMatchObject({
    status: 429,
    body: { success: false, error: expect.stringContaining('tentativas') },
  });

  // Only what is invalid is refused, and only from that address.
  expect(await visitor.post('/api/account/sign-in', { email: 'a@example.com', password: 'x' })).toMatchObject({
    status: 401,
  });
  const elsewhere = await visitor.post('/api/account/sign-in', {}, { address: '10.1.1.1' });
  expect(elsewhere).toMatchObject({ status: 422 });
  await other.close();
});

test('a call that is in order is not counted, an invalid one is counted by the ten', async () => {
  const valid = await countQueries(() => owner.put('/api/account/business', { business_name: 'Bela' }));
  expect(valid.queries.filter((query) => query.includes('limits'))).toEqual([]);
  const invalid = await countQueries(async () => {
    for (let i = 0; i < 20; i += 1) await owner.put('/api/account/business', {});
  });
  expect(invalid.queries.filter((query) => query.includes('limits')).length).toBeLessThanOrEqual(3);
});

const INVALID = {
  pt: 'Não entendemos este pedido. Confira os dados e tente novamente.',
  en: 'We could not understand this request. Check the details and try again.',
  es: 'No entendimos esta solicitud. Revisa los datos e inténtalo de nuevo.',
};

test.each(['functions/get-available-slots', 'rpc/staff_public', 'public/services', 'functions/no-such-function'])(
  'what /api/%s refuses before it is read has success and error, in the language of the caller',
  async (path) => {
    const visitor = server.visitor();
    const send = (body: unknown, headers: Record<string, string>) => visitor.post(`/api/${path}`, body, { headers });
    for (const [language, error] of Object.entries(INVALID)) {
      const headers = { ...json, 'accept-language': language };
      const refused = { success: false, error };
      expect(await send('{"a":', headers)).toMatchObject({ status: 400, body: refused });
      expect(await send(nested(70), headers)).toMatchObject({ status: 400, body: refused });
      expect(await send({ a: 'x'.repeat(70_000) }, headers)).toMatchObject({ status: 413, body: refused });
      expect(await send('a=1', { ...headers, 'content-type': 'text/plain' })).toMatchObject({
        status: 415,
        body: refused,
      });
      expect(await send({}, { ...headers, 'sec-fetch-site': 'cross-site' })).toMatchObject({
        status: 403,
        body: refused,
      });
      const languageOnly = { headers: { 'accept-language': language } };
      const missing = await visitor.call('DELETE', `/api/${path}`, undefined, languageOnly);
      expect(missing).toMatchObject({ status: 404, body: refused });
    }
  },
);

test.each([
  ['pt', 'Email é obrigatório'],
  ['en', 'Email is required'],
  ['es', 'El correo es obligatorio'],
])('asking for a reset link without an e-mail is answered in %s: %s', async (language, error) => {
  const headers = { 'accept-language': language };
  for (const body of [{ email: '' }, { email: '  ' }, {}, { email: null }]) {
    const answer = await server.visitor().post('/api/functions/request-password-reset', body, { headers });
    expect(answer).toMatchObject({ status: 422, body: { success: false, error } });
  }
  const answer = await server.visitor().post('/api/functions/request-password-reset', { email: 'ana' }, { headers });
  expect(answer.body).toMatchObject({ success: false, error: expect.not.stringMatching(error) });
});
