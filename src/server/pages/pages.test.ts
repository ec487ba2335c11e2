import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SalonPageData } from '#contract/booking/operations.ts';
import { headAnswer } from '#server/kernel/testing/raw-request.ts';
import { addPages } from './pages.ts';

const SALON = '0f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d';
/** Has looked too often. */
const BUSY = '203.0.113.9';
const UNREADABLE = '1f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d';
let name = 'Studio Jasmim';
const contact = { phone: null, address: '', booking_horizon_days: 365 };

const dataOf = async (id: string): Promise<SalonPageData | undefined> => {
  if (id === UNREADABLE) return undefined;
  const salon = { id, business_name: name, country: 'BR', timezone: 'America/Sao_Paulo', ...contact } as const;
  return id === SALON ? { salon, categories: [], services: [], staff: [] } : null;
};

/** What servers of other versions have published. */
const findFile = async (path: string): Promise<Buffer | undefined> => {
  if (path === 'assets/unreachable-D4kq.js') throw new Error('The database is away.');
  if (path.includes('\0')) throw new Error('The database takes no text with a zero in it.');
  return path === 'assets/public/booking-B7x2.js' ? Buffer.from('a newer script') : undefined;
};

let folder: string;
let http: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-pages-'));
  const [web, render] = [join(folder, 'web'), join(folder, 'render')];
  for (const made of [web, render]) mkdirSync(made);
  writeFileSync(join(render, 'render.js'), "export const renderBooking = (language, path) => 'drawn ' + path;");
  for (const language of ['pt', 'en', 'es']) {
    writeFileSync(join(web, `benefits.${language}.html`), `benefits in ${language}%SUPPORT%`);
    writeFileSync(join(web, `booking.${language}.html`), `${language} %SALON_NAME% "%SALON%" <!--%BODY%-->`);
  }
  http = Fastify();
  await addPages(http, web, {
    publicUrl: 'https://madeixa.example',
    readSalon: dataOf,
    keepSalon: (_id, _name, make) => make(),
    findFile,
    countVisit: async (address) => (address === BUSY ? { ok: false, retryAfterSeconds: 600 } : { ok: true }),
    sendApp: (_, reply) => reply.send('the app'),
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
const page = (part = '') => `/agendamento-publico/${SALON}${part}`;

test.each(['', '/', '/calendario', '/sucesso'])('a salon’s page%s carries its public data', async (part) => {
  const { statusCode, body, headers } = await get(page(part));
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('pt Studio Jasmim {"salon":{"id"');
  expect(body).toContain(`drawn ${page(part === '/' ? '' : part)}`);
});

test.each(['/benefits', page(), page('/calendario'), '/agendamento-publico/none', '/dashboard', '/missing.js'])(
  'HEAD %s answers as GET, without a body',
  async (url) => {
    const { port } = http.server.address() as AddressInfo;
    const [asked, head] = [await get(url), await headAnswer(port, url)];
    expect(head.status).toBe(asked.statusCode);
    expect(head.body).toBe('');
    for (const name of ['content-type', 'content-length']) expect(head.header(name)).toBe(asked.headers[name]);
  },
);

test('speaks the language of ?lang, else the browser’s', async () => {
  expect((await get(page(), { 'accept-language': 'en-IE,en;q=0.9' })).body).toMatch(/^en /);
  expect((await get(page('?lang=es'), { 'accept-language': 'en-IE' })).body).toMatch(/^es /);
  expect((await get('/benefits?lang=es')).body).toBe('benefits in es');
  expect((await get(page())).headers.vary).toBe('accept-language, accept-encoding');
});

test.each(['', '/', '/not-a-salon', '/not-a-salon/calendario'])(
  'where there is no salon (%s) it is a 404 with a page',
  async (path) => {
    const { statusCode, body } = await get(`/agendamento-publico${path}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('pt Madeixa null drawn');
  },
);

test('a salon that cannot be read just now is a 503 with a page, which asks for it itself', async () => {
  const { statusCode, body, headers } = await get(`/agendamento-publico/${UNREADABLE}`);
  expect({ statusCode, body }).toEqual({ statusCode: 503, body: 'pt Madeixa "" ' });
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});

test('is kept by the browser, but asked for every time: it is sent anew only once the salon has changed', async () => {
  const { headers } = await get(page());
  expect(headers['cache-control']).toBe('no-cache');
  const again = () => get(page(), { 'if-none-match': String(headers.etag) });
  expect(await again()).toMatchObject({ statusCode: 304, body: '' });
  name = 'Studio Lilás';
  expect(await again()).toMatchObject({ statusCode: 200 });
  name = 'Studio Jasmim';
});

test('other addresses are the app’s', async () => {
  expect((await get('/agenda/dia')).body).toBe('the app');
});

test('a hashed file of another version is sent as our own would be', async () => {
  const { statusCode, headers, body } = await get('/assets/public/booking-B7x2.js');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'a newer script' });
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a hashed file that no version has is no page, and one that cannot be looked for may be asked for again', async () => {
  for (const none of ['start-none.js', '%00.js']) {
    expect(await get(`/assets/${none}`)).toMatchObject({ statusCode: 404 });
  }
  const { statusCode, headers } = await get('/assets/unreachable-D4kq.js');
  expect({ statusCode, again: headers['retry-after'] }).toEqual({ statusCode: 503, again: '1' });
});

test.each([
  ['gzip', 'gzip, deflate, br'],
  ['gzip', 'br;q=1.0, gzip;q=0.8, *;q=0.1'],
  [undefined, 'gzip;q=0, identity'],
  [undefined, 'br'],
])('a page is sent as %s to a browser that takes %s', async (encoding, accepted) => {
  const { headers, rawPayload } = await get(page(), { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(String(encoding ? gunzipSync(rawPayload) : rawPayload)).toContain('pt Studio Jasmim');
});

test('whoever has looked too often is told so in words, and asks the database for nothing', async () => {
  const look = (url: string) => http.inject({ url, remoteAddress: BUSY, headers: { 'accept-language': 'en' } });
  const { statusCode, headers, body } = await look(page());
  expect({ statusCode, again: headers['retry-after'] }).toEqual({ statusCode: 429, again: '600' });
  expect(body).toContain('Try again in 10 minutes');
  expect(await look('/assets/public/booking-B7x2.js')).toMatchObject({ statusCode: 429 });
  expect(await look('/benefits')).toMatchObject({ statusCode: 200 });
});
