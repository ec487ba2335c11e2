// A professional's day over HTTP, beside the bare database running the same statements in the same run; and how much longer a year's statement and
// a day take with 10 and 100 colleagues who worked as much, instead of one. Rounds alternate, so that a noisy moment does not hit one side alone. The
// ratios are what to compare; the numbers are this machine's.   npm run bench:portal
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkDatabaseOf, portalDatabaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { readOwnDays } from '#server/portal/appointments-queries.ts';
import { findLink } from '#server/portal/queries.ts';
import { tokenHash } from '#server/portal/secrets.ts';
import { compareWithDatabase, type Load } from './beside-database.ts';
import { median } from './median.ts';
import { type Rita, ritaAmong } from './portal-salon.ts';

const CONNECTIONS = 10;
/** Rounds that only warm up. */
const WARM_UP = 3;
const LOAD: Load = { connections: CONNECTIONS, calls: 300, rounds: 7, warmUp: WARM_UP };
const PAGES = 41;
const SECRET = 'a secret of the bench, which is long enough';

const cluster = await startTestCluster();
const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-bench-'));
const closing: Array<() => Promise<unknown>> = [];
const today = Temporal.Now.plainDateISO('UTC');
try {
  const salons: Rita[] = [];
  for (const colleagues of [1, 10, 100]) {
    const { url, adminUrl } = await startServer();
    salons.push(await ritaAmong(url, adminUrl, colleagues));
  }
  const [, ten] = salons as [Rita, Rita, Rita];
  await compareDay(ten);
  const year = { start: today.subtract({ days: 365 }).toString(), end: today.toString() };
  const day = { start: today.toString(), end: today.toString() };
  await among('a year’s statement', salons, 'commissions_statement', year, 1.25);
  await among('a day', salons, 'appointments_list', day, 2);
} finally {
  for (const close of closing.reverse()) await close();
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function startServer(): Promise<{ url: string; adminUrl: string }> {
  const { adminUrl } = await newTestDatabase(cluster.url);
  const program = runProgram({ DATABASE_URL: adminUrl, DATA_DIR: dataFolder, SECRET, LOG_LEVEL: 'error' });
  closing.push(() => {
    program.process.kill('SIGTERM');
    return program.ended;
  });
  const url = await program.ready;
  if (!url) throw new Error(program.output());
  return { url, adminUrl };
}

async function compareDay({ url, adminUrl, link }: Rita): Promise<void> {
  const { app } = await makeLogins(adminUrl, SECRET);
  const pool = openPool(app, CONNECTIONS);
  closing.push(() => pool.end());
  const hash = tokenHash(link.token);
  const stretch = { from: today.toString(), to: today.toString() };
  const bareDay = async () => {
    const found = await findLink(linkDatabaseOf(pool, hash), hash);
    if (!found) throw new Error('There is no such link.');
    await readOwnDays(portalDatabaseOf(pool, found.user_id, found.staff_id), stretch);
  };
  const request = () => ({
    method: 'POST' as const,
    path: '/api/rpc/staff_portal_appointments_list',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...link, start: today.toString(), end: today.toString() }),
  });
  await compareWithDatabase("a professional's day", LOAD, { url, request, bare: bareDay });
}

async function among(what: string, salons: Rita[], name: string, range: object, goal: number): Promise<void> {
  const taken = salons.map(() => [] as number[]);
  for (let turn = -WARM_UP; turn < PAGES; turn += 1) {
    for (const [i, { url, link }] of salons.entries()) {
      const started = performance.now();
      await call(url, name, { ...link, ...range });
      if (turn >= 0) taken[i]?.push(performance.now() - started);
    }
  }
  const [one = 1, ten = 0, hundred = 0] = taken.map(median);
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const ratio = `${(hundred / one).toFixed(2)} times (goal: at most ${goal})`;
  console.log(`${what} among colleagues’ rows: 1x ${ms(one)}, 10x ${ms(ten)}, 100x ${ms(hundred)}: ${ratio}`);
}

async function call(url: string, name: string, input: object): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: url };
  const body = JSON.stringify(input);
  const answer = await fetch(`${url}/api/rpc/staff_portal_${name}`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
}
