import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAppPages, type Preloads } from './app-page.ts';

const inEach = (name: string) => ({
  pt: { title: `${name} pt`, files: [`${name}-pt.js`] },
  en: { title: `${name} en`, files: [`${name}-en.js`] },
  es: { files: [`${name}-es.js`] },
});
const preloads: Preloads = {
  visitors: { '/login': inEach('login') },
  app: { '/agenda/dia': inEach('day'), '*': inEach('any') },
  next: ['app.js'],
};
const session = {
  user: { id: 'u' },
  profile: { language: 'en', timezone: 'America/Sao_Paulo', business_name: '</script>' },
};
const HELENA = { cookie: 'session=helena' };

let folder: string;
let http: FastifyInstance;
/** What the API answers, and the questions that reached it. */
let answers: Record<string, () => unknown>;
let asked: { url: string; cookie: string | undefined; ip: string }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-app-page-'));
  const html = (name: string) => `<html lang="pt"><head><title>Madeixa</title></head>${name}</html>`;
  writeFileSync(join(folder, 'index.html'), html('the app'));
  writeFileSync(join(folder, 'visitors.html'), html('visitors'));
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloads));
  http = Fastify();
  http.get('/api/*', async (request, reply) => {
    asked.push({ url: request.url, cookie: request.headers.cookie, ip: request.ip });
    const answer = answers[request.url.split('?', 1)[0] ?? ''];
    return answer ? answer() : reply.code(503).send({});
  });
  const send = openAppPages(http, folder, () => Temporal.Instant.from('2026-11-18T02:00:00Z'));
  http.get('/*', async (request, reply) => send(request, reply));
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  answers = { '/api/account/session': () => session };
});

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
const dataIn = (body: string) => JSON.parse(/id="ahead">(.*?)<\/script>/.exec(body)?.[1] ?? 'null');

test('who is signed out is sent to the login, and back from there', async () => {
  answers = { '/api/account/session': () => 'null' };
  expect(await get('/clientes?id=1')).toMatchObject({
    statusCode: 302,
    headers: { location: '/login?next=%2Fclientes%3Fid%3D1' },
  });
  expect((await get('/dashboard')).headers.location).toBe('/login');
  expect(await get('/agenda/dia', HELENA)).toMatchObject({ statusCode: 302 });
});

test('of a visitor nothing is asked but who it is', async () => {
  answers = { '/api/account/session': () => 'null' };
  const { body } = await get('/login?next=/clientes', { 'accept-language': 'es' });
  expect(body).toContain('<html lang="es"><head><title>Madeixa</title>');
  expect(dataIn(body)).toEqual([{ operation: ['account', 'session'], output: null }]);
  expect(asked.map(({ url, cookie }) => ({ url, cookie }))).toEqual([
    { url: '/api/account/session', cookie: undefined },
  ]);
});

test('a page names its files and those of its language, and carries what it will ask', async () => {
  answers['/api/agenda/days'] = () => ({ days: [] });
  answers['/api/agenda/pending/count'] = () => ({ count: 3 });
  const { body, headers } = await get('/agenda/dia', { ...HELENA, 'accept-language': 'es' });
  expect(body).toContain('<html lang="en"><head><title>day en · Madeixa</title>');
  expect(body).toContain('<link rel="modulepreload" crossorigin href="/day-en.js">');
  expect(headers['cache-control']).toBe('no-store');
  // In the salon it is still the day before.
  const input = { from: '2026-11-17', to: '2026-11-17' };
  expect(dataIn(body)).toEqual([
    { operation: ['account', 'session'], output: session },
    { operation: ['agenda', 'pendingCount'], output: { count: 3 } },
    { operation: ['agenda', 'days'], input, output: { days: [] } },
  ]);
  expect(body).not.toContain('"</script>"');
});

test('the questions are the reader’s own', async () => {
  await http.inject({ url: '/agenda/dia?data=2026-12-24', headers: HELENA, remoteAddress: '203.0.113.9' });
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/account/session',
    '/api/agenda/pending/count',
    '/api/agenda/days?from=2026-12-24&to=2026-12-24',
  ]);
  for (const { cookie, ip } of asked) expect({ cookie, ip }).toEqual({ ...HELENA, ip: '203.0.113.9' });
});

test('what was not answered, or not in time, the page asks by itself', async () => {
  answers['/api/agenda/days'] = () => new Promise(() => {});
  const { statusCode, body } = await get('/agenda/dia', HELENA);
  expect(statusCode).toBe(200);
  expect(dataIn(body)).toEqual([{ operation: ['account', 'session'], output: session }]);
});

test('a session that could not be read is no reason to send anybody away', async () => {
  answers = {};
  const { statusCode, body } = await get('/produtos', HELENA);
  expect(statusCode).toBe(200);
  expect(body).toContain('<link rel="modulepreload" crossorigin href="/any-pt.js">');
  expect(dataIn(body)).toEqual([]);
});

test('the login fetches ahead what comes after it', async () => {
  answers = { '/api/account/session': () => 'null' };
  const { body } = await get('/login/');
  expect(body).toContain('href="/login-pt.js"');
  expect(body).toContain('<link rel="prefetch" as="script" crossorigin href="/app.js">');
});
