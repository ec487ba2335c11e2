import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { showSalon } from '#server/booking/show-salon.ts';
import { openSalon } from '#server/booking/testing/open-salon.ts';
import { type Changes, followChanges, LISTENER_NAME } from '#server/kernel/database/changes.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { countPerAddress } from '#server/kernel/http/count-per-address.ts';
import { openLog } from '#server/kernel/log.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { testServer } from '#server/test-server.ts';
import { keepSalons } from './kept-salons.ts';
import { addPages } from './pages.ts';

const LOOKS = 20;
const server = testServer();
const salon = perFile(() => openSalon(server));
let changes: Changes;
let pages: FastifyInstance;
let folder: string;
let close: () => Promise<unknown>;

// Pages of their own, so that this does not depend on what was built: they name the salon's services and count how often they were drawn.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-salon-pages-'));
  const web = join(folder, 'web');
  for (const made of [web, join(folder, 'render')]) mkdirSync(made);
  writeFileSync(
    join(folder, 'render/render.js'),
    `let drawn = 0;
    const names = (services) => services.map(({ name }) => name).join();
    export const renderBooking = (_, __, data) => data ? 'drawn ' + ++drawn + ' ' + names(data.services) : 'none';`,
  );
  for (const language of ['pt', 'en', 'es']) {
    for (const name of ['benefits', 'booking']) writeFileSync(join(web, `${name}.${language}.html`), '<!--%BODY%-->');
  }
  const log = openLog('silent', { write: () => {} });
  const logins = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  const pool = openPool(logins.app, 5);
  changes = followChanges(logins.listen, log);
  pages = Fastify();
  await addPages(pages, web, {
    publicUrl: 'https://madeixa.example',
    readSalon: (id) => showSalon({ pool, log }, id),
    keepSalon: keepSalons(changes),
    findFile: async () => undefined,
    countVisit: countPerAddress(pool, 'page-visits', LOOKS),
    sendApp: (_, reply) => reply.send('the app'),
  });
  await vi.waitFor(() => expect(changes.isListening()).toBe(true));
  close = () => Promise.all([pages.close(), changes.close(), pool.end()]);
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const look = async (query = '', remoteAddress = '198.51.100.1', id = salon.owner.id) => {
  const { statusCode, body } = await pages.inject({ url: `/agendamento-publico/${id}${query}`, remoteAddress });
  return { statusCode, body };
};

test('a page that has not changed is neither read nor drawn again, in each language', async () => {
  expect((await look()).body).toBe('drawn 1 Corte,Luzes');
  const again = await countQueries(() => look('', '198.51.100.1', salon.owner.id.toUpperCase()));
  expect(again).toMatchObject({ result: { body: 'drawn 1 Corte,Luzes' }, queries: [] });
  expect((await look('?lang=es')).body).toBe('drawn 2 Corte,Luzes');
  expect((await countQueries(() => look('/?lang=es-MX'))).queries).toEqual([]);
});

test('it shows what the owner changes, and is left alone by what it does not show', async () => {
  const owner = salon.owner.id as OwnerId;
  const heard = vi.fn();
  changes.follow(owner, { kind: 'owner', id: owner }, heard);
  const before = await look();
  await salon.book();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('appointments'));
  expect(await look()).toEqual(before);
  await salon.service('Escova');
  await vi.waitFor(async () => expect((await look()).body).toContain('Corte,Escova,Luzes'));
});

test('and what was changed while nobody listened', async () => {
  await look('', '198.51.100.2');
  // Written behind the program's back, so that only the new beginning of listening can tell.
  await server.admin.query(`update services set name = 'Corte novo' where name = 'Corte'`);
  await server.admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()`,
    [LISTENER_NAME],
  );
  await vi.waitFor(async () => expect((await look('', '198.51.100.2')).body).toContain('Corte novo'));
});

test('an address looks so often an hour, whatever it looks for', async () => {
  const anybody = (turn: number) => (turn % 2 ? salon.owner.id : crypto.randomUUID());
  const statuses = [];
  for (let turn = 1; turn <= LOOKS; turn += 1)
    statuses.push((await look('', '198.51.100.3', anybody(turn))).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
  expect((await look('', '198.51.100.3')).statusCode).toBe(429);
  const refused = await countQueries(() => look('', '198.51.100.3'));
  expect(refused).toMatchObject({ result: { statusCode: 429 }, queries: [] });
  expect((await look('', '198.51.100.4')).statusCode).toBe(200);
});
