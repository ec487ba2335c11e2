import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPortalPages } from './portal-pages.ts';

const TOKEN = '3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59';
/** Has looked too often. */
const BUSY = '203.0.113.9';
const ENDED = '4f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59';

let folder: string;
let http: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-portal-'));
  for (const language of ['pt', 'en', 'es']) writeFileSync(join(folder, `portal.${language}.html`), `in ${language}`);
  http = Fastify();
  await addPortalPages(http, folder, {
    findLink: async (token) => (token === TOKEN ? { business_name: 'Studio "Jasmim"' } : undefined),
    countVisit: async (address) => (address === BUSY ? { ok: false, retryAfterSeconds: 600 } : { ok: true }),
  });
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });

test.each([
  '/portal',
  '/portal/',
  `/portal/${TOKEN}`,
  `/portal/${TOKEN}/`,
  `/portal/${ENDED}`,
  '/portal/no-token',
  '/portal/a/b.js',
])(
  'the page at %s is the same whoever’s link it is, kept by nobody, and tells nobody where somebody came from',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'in pt' });
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  },
);

test('speaks the language of ?lang, else the browser’s', async () => {
  expect((await get(`/portal/${TOKEN}`, { 'accept-language': 'en-IE' })).body).toBe('in en');
  expect((await get(`/portal/${TOKEN}?lang=es`, { 'accept-language': 'en-IE' })).body).toBe('in es');
});

test('on the home screen of a phone it has the salon’s name and opens by its own link, which nobody keeps', async () => {
  const { headers, body } = await get(`/portal/${TOKEN}/manifest.webmanifest`);
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  const link = `/portal/${TOKEN}`;
  expect(JSON.parse(body)).toMatchObject({
    name: 'Studio "Jasmim"',
    display: 'standalone',
    start_url: link,
    scope: link,
    id: link,
  });
});

test.each([ENDED, 'no-token'])('a link that opens nothing (%s) cannot be put there', async (token) => {
  expect(await get(`/portal/${token}/manifest.webmanifest`)).toMatchObject({ statusCode: 404 });
});

test('tokens are not tried out by the thousand', async () => {
  const look = (token: string) =>
    http.inject({ url: `/portal/${token}/manifest.webmanifest`, remoteAddress: BUSY }).then((one) => one.statusCode);
  expect(await look(TOKEN)).toBe(429);
  expect(await look('no-token')).toBe(404);
});
