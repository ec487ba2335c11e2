// How long the search for everything takes in a salon with ten thousand clients and sixty thousand appointments: through the whole server in this process,
// beside an administrator who looks the names up plainly and reads the last visit of each hit. And each question against the 100 ms after which people
// notice that they wait.   npm run bench:search
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { assemble } from '#server/assemble.ts';
import { openLog } from '#server/kernel/log.ts';
import { readConfig } from '#server/kernel/start/config.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { answered, inMs, say, timed } from './measure.ts';

const ROUNDS = 41;
const CLIENTS = 10_000;
/** Six of each client. */
const VISITS = 6;
/** Beside the bare look-up. */
const RATIO = 2.5;
const MOST_MS = 100;

const NAMES = ['Ana', 'Maria', 'Marina', 'Joana', 'Camila', 'Beatriz', 'Helena', 'Luiza', 'Paula', 'Rita'];
const SURNAMES = [
  'Silva',
  'Souza',
  'Figueiredo',
  'Torres',
  'Azevedo',
  'Prado',
  'Lima',
  'Costa',
  'Mendes',
  'Rocha',
  'Alves',
];

const day = Temporal.Now.plainDateISO('America/Sao_Paulo');
const questions: Record<string, { q: string; names?: string; day?: string }> = {
  'a letter': { q: 'm' },
  'the beginning of a name that a fifth has': { q: 'mar' },
  'a name and a surname': { q: 'marina fig' },
  'a name and a letter that nobody has': { q: 'maria x' },
  'three figures of a phone': { q: '119' },
  'a part of a phone': { q: '900123' },
  'a name and a day': { q: `maria ${day}`, names: 'maria', day: day.toString() },
  'a name that nobody has': { q: 'zulmira' },
  'two hundred letters': { q: 'a'.repeat(200) },
};

const cluster = await startTestCluster();
const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-bench-'));
const { adminUrl } = await newTestDatabase(cluster.url);
const config = readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' });
const server = await assemble(config, 'a secret of the bench, long enough', adminUrl, openLog(config.logLevel));
const admin = new pg.Client(adminUrl);
await admin.connect();
try {
  const { cookie, id } = await openSalon();
  await fill(id);
  for (const [what, wanted] of Object.entries(questions)) await measure(what, wanted, cookie, id);
} finally {
  await admin.end();
  await server.close();
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function openSalon(): Promise<{ cookie: string; id: string }> {
  const form = {
    business_name: 'Salão',
    email: 'bench@example.com',
    password: 'segredo1',
    confirmation: 'segredo1',
    country: 'BR',
    language: 'pt',
    terms: true,
  };
  const answer = await server.http.inject({ method: 'POST', url: '/api/account/sign-up', payload: form });
  const { user } = answer.json<{ user: { id: string } }>();
  return { cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '', id: user.id };
}

async function fill(owner: string): Promise<void> {
  await admin.query(`select set_config('app.user_id', $1, false)`, [owner]);
  const started = performance.now();
  await admin.query(
    `insert into clients (user_id, name, phone) select $1, ($2::text[])[1 + i % 10] || ' ' || ($3::text[])[1 + i % 11] || ' ' || md5(i::text), '+55119' || 90000000 + i
     from generate_series(1, $4::int) as i`,
    [owner, NAMES, SURNAMES, CLIENTS],
  );
  const { rows } = await admin.query<{ words: string; size: string }>(
    `select count(*) as words, pg_size_pretty(pg_total_relation_size('search_words')) as size from search_words where kind = 'clients'`,
  );
  console.log(
    `${CLIENTS} clients written in ${inMs(performance.now() - started)}: ${rows[0]?.words} words, ${rows[0]?.size}`,
  );
  for (const sql of [
    `insert into appointments (user_id, client_id, client_name, date, start_time, end_time)
       select user_id, id, name, date '${day}' + 20 - visit * 25 - (hashtext(name) % 25 + 25) % 25, '10:00', '11:00' from clients, generate_series(0, ${VISITS - 1}) as visit where user_id = '${owner}'`,
    `insert into appointment_services (user_id, appointment_id, service_name, duration_minutes)
       select user_id, id, 'Escova', 60 from appointments where user_id = '${owner}'`,
    `insert into products (user_id, name, unit_of_measure, base_unit, product_type)
       select '${owner}', 'Máscara ' || i, 'un', 'un', 'resale' from generate_series(1, 500) as i`,
    `insert into services (user_id, name, category, price) select '${owner}', 'Massagem ' || i, 'Corpo', 80 from generate_series(1, 200) as i`,
    'vacuum analyze',
  ]) {
    await admin.query(sql);
  }
}

async function measure(
  what: string,
  wanted: { q: string; names?: string; day?: string },
  cookie: string,
  owner: string,
) {
  const url = `/api/search?${new URLSearchParams(wanted)}`;
  const asked = async () => {
    const answer = await server.http.inject({ url, headers: { cookie } });
    return answered(answer.statusCode, answer.body);
  };
  const bare = async () => {
    const { rows } = await admin.query(
      `select clients.id, clients.name, clients.phone, visit.date from clients left join lateral (
         select date from appointments where appointments.user_id = clients.user_id and client_id = clients.id order by date desc, start_time desc limit 1) as visit on true
       where clients.user_id = $1 and (search_name like '%' || $2 || '%' or phone like '%' || $2 || '%') order by visit.date desc nulls last limit 6`,
      [owner, (wanted.names ?? wanted.q).split(' ')[0]],
    );
    return JSON.stringify(rows);
  };
  const [search = 0, plain = 1] = await timed([asked, bare], { rounds: ROUNDS, warmUp: 8 });
  const numbers = { search: inMs(search), bare: inMs(plain) };
  say(`${what}, beside a bare look-up`, numbers, search / plain, { atMost: RATIO });
  say(`${what}, in milliseconds`, { median: inMs(search) }, search, { atMost: MOST_MS });
}
