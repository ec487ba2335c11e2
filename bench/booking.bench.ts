// Looks at a month's free times and bookings a second over HTTP, beside an administrator who reads and writes the same rows plainly; and how
// much longer a look takes in a salon with 10 and 100 times the appointments.   npm run bench:booking
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { addDays, formatTime, weekdayOf } from '../src/domain/shared/time.ts';
import { addBenchSalon, type BenchSalon } from './bench-salon.ts';
import { ask, compareWithFloor, inMs, type Load, type Made, type Request, say, timed } from './measure.ts';

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
try {
  const salon = await addBenchSalon(admin, 'http', { month: MONTH, earlier: 1_000 });
  const bare = await addBenchSalon(admin, 'bare', { month: MONTH, earlier: 1_000 });
  const salons: BenchSalon[] = [];
  for (const times of TIMES) {
    salons.push(await addBenchSalon(admin, `times${times}`, { month: MONTH, earlier: 1_000 * times }));
  }
  await admin.query('vacuum analyze appointments, busy_times');
  await compareWithFloor('look-ups of a month', LOAD, {
    url,
    request: () => looksAt(salon),
    adminUrl,
    floor: () => monthOf(bare),
    goal: { atLeast: 0.5 },
  });
  const [ours, theirs] = [wishes(salon), wishes(bare)];
  await compareWithFloor('bookings', LOAD, {
    url,
    request: () => bookingOf(salon, ours),
    adminUrl,
    floor: () => bookedRows(bare, theirs),
    goal: { atLeast: 0.3 },
    // The database does so by itself within a minute. Until then both sides read every request of the salon, because a plan was made while there was none.
    warm: () => admin.query('vacuum analyze'),
  });
  await compareSizes(salons);
} finally {
  program.process.kill('SIGTERM');
  await Promise.all([program.ended, admin.end()]);
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

/** The rows that free times are made of. */
function monthOf({ id }: BenchSalon): string {
  const within = `between '${MONTH}' and '${addDays(MONTH, 29)}'`;
  return `
    select timezone, slot_step_minutes, min_notice_minutes, booking_horizon_days from profiles where id = '${id}';
    select weekday, open_time, close_time from salon_hours where user_id = '${id}';
    select date, open_time, close_time from salon_exceptions where user_id = '${id}' and date ${within};
    select id from staff where user_id = '${id}' and ativo;
    select staff_id, weekday, start_time, end_time from staff_shifts where user_id = '${id}';
    select staff_id, starts_at, ends_at from staff_time_off where user_id = '${id}' and starts_at::date ${within};
    select staff_id, date, start_time, end_time from busy_times where user_id = '${id}' and date ${within};`;
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

/** The rows that a booking leaves behind. */
function bookedRows({ id, service }: BenchSalon, next: ReturnType<typeof wishes>): string {
  const { professional, date, time, end, phone } = next.next().value;
  return `
    with request as (
      insert into appointments (user_id, client_name, client_phone, category, service_id, professional_id, professional_name, date, start_time,
        end_time, requires_confirmation)
      values ('${id}', 'Ana Lima', '${phone}', 'Cabelo', '${service}', '${professional}', 'Rita', '${date}', '${time}', '${end}', true) returning *),
    line as (
      insert into appointment_services (user_id, appointment_id, service_id, service_name, category, unit_price, duration_minutes, professional_id)
      select user_id, id, service_id, 'Escova', 'Cabelo', 0, 30, professional_id from request)
    insert into history (user_id, actor_kind, action, entity, entity_id, after)
    select user_id, 'public', 'request', 'appointments', id, to_jsonb(request) from request`;
}

async function compareSizes(salons: BenchSalon[]): Promise<void> {
  const looks = salons.map((salon) => () => {
    const { path, setupRequest, ...plain } = looksAt(salon);
    return ask(`${url}${path}`, setupRequest?.({ path, ...plain }) ?? plain);
  });
  const [one = 1, ten = 0, hundred = 0] = await timed(looks, { rounds: LOOKS, warmUp: 10 });
  say('a look', { '1x': inMs(one), '10x': inMs(ten), '100x': inMs(hundred) }, hundred / one, { atMost: 1.25 });
}
