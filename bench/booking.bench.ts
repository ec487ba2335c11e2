// Looks at a month's free times and bookings a second over HTTP, beside the bare database doing the same in the same run; and how much
// longer a look takes in a salon with 10 and 100 times the appointments. Rounds alternate, so that a noisy moment does not hit one side
// alone. The ratios are what to compare; the numbers are this machine's.   npm run bench:booking
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { lockDay } from '#server/agenda/booking-lock.ts';
import { readDiaryRows } from '#server/agenda/diary-queries.ts';
import { insertRequest } from '#server/agenda/request-queries.ts';
import { inTransaction, openPool, visitorDatabaseOf } from '#server/kernel/db.ts';
import { record, VISITOR } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { makeLogins } from '#server/kernel/roles.ts';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { cents } from '../src/domain/shared/money.ts';
import { addDays, formatTime, weekdayOf } from '../src/domain/shared/time.ts';
import { addBenchSalon, type BenchSalon } from './bench-salon.ts';

const CONNECTIONS = 10;
/** Of each kind in each round. */
const CALLS = 850;
const ROUNDS = 7;
/** Rounds that only warm up: code that runs for the first times is not what a day of bookings runs on. */
const WARM_UP = 2;
const LOOKS = 61;
const TIMES = [1, 10, 100];
const SECRET = 'a secret of the bench, which is long enough';
const MONTH = `${addDays(new Date().toISOString().slice(0, 10), 40).slice(0, 7)}-01`;

// With what a salon's database runs with: a booking that is confirmed is on disk.
const cluster = await startTestCluster({ lasting: true });
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
  const found: [http: number, database: number][] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const perSecond: [number, number] = [await ours(), await bare()];
    if (round >= 0) found.push(perSecond);
  }
  // Of each round with itself: a machine that becomes slower does so for both.
  const ratio = median(found.map(([http, database]) => http / database));
  const [http, database] = [median(found.map(([http]) => http)), median(found.map(([, database]) => database))];
  const numbers = `${http.toFixed(0)} a second over HTTP, ${database.toFixed(0)} on the bare database`;
  console.log(`${what}: ${numbers}: ${ratio.toFixed(2)} (goal: at least 0.5)`);
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
  return readDiaryRows(visitorDatabaseOf(pool, id as OwnerId), MONTH, 30);
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

/** The same lock, the same reading for the check, the same insert and line of the history; no HTTP, limits, key or rules. */
async function bookBare({ id, service }: BenchSalon, next: ReturnType<typeof wishes>): Promise<void> {
  const { professional, date, time, end, phone } = next.next().value;
  const owner = id as OwnerId;
  const line = {
    service_id: service,
    service_name: 'Escova',
    category: 'Cabelo',
    unit_price: cents(0),
    duration_minutes: 30,
    professional_id: professional,
    commission_percent: null,
    commission_amount: null,
    products_used: [],
  };
  const request = {
    id: randomUUID(),
    client_name: 'Ana Lima',
    client_phone: phone,
    category: 'Cabelo',
    service_id: service,
    professional_id: professional,
    professional_name: 'Rita',
    date,
    start_time: time,
    end_time: end,
    price: cents(0),
    lines: [line],
  };
  await inTransaction(visitorDatabaseOf(pool, owner), async (db) => {
    await lockDay(db, owner, date);
    await readDiaryRows(db, date, 1);
    const { saved } = await insertRequest(db, owner, request, { now: Temporal.Now.instant(), mostOpen: 3 });
    if (!saved) throw new Error(`${date} ${time} is taken`);
    await record(
      db,
      owner,
      { action: 'request', entity: 'appointments', entityId: request.id, after: request },
      VISITOR,
    );
  });
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
