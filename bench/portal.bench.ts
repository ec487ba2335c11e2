// A professional's day over HTTP, beside an administrator who reads the same rows plainly; and how much longer a year's statement and a day take
// with 10 and 100 colleagues who worked as much, instead of one.   npm run bench:portal
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { tokenHash } from '#server/portal/secrets.ts';
import { ask, compareWithFloor, inMs, type Load, say, timed } from './measure.ts';
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
  const request = () => ({
    method: 'POST' as const,
    path: '/api/rpc/staff_portal_appointments_list',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...link, start: today.toString(), end: today.toString() }),
  });
  const floor = () => dayOf(link.token);
  await compareWithFloor("a professional's day", LOAD, { url, request, adminUrl, floor, goal: { atLeast: 0.2 } });
}

/** The link, whose it is, and the day's appointments with their services. */
function dayOf(token: string): string {
  const hers = `(user_id, professional_id) = (select user_id, staff_id from staff_portal_access where token_hash = '\\x${tokenHash(token).toString('hex')}')
    and date = '${today}'`;
  return `
    select * from staff join staff_portal_access as link on staff.user_id = link.user_id and staff.id = staff_id
      where token_hash = '\\x${tokenHash(token).toString('hex')}';
    select * from appointments where ${hers};
    select * from appointment_services where (user_id, appointment_id) in (select user_id, id from appointments where ${hers});`;
}

async function among(what: string, salons: Rita[], name: string, range: object, goal: number): Promise<void> {
  const pages = salons.map(
    ({ url, link }) =>
      () =>
        call(url, name, { ...link, ...range }),
  );
  const [one = 1, ten = 0, hundred = 0] = await timed(pages, { rounds: PAGES, warmUp: WARM_UP });
  const numbers = { '1x': inMs(one), '10x': inMs(ten), '100x': inMs(hundred) };
  say(`${what} among colleagues’ rows`, numbers, hundred / one, { atMost: goal });
}

function call(url: string, name: string, input: object): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', origin: url };
  return ask(`${url}/api/rpc/staff_portal_${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
}
