// A page of each list and of each search, in salons with 1, 10 and 100 times the rows of the demo: how much slower does it become?
// Through the whole server in this process.   npm run bench:catalogue
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { assemble, type Server } from '#server/assemble.ts';
import { openLog } from '#server/kernel/log.ts';
import { readConfig } from '#server/kernel/start/config.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { clients } from '../src/server/demo/people.ts';
import { PRODUCTS } from '../src/server/demo/products.ts';
import { services } from '../src/server/demo/services.ts';
import { answered, inMs, say, timed } from './measure.ts';

const ROUNDS = 41;
const TIMES = [1, 10, 100];
/** At 100 times the rows, against the 1 time. */
const GOAL = 1.3;

/** "Rara" is found twenty times, however large the salon; "Item" is in every name. */
const operations = [
  { name: 'clients', path: '/api/clients' },
  { name: 'clients, few found', path: '/api/clients?search=rara' },
  { name: 'clients, many found', path: '/api/clients?search=item' },
  { name: 'services', path: '/api/services' },
  { name: 'services, few found', path: '/api/services?search=rara' },
  { name: 'services, many found', path: '/api/services?search=item' },
  { name: 'products', path: '/api/products?type=resale' },
  { name: 'products, few found', path: '/api/products?type=resale&search=rara' },
  { name: 'products, many found', path: '/api/products?type=resale&search=item' },
];

const today = '2026-11-17';
const rows = {
  clients: clients(today).length,
  services: services(today).length,
  products: PRODUCTS.length,
};

const cluster = await startTestCluster();
const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-bench-'));
const { adminUrl } = await newTestDatabase(cluster.url);
const config = readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' });
const server = await assemble(config, 'a secret of the bench, long enough', adminUrl, openLog(config.logLevel));
try {
  const salons = [];
  for (const times of TIMES) salons.push(await openSalon(server, times));
  await measure(salons);
} finally {
  await server.close();
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** A signed-up salon with so many times the demo's rows; answers its cookie. */
async function openSalon({ http }: Server, times: number): Promise<string> {
  const form = {
    business_name: `Salão ${times}`,
    email: `bench${times}@example.com`,
    password: 'segredo1',
    confirmation: 'segredo1',
    country: 'BR',
    language: 'pt',
    terms: true,
  };
  const answer = await http.inject({ method: 'POST', url: '/api/account/sign-up', payload: form });
  const { user } = answer.json<{ user: { id: string } }>();
  await fill(user.id, times);
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}

async function fill(owner: string, times: number): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  const name = `case when i <= 20 then 'Rara ' else '' end || 'Item ' || md5(i::text)`;
  const series = (table: keyof typeof rows) => `generate_series(1, ${rows[table] * times}) as i`;
  await admin.query(`select set_config('app.user_id', $1, false)`, [owner]);
  for (const sql of [
    `insert into clients (user_id, name, phone) select '${owner}', ${name}, '+55' || (11900000000 + i) from ${series('clients')}`,
    `insert into appointments (user_id, client_id, client_name, date, start_time, end_time)
       select user_id, id, name, '2026-01-01'::date + visit * 30, '10:00', '11:00'
       from clients, generate_series(1, 5) as visit where user_id = '${owner}'`,
    `insert into services (user_id, name, category, price)
       select '${owner}', ${name}, 'Categoria ' || i % 8, 80 from ${series('services')}`,
    `insert into products (user_id, name, unit_of_measure, base_unit, product_type)
       select '${owner}', ${name}, 'un', 'un', 'resale' from ${series('products')}`,
    'vacuum analyze',
  ]) {
    await admin.query(sql);
  }
  await admin.end();
}

async function measure(salons: string[]): Promise<void> {
  for (const { name, path } of operations) {
    const found = new Set<number>();
    const pages = salons.map((cookie) => async () => {
      const answer = await server.http.inject({ url: path, headers: { cookie } });
      const body = answered(answer.statusCode, answer.body);
      if (body) found.add(JSON.parse(body).rows.length);
      return body;
    });
    const [one = 1, ten = 0, hundred = 0] = await timed(pages, { rounds: ROUNDS, warmUp: 5 });
    // A page of forty rows is quicker than one of a hundred, whatever the salon's size: such a growth says nothing.
    const isFair = found.size === 1;
    const numbers = { '1x': inMs(one), '10x': inMs(ten), '100x': inMs(hundred) };
    if (isFair) say(name, numbers, hundred / one, { atMost: GOAL });
    else console.log(`${name}: 1x ${inMs(one)}, 100x ${inMs(hundred)}; the small salon has no full page`);
  }
}
