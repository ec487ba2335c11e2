// Looks at a month's free times and bookings a second over HTTP, beside the bare database doing the same in the same run; and how much
// longer a look takes in a salon with 10 and 100 times the appointments. Rounds alternate, so that a noisy moment does not hit one side
// alone. The ratios are what to compare; the numbers are this machine's.   npm run bench:booking
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { readDiaryRows } from '#server/agenda/diary-queries.ts';
import { databaseOf, openPool } from '#server/kernel/db.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { makeLogins } from '#server/kernel/roles.ts';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { addDays, formatTime, weekdayOf } from '../src/domain/shared/time.ts';
import { addBenchSalon, type BenchSalon } from './bench-salon.ts';

const CONNECTIONS = 10;
/** Of each kind in each round. */
const CALLS = 1_500;
const ROUNDS = 3;
const LOOKS = 61;
const TIMES = [1, 10, 100];
const SECRET = 'a secret of the bench, which is long enough';
const MONTH = `${addDays(new Date().toISOString().slice(0, 10), 40).slice(0, 7)}-01`;

const cluster = await startTestCluster();
const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-bench-'));
const { adminUrl } = await newTestDatabase(cluster.url);
const admin = new pg.Client(adminUrl);
await admin.connect();
const program = runProgram({
  DATABASE_URL: adminUrl,
  DATA_DIR: dataFolder,
  SECRET,
  LIMIT_BOOKINGS_PER_ADDRESS: '1000000000',
  LIMIT_SLOT_LOOKUPS_PER_ADDRESS: '1000000000',
  LOG_LEVEL: 'error',
});
const url = await program.ready;
if (!url) throw new Error(program.output());
const { app } = await makeLogins(adminUrl, SECRET);
const pool = openPool(app, CONNECTIONS);
try {
  const salon = await addBenchSalon(admin, 'http', { month: MONTH, earlier: 1_000 });
  const bare = await addBenchSalon(admin, 'bare', { month: MONTH, earlier: 1_000 });
  const salons: BenchSalon[] = [];
  for (const times of TIMES) {
    salons.push(await addBenchSalon(admin, `times${times}`, { month: MONTH, earlier: 1_000 * times }));
  }
  await admin.query('vacuum analyze appointments');
  await compare(
    'look-ups of a month',
    () => overHttp(looksAt(salon)),
    () => onDatabase(() => lookBare(bare)),
  );
  const [ours, theirs] = [wishes(salon), wishes(bare)];
  await compare(
    'bookings',
    () => overHttp(bookingOf(salon, ours)),
    () => onDatabase(() => bookBare(bare, theirs)),
  );
  await compareSizes(salons);
} finally {
  program.process.kill('SIGTERM');
  await Promise.all([program.ended, pool.end(), admin.end()]);
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

type Request = { method: 'POST'; path: string; headers: Record<string, string>; body?: string };
type Made = Request & { setupRequest?: (request: Request) => Request };

async function compare(what: string, ours: () => Promise<number>, bare: () => Promise<number>): Promise<void> {
  const found: [number[], number[]] = [[], []];
  // The first round only warms up: code that runs for the first time is not what a day of bookings runs on.
  for (let round = -1; round < ROUNDS; round += 1) {
    const perSecond = [await ours(), await bare()] as const;
    if (round < 0) continue;
    found[0].push(perSecond[0]);
    found[1].push(perSecond[1]);
  }
  const [http, database] = found.map(median) as [number, number];
  const numbers = `${http.toFixed(0)} a second over HTTP, ${database.toFixed(0)} on the bare database`;
  console.log(`${what}: ${numbers}: ${(http / database).toFixed(2)} (goal: at least 0.5)`);
}

async function overHttp(request: Made): Promise<number> {
  const started = performance.now();
  const run = autocannon({ url: url ?? '', connections: CONNECTIONS, amount: CALLS, requests: [request] });
  // What it reports itself is rounded up to its next second.
  let ended = started;
  run.on('response', () => {
    ended = performance.now();
  });
  const result = await run;
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return (CALLS / (ended - started)) * 1000;
}

async function onDatabase(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let begun = 0;
  const workers = Array.from({ length: CONNECTIONS }, async () => {
    while (begun < CALLS) {
      begun += 1;
      await work();
    }
  });
  await Promise.all(workers);
  return (CALLS / (performance.now() - started)) * 1000;
}

function post(path: string, body?: object): Request {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}

/** Everybody looks at the same month of the salon, each for another service with another professional. */
function looksAt({ id, professionals }: BenchSalon): Made {
  let turn = 0;
  const setupRequest = (request: Request): Request => {
    turn += 1;
    const look = {
      salonId: id,
      professionalId: professionals[turn % professionals.length],
      date: MONTH,
      serviceDurationMinutes: 15 + 5 * (turn % 20),
      daysAhead: -1,
    };
    return { ...request, body: JSON.stringify(look) };
  };
  return { ...post('/api/functions/get-available-slots'), setupRequest };
}

function lookBare({ id }: BenchSalon) {
  return readDiaryRows(databaseOf(pool, id as OwnerId), MONTH, 30);
}

type Wish = { professional: string; date: string; time: string; end: string; phone: string };

/** Free half hours, spread over the days so that neighbours do not wait for the same day. */
function* wishes({ professionals }: BenchSalon): Generator<Wish, never> {
  for (let turn = 0; ; turn += 1) {
    const date = addDays(MONTH, 40 + (turn % 280));
    const slot = Math.floor(turn / 280);
    const start = 9 * 60 + (slot % 20) * 30;
    if (weekdayOf(date) < 2) continue;
    const professional = professionals[Math.floor(slot / 20)] ?? '';
    const phone = `+5511${900_000_000 + turn}`;
    yield { professional, date, time: formatTime(start), end: formatTime(start + 30), phone };
  }
}

function bookingOf({ id, service }: BenchSalon, next: ReturnType<typeof wishes>): Made {
  const setupRequest = (request: Request): Request => {
    const { professional, date, time, phone } = next.next().value;
    const wish = {
      salonId: id,
      clientName: 'Ana Lima',
      clientPhone: phone,
      selectedServices: [{ id: service }],
      selectedProfessionalId: professional,
      selectedDate: date,
      selectedTime: time,
    };
    return { ...request, headers: { ...request.headers, 'idempotency-key': phone }, body: JSON.stringify(wish) };
  };
  return { ...post('/api/functions/create-public-appointment'), setupRequest };
}

/** Lock, check, insert with its line and a line of the history: no limits, no key, no rules but the overlap. */
async function bookBare({ id, service }: BenchSalon, next: ReturnType<typeof wishes>): Promise<void> {
  const { professional, date, time, end, phone } = next.next().value;
  const client = await pool.connect();
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  try {
    await client.query('begin');
    await run('owner', `select set_config('app.user_id', $1, true)`, [id]);
    await run('lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${id} ${date}`]);
    const taken = await run(
      'check',
      `select 1 from appointments where user_id = $1 and professional_id = $2 and date = $3
         and start_time < $5::time and end_time > $4::time and status <> 'cancelado'`,
      [id, professional, date, time, end],
    );
    if (taken.rowCount) throw new Error(`${date} ${time} is taken`);
    const { rows } = await run(
      'insert',
      `insert into appointments (user_id, client_name, client_phone, professional_id, date, start_time, end_time, requires_confirmation)
       values ($1, 'Ana Lima', $2, $3, $4, $5, $6, true) returning id`,
      [id, phone, professional, date, time, end],
    );
    await run(
      'line',
      `insert into appointment_services (user_id, appointment_id, service_id, service_name, duration_minutes)
       values ($1, $2, $3, 'Escova', 30)`,
      [id, rows[0].id, service],
    );
    await run(
      'history',
      `insert into history (user_id, actor_kind, action, entity, entity_id, after)
       values ($1, 'public', 'request', 'appointments', $2, '{}')`,
      [id, rows[0].id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
async function compareSizes(salons: BenchSalon[]): Promise<void> {
  const taken = salons.map(() => [] as number[]);
  for (let look = -10; look < LOOKS; look += 1) {
    for (const [size, salon] of salons.entries()) {
      const { path, setupRequest, ...plain } = looksAt(salon);
      const request = setupRequest?.({ path, ...plain }) ?? plain;
      const started = performance.now();
      const answer = await fetch(`${url}${path}`, request);
      if (!answer.ok) throw new Error(await answer.text());
      await answer.text();
      // The first ones only warm up.
      if (look >= 0) taken[size]?.push(performance.now() - started);
    }
  }
  const medians = taken.map(median);
  const cells = medians.map((ms, size) => `${TIMES[size]}x ${ms.toFixed(2)} ms`).join(', ');
  console.log(`a look: ${cells}: ${((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2)} times (goal: at most 1.25)`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
