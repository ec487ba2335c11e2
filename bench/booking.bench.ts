// Looks at a month's free times and bookings a second over HTTP, beside the bare database doing the same in the same run; and how much
// longer a look takes in a salon with 10 and 100 times the appointments. Rounds alternate, so that a noisy moment does not hit one side
// alone. The ratios are what to compare; the numbers are this machine's.   npm run bench:booking
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readDiaryRows } from '#server/agenda/diary/diary-queries.ts';
import { insertRequest } from '#server/agenda/requests/queries.ts';
import { visitorDatabaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { cents } from '../src/domain/shared/money.ts';
import { addDays, formatTime, weekdayOf } from '../src/domain/shared/time.ts';
import { addBenchSalon, type BenchSalon } from './bench-salon.ts';
import { compareWithDatabase, type Load, type Made, type Request } from './beside-database.ts';
import { median } from './median.ts';

const CONNECTIONS = 10;
// Code that runs for the first times is not what a day of bookings runs on: it warms up.
const LOAD: Load = { connections: CONNECTIONS, calls: 850, rounds: 7, warmUp: 2 };
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
  await compareWithDatabase('look-ups of a month', LOAD, {
    url: url ?? '',
    request: () => looksAt(salon),
    bare: () => lookBare(bare),
  });
  const [ours, theirs] = [wishes(salon), wishes(bare)];
  await compareWithDatabase('bookings', LOAD, {
    url: url ?? '',
    request: () => bookingOf(salon, ours),
    bare: () => bookBare(bare, theirs),
    // The database does so by itself within a minute. Until then both sides read every request of the salon, because a plan was made while there was none.
    warm: () => admin.query('vacuum analyze'),
  });
  await compareSizes(salons);
} finally {
  program.process.kill('SIGTERM');
  await Promise.all([program.ended, pool.end(), admin.end()]);
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
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
    commission_from_net: false,
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
  await holding({ db: visitorDatabaseOf(pool, owner), owner }, { days: [date], phone }, async (held) => {
    const { db } = held;
    await readDiaryRows(db, date, 1);
    const { saved } = await insertRequest(held, request, { now: Temporal.Now.instant(), mostOpen: 3 });
    if (!saved) throw new Error(`${date} ${time} is taken`);
    await record(
      db,
      owner,
      { action: 'request', entity: 'appointments', entityId: request.id, after: request },
      { kind: 'visitor' },
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
