import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SalonPage } from '#contract/salon-page/operations.ts';
import { openSalon } from '#server/booking/testing/open-salon.ts';
import { type Changes, followChanges } from '#server/kernel/database/changes.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { countPerAddress } from '#server/kernel/http/count-per-address.ts';
import { openLog } from '#server/kernel/log.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { findSalon, showPage, showPicture } from '#server/salon-page/show-page.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { keepSalons } from './kept-salons.ts';
import { addOwnPages } from './own-pages.ts';

/** A grey dot, as WebP. */
const PHOTO = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
const LOOKS = 200;

const server = testServer();
const salon = perFile(() => openSalon(server, { business_name: 'Studio <Jasmim>' }));
let changes: Changes;
let pages: FastifyInstance;
let folder: string;
let close: () => Promise<unknown>;
// Noon in São Paulo.
let clock = Temporal.Instant.from('2026-11-17T15:00:30Z');

// Pages of their own, so that this does not depend on what was built: they say how often they were drawn, and for which minute.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-own-pages-'));
  const web = join(folder, 'web');
  for (const made of [web, join(folder, 'render')]) mkdirSync(made);
  writeFileSync(join(folder, 'render/render.js'), 'export const renderBooking = () => "";');
  writeFileSync(
    join(folder, 'render/salon.js'),
    `let drawn = 0;
    export const renderSalonPage = (language, { name, data, now }) =>
      ({ head: '<title>' + name + '</title>', body: [++drawn, language, now.minutes, data.page.about].join(' ') });`,
  );
  writeFileSync(
    join(web, 'salon.html'),
    '<html lang="pt"><title>Madeixa</title><body><div id="root"></div></body></html>',
  );
  for (const language of ['pt', 'en', 'es']) {
    writeFileSync(join(web, `booking.${language}.html`), `no such salon, in ${language}`);
  }
  const log = openLog('silent', { write: () => {} });
  const logins = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  const pool = openPool(logins.app, 5);
  changes = followChanges(logins.listen, log);
  pages = Fastify();
  await addOwnPages(pages, web, {
    publicUrl: 'https://madeixa.example',
    findSalon: (name) => findSalon({ pool, log }, name),
    showPage: (id) => showPage({ pool, log }, id),
    showPicture: (asked) => showPicture({ pool, log }, asked),
    keepSalon: keepSalons(changes),
    countVisit: countPerAddress(pool, 'page-visits', LOOKS),
    countPicture: countPerAddress(pool, 'page-pictures', LOOKS),
    now: () => clock,
  });
  await vi.waitFor(() => expect(changes.isListening()).toBe(true));
  close = () => Promise.all([pages.close(), changes.close(), pool.end()]);
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const save = async (name: string, form: object = {}) => {
  const whole = { name, is_published: true, kind: 'hair', about: '', instagram: '', whatsapp: '', ...form };
  const answer = await salon.owner.put('/api/salon-page', whole);
  expect(answer.status, answer.text).toBe(200);
};
const look = async (path: string, headers: Record<string, string> = {}, remoteAddress = '198.51.100.1') => {
  const { statusCode, body, headers: told, rawPayload } = await pages.inject({ url: path, headers, remoteAddress });
  return { statusCode, body, told, rawPayload };
};

test('a published page is at its name, in the reader’s language, and is drawn once a minute at most', async () => {
  await save('studio-jasmim', { about: 'Desde 2014' });
  // The news of what was saved may come after the first look, and has the page drawn once more.
  const first = await vi.waitFor(async () => {
    const first = await look('/s/studio-jasmim');
    const again = await countQueries(() => look('/s/studio-jasmim'));
    expect(again.result.body).toBe(first.body);
    // Whose name it is.
    expect(again.queries.filter((query) => /\bfrom "?salon_pages/.test(query))).toEqual([]);
    return first;
  });
  expect(first.statusCode).toBe(200);
  expect(first.body).toMatch(
    /^<html lang="pt"><title>studio-jasmim<\/title><body><div id="root">\d pt 720 Desde 2014<\/div><\/body><\/html>$/,
  );
  expect((await look('/s/studio-jasmim', { 'if-none-match': String(first.told.etag) })).statusCode).toBe(304);
  expect((await look('/s/studio-jasmim?lang=en')).body).toContain('en 720');
  expect((await look('/s/studio-jasmim', { 'accept-language': 'es-MX' })).body).toContain('es 720');
  clock = clock.add({ minutes: 1 });
  expect((await look('/s/studio-jasmim')).body).toContain('pt 721');
});

test('what the owner changes shows at once, also the hours', async () => {
  await save('studio-jasmim', { about: 'Novo texto' });
  await vi.waitFor(async () => expect((await look('/s/studio-jasmim')).body).toContain('Novo texto'));
  const before = (await look('/s/studio-jasmim')).body;
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    return { weekday, is_open: weekday > 0, open_time: weekday ? '08:00' : null, close_time: weekday ? '12:00' : null };
  });
  expect((await salon.owner.put('/api/agenda/hours', { days })).status).toBe(200);
  await vi.waitFor(async () => expect((await look('/s/studio-jasmim')).body).not.toBe(before));
});

test('old names, and the name as people type it, lead to the one that it has, with what was asked', async () => {
  await save('jasmim-studio');
  await save('studio-jasmim');
  for (const typed of ['jasmim-studio', 'Studio-Jasmim', 'st%C3%BAdio%20jasmim', 'studio-jasmim/', 'Jasmim_Studio/']) {
    const path = `/s/${typed}?lang=en`;
    const answer = await look(path);
    expect(answer.statusCode, path).toBe(301);
    expect(answer.told.location).toBe('/s/studio-jasmim?lang=en');
  }
});

test('a name that nobody has and a page that is not published are the same to whoever guesses', async () => {
  const other = await signedUp(server);
  const form = { name: 'ainda-nao', is_published: false, kind: 'hair', about: '', instagram: '', whatsapp: '' };
  expect((await other.put('/api/salon-page', form)).status).toBe(200);
  const [unknown, unpublished] = [await look('/s/nao-ha-ninguem'), await look('/s/ainda-nao')];
  expect(unknown).toMatchObject({ statusCode: 404, body: 'no such salon, in pt' });
  expect(unpublished).toMatchObject({ statusCode: 404, body: unknown.body });
  expect(unknown.told['x-robots-tag']).toBe('noindex');
  expect(Object.keys(unpublished.told).sort()).toEqual(Object.keys(unknown.told).sort());
  for (const odd of ['/s/a', '/s/nao-ha-ninguem/', '/s/%00', '/s/..%2f', "/s/x'--", `/s/${'x'.repeat(300)}`]) {
    expect((await look(odd)).statusCode, odd).toBeGreaterThanOrEqual(400);
    expect((await look(odd)).statusCode, odd).toBeLessThan(500);
  }
});

test('a picture of a published page is anybody’s to see and to keep; any other is not there', async () => {
  const { owner } = salon;
  const added = await owner.post('/api/salon-page/works', { picture: PHOTO, alt: '' });
  const shown = (added.body as SalonPage).works[0]?.picture.id ?? '';
  const at = (id: string, size = 'small', of = owner.id) => look(`/s/imagens/${of}/${id}/${size}.webp`);
  for (const size of ['small', 'large']) {
    const { statusCode, told, rawPayload } = await at(shown, size);
    expect(statusCode).toBe(200);
    expect(told).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  }

  // Of a client, or of whatever else the salon keeps: it names no page.
  const { rows } = await server.admin.query(
    `insert into pictures (user_id, id, large, small, width, height) values ($1, gen_random_uuid(), '\\x01', '\\x01', 1, 1) returning id`,
    [owner.id],
  );
  expect((await at(rows[0].id)).statusCode).toBe(404);
  expect((await at(shown, 'medium')).statusCode).toBe(404);
  // Another salon does not show it.
  const other = await signedUp(server);
  expect((await at(shown, 'small', other.id)).statusCode).toBe(404);
  expect((await at(crypto.randomUUID())).statusCode).toBe(404);
  expect((await at('..%2f..')).statusCode).toBe(404);

  // The face of somebody who works here, until they have left.
  const face = await owner.put(`/api/team/${salon.rita}/picture`, { picture: PHOTO });
  const { id } = (face.body as { picture: { id: string } }).picture;
  expect((await at(id)).statusCode).toBe(200);
  await server.admin.query('update staff set ativo = false where user_id = $1 and id = $2', [owner.id, salon.rita]);
  expect((await at(id)).statusCode).toBe(404);

  await save('studio-jasmim', { is_published: false });
  expect((await at(shown)).statusCode).toBe(404);
  await save('studio-jasmim');
  expect((await at(shown)).statusCode).toBe(200);
});

test.each([
  ['names', '198.51.100.3', () => '/s/nao-ha-ninguem'],
  ['pictures', '198.51.100.4', () => `/s/imagens/${salon.owner.id}/${salon.rita}/small.webp`],
])('an address looks at so many %s an hour, and at the others all the same', async (_, address, path) => {
  for (let turn = 1; turn <= LOOKS; turn += 1) expect((await look(path(), {}, address)).statusCode).toBe(404);
  expect((await look(path(), {}, address)).statusCode).toBe(429);
  const refused = await countQueries(() => look(path(), {}, address));
  expect(refused).toMatchObject({ result: { statusCode: 429 }, queries: [] });
  const other = address.endsWith('3') ? `/s/imagens/${salon.owner.id}/${salon.rita}/small.webp` : '/s/studio-jasmim';
  expect((await look(other, {}, address)).statusCode).not.toBe(429);
});
