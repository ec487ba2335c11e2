// How long another visitor waits for a page and for free times while somebody does the server harm, beside the same visitor a moment
// earlier, when all was quiet. A visitor comes every 25 ms whether or not the one before was answered, and waits from then on: a server
// that stands still makes everybody wait who comes meanwhile. All of it on this machine.   npm run bench:others
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { addDays, formatTime, weekdayOf } from '../src/domain/shared/time.ts';
import { addBenchSalon, type BenchSalon } from './bench-salon.ts';
import { inMs, median, say } from './measure.ts';

const EVERY_MS = 25;
const QUIET_MS = 4_000;
const HARM_MS = 8_000;
/** Who do harm at a time, and how soon each does it again: a few calls that cost much, not so many that the machine is full of them. */
const AT_ONCE = 4;
const AGAIN_MS = 50;
const CROWD = 20;
const HALF_SENT = 300;
/** Nobody waits longer for an answer, and a program that is told to end has not longer for that either. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 250;

/** A Wednesday or later in a month that is wholly open to bookings. */
const MONTH = `${addDays(new Date().toISOString().slice(0, 10), 40).slice(0, 7)}-01`;
const DAY = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(MONTH, days)).find((date) => weekdayOf(date) === 3) ?? MONTH;

const cluster = await startTestCluster();
const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-bench-'));
const { adminUrl } = await newTestDatabase(cluster.url);
const admin = new pg.Client(adminUrl);
await admin.connect();
try {
  const salon = await addBenchSalon(admin, 'quiet', { month: MONTH, earlier: 1_000 });
  const crowded = await addBenchSalon(admin, 'crowded', { month: MONTH, earlier: 1_000 });
  await crowd(crowded);
  const nestedFile = `{"clients":${'['.repeat(249_000)}${']'.repeat(249_000)}}`;
  const nestedForm = `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  await compare('nested bodies of 498 kB to the import of clients', salon, sending('/api/clients/import', nestedFile));
  await compare('nested bodies of 60 kB to the sign-in', salon, sending('/api/account/sign-in', nestedForm));
  await compare('every connection to the database lost, again and again', salon, losingConnections(salon));
  const look = { salonId: crowded.id, professionalId: null, date: DAY, serviceDurationMinutes: 60 };
  const lookAtCrowd = sending('/api/functions/get-available-slots', JSON.stringify(look));
  await compare(`looks at ${CROWD} professionals with an hour full of requests for anybody`, salon, lookAtCrowd);
  await compare(`${HALF_SENT} bodies that are sent by half`, salon, sendingHalf);
} finally {
  await admin.end();
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** Goes on until it is told to stop. */
type Harm = (url: string, stop: AbortSignal) => Promise<void>;

/** Every kind of harm gets a program of its own: one that the harm before has ended, or left busy, would spoil the next measurement. */
async function compare(what: string, salon: BenchSalon, harm: Harm): Promise<void> {
  const program = runProgram({
    DATABASE_URL: adminUrl,
    DATA_DIR: dataFolder,
    LIMIT_SLOT_LOOKUPS_PER_ADDRESS: '1000000000',
    LIMIT_BOOKINGS_PER_ADDRESS: '1000000000',
    LIMIT_PAGES_PER_ADDRESS: '1000000000',
    LOG_LEVEL: 'silent',
  });
  const url = await program.ready;
  if (!url) throw new Error(program.output());
  await visit(url, salon, 1_000);
  const quiet = await visit(url, salon, QUIET_MS);
  const stop = new AbortController();
  const harmed = harm(url, stop.signal);
  const meanwhile = await visit(url, salon, HARM_MS);
  stop.abort();
  await harmed;
  const hasEnded = program.process.exitCode !== null;
  program.process.kill('SIGTERM');
  const impatience = setTimeout(() => program.process.kill('SIGKILL'), PATIENCE_MS);
  await program.ended;
  clearTimeout(impatience);
  if (hasEnded) throw new Error(`${what}: the program ended`);
  const numbers = { quiet: inWords(quiet), meanwhile: inWords(meanwhile) };
  say(`seconds that 1 of 100 waits during ${what}`, numbers, longestOf(meanwhile, 0.99) / 1000, { atMost: 1 });
}

type Visits = { waits: number[]; refused: number };

/** By turns the salon's page and its free times of the month. */
async function visit(url: string, { id, professionals }: BenchSalon, milliseconds: number): Promise<Visits> {
  const visits: Visits = { waits: [], refused: 0 };
  const look = {
    salonId: id,
    professionalId: professionals[0],
    date: MONTH,
    serviceDurationMinutes: 30,
    daysAhead: -1,
  };
  const underWay: Promise<void>[] = [];
  const started = performance.now();
  for (let turn = 0; turn * EVERY_MS < milliseconds; turn += 1) {
    const comes = started + turn * EVERY_MS;
    await wait(Math.max(0, comes - performance.now()));
    const answer =
      turn % 2 === 0
        ? ask(`${url}/agendamento-publico/${id}`)
        : ask(`${url}/api/functions/get-available-slots`, JSON.stringify(look));
    const noted = answer.then((isAnswered) => {
      visits.waits.push(performance.now() - comes);
      if (!isAnswered) visits.refused += 1;
    });
    underWay.push(noted);
  }
  await Promise.all(underWay);
  return visits;
}

async function ask(url: string, body?: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { ...(body ? post(body) : {}), signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

function post(body: string) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body };
}

/** The longest wait of so large a share. */
function longestOf({ waits }: Visits, share: number): number {
  return waits.toSorted((a, b) => a - b)[Math.ceil(share * waits.length) - 1] ?? 0;
}

function inWords(visits: Visits): string {
  const { waits, refused } = visits;
  return `median ${inMs(median(waits))}, longest ${inMs(longestOf(visits, 1))}, ${refused} of ${waits.length} refused`;
}

function sending(path: string, body: string): Harm {
  return async (url, stop) => {
    const sender = async () => {
      while (!stop.aborted) await Promise.all([ask(`${url}${path}`, body), wait(AGAIN_MS)]);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
  };
}

/** While bookings are under way, so that busy connections are among them. */
function losingConnections({ id, service, professionals }: BenchSalon): Harm {
  return async (url, stop) => {
    let turn = 0;
    const booker = async () => {
      while (!stop.aborted) {
        turn += 1;
        const wish = {
          salonId: id,
          clientName: 'Ana Lima',
          clientPhone: `+5511${900_000_000 + turn}`,
          selectedServices: [{ id: service }],
          selectedProfessionalId: professionals[turn % professionals.length],
          selectedDate: addDays(DAY, 7 * (1 + (turn % 20))),
          selectedTime: formatTime(9 * 60 + 30 * (Math.floor(turn / 40) % 20)),
        };
        if (!(await ask(`${url}/api/functions/create-public-appointment`, JSON.stringify(wish)))) await wait(10);
      }
    };
    const cutter = async () => {
      while (!stop.aborted) {
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        );
        await wait(PAUSE_MS);
      }
    };
    await Promise.all([cutter(), ...Array.from({ length: AT_ONCE }, booker)]);
  };
}

/** As many connections, each with a body that never ends; whichever is cut is opened again. */
async function sendingHalf(url: string, stop: AbortSignal): Promise<void> {
  const { port } = new URL(url);
  const open = new Set<Socket>();
  const begin = () => {
    const socket = connect(Number(port), '127.0.0.1');
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
    socket.write('POST /api/account/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n');
    socket.write('content-length: 60000\r\n\r\n{"email":');
  };
  while (!stop.aborted) {
    while (open.size < HALF_SENT) begin();
    await wait(PAUSE_MS);
  }
  for (const socket of open) socket.destroy();
}

/** As many professionals, and for each a request for anybody in the same hour. */
async function crowd({ id }: BenchSalon): Promise<void> {
  await admin.query(
    `insert into staff (user_id, nome, funcao) select '${id}', 'Bia ' || i, 'Cabeleireira' from generate_series(3, ${CROWD}) as i`,
  );
  await admin.query(
    `insert into appointments (user_id, client_name, date, start_time, end_time, requires_confirmation)
     select '${id}', 'Ana', '${DAY}', '10:30', '11:30', true from generate_series(1, ${CROWD})`,
  );
}
