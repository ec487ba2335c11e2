import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { findWebFile, publishWebFiles } from './queries.ts';

let folder: string;
let adminUrl: string;
let admin: pg.Client;
let pool: pg.Pool;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-web-files-'));
  ({ adminUrl } = await testDatabase());
  admin = await connectAsAdmin(adminUrl);
  pool = new pg.Pool({ connectionString: `${adminUrl}&options=-c%20role%3Dmadeixa_app` });
});
afterEach(async () => {
  await pool.end();
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

/** The built pages of one version: what each file is called, and what is in it. */
function built(version: string, files: Record<string, string>): string {
  const web = join(folder, version);
  mkdirSync(join(web, 'assets'), { recursive: true });
  for (const [path, body] of Object.entries(files)) writeFileSync(join(web, path), body);
  const manifest = Object.fromEntries(Object.keys(files).map((file) => [file, { file }]));
  writeFileSync(join(web, 'manifest.json'), JSON.stringify(manifest));
  for (const name of ['public', 'portal']) writeFileSync(join(web, `${name}-manifest.json`), '{}');
  return web;
}

const text = async (path: string) => (await findWebFile(pool, path))?.toString();
const later = (days: number) =>
  admin.query(`update app.web_files set replaced_at = replaced_at - interval '${days} days'`);

test('servers of two versions find each other’s files, and those that both have once', async () => {
  const old = built('old', { 'assets/start-a1.js': 'old start', 'assets/inter-f0.woff2': 'font' });
  const newer = built('new', { 'assets/start-b2.js': 'new start', 'assets/inter-f0.woff2': 'font' });
  await publishWebFiles(adminUrl, old);
  await Promise.all([publishWebFiles(adminUrl, newer), publishWebFiles(adminUrl, newer)]);
  expect(await text('assets/start-a1.js')).toBe('old start');
  expect(await text('assets/start-b2.js')).toBe('new start');
  expect(await text('assets/inter-f0.woff2')).toBe('font');
  expect(await text('assets/start-c3.js')).toBeUndefined();
});

test('a file is kept for a month after it was replaced, however long it was in use before', async () => {
  const old = built('old', { 'assets/start-a1.js': 'old start', 'assets/inter-f0.woff2': 'font' });
  const newer = built('new', { 'assets/start-b2.js': 'new start', 'assets/inter-f0.woff2': 'font' });
  await publishWebFiles(adminUrl, old);
  await later(100);
  await publishWebFiles(adminUrl, newer);
  await later(29);
  await publishWebFiles(adminUrl, newer);
  expect(await text('assets/start-a1.js')).toBe('old start');
  await later(2);
  await publishWebFiles(adminUrl, newer);
  expect(await text('assets/start-a1.js')).toBeUndefined();
  expect(await text('assets/inter-f0.woff2')).toBe('font');
});

test('going back to the version before keeps its files for as long as it runs', async () => {
  const old = built('old', { 'assets/start-a1.js': 'old start' });
  const newer = built('new', { 'assets/start-b2.js': 'new start' });
  for (const version of [old, newer, old]) await publishWebFiles(adminUrl, version);
  await later(40);
  await publishWebFiles(adminUrl, old);
  expect(await text('assets/start-a1.js')).toBe('old start');
  expect(await text('assets/start-b2.js')).toBeUndefined();
});

test('the program itself can put no script there', async () => {
  const plant = "insert into app.web_files (path, body) values ('assets/evil.js', 'alert(1)')";
  await expect(pool.query(plant)).rejects.toMatchObject({ code: '42501' });
  await expect(pool.query('update app.web_files set body = $1', ['alert(1)'])).rejects.toMatchObject({ code: '42501' });
});
