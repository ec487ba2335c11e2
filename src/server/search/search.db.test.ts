import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, databaseOf, inTransaction } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { connectAsAdmin, signUp } from '#server/kernel/testing/salon.ts';
import { find, readKept, type Wanted } from './queries.ts';

/** Half past twelve in São Paulo, a Wednesday. */
const NOW = Temporal.Instant.from('2026-11-18T15:30:00Z');

let admin: pg.Client;
let pool: pg.Pool;
let owner: OwnerId;
let db: Database;
let another: Database;
const ids = new Map<string, string>();
const id = (what: string) => ids.get(what) ?? '';

beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 1);
  owner = (await signUp(admin)) as OwnerId;
  db = databaseOf(pool, owner);
  another = databaseOf(pool, (await signUp(admin)) as OwnerId);
  await admin.query(`select set_config('app.user_id', $1, false)`, [owner]);
  await add('rita', 'staff', { nome: 'Rita', funcao: 'Cabeleireira' });
  await add('marina', 'clients', { name: 'Marina Figueiredo', phone: '+5511987331420' });
  await add('marinalva', 'clients', { name: 'Marinalva Torres', phone: '+5511971204466' });
  await add('mara', 'clients', { name: 'Mara Azevedo', phone: null });
  await add('escova', 'services', { name: 'Escova marinha', category: 'Cabelo', price: 80 });
  await add('modelada', 'services', { name: 'Modelada com escova', category: 'Cabelo', price: 90 });
  await add('spray', 'products', {
    name: 'Spray de sal marinho 120 ml',
    unit_of_measure: 'un',
    base_unit: 'un',
    product_type: 'resale',
    price: 54.9,
    barcode: '7891234567895',
  });
  await book('gone', 'marinalva', '2026-09-22', '10:00');
  await book('early', 'marina', '2026-11-18', '08:00');
  await book('today', 'marina', '2026-11-18', '12:45', { arrived_at: '12:22' });
  await book('later', 'marina', '2026-12-03', '14:00');
  await book('cancelled', 'marina', '2026-11-20', '14:00', { status: 'cancelado' });
  await book('asked', null, '2026-11-27', '09:00', { client_name: 'Marília Prado', requires_confirmation: true });
  await add('sale', 'sales', { client_name: 'Marina Figueiredo' });
});
afterAll(async () => {
  await pool.end();
  await admin.end();
});

async function add(what: string, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const { rows } = await admin.query<{ id: string }>(
    `insert into ${table} (user_id, ${columns.join(', ')}) values ($1, ${columns.map((_, i) => `$${i + 2}`).join(', ')}) returning id`,
    [owner, ...Object.values(row)],
  );
  ids.set(what, rows[0]?.id ?? '');
}

function book(what: string, client: string | null, date: string, start_time: string, more: object = {}) {
  const end_time = `${start_time.slice(0, 3)}59`;
  const who = {
    client_id: client && id(client),
    client_name: 'Marina',
    professional_id: id('rita'),
    professional_name: 'Rita',
  };
  return add(what, 'appointments', { ...who, date, start_time, end_time, overlap_allowed: true, ...more });
}

const ask = (wanted: Wanted) => find(db, NOW, wanted);
const named = (rows: { id: string }[]) => rows.map((row) => [...ids].find(([, one]) => one === row.id)?.[0]);

test('whoever comes today is the first client, then whoever was here last, then those who never were', async () => {
  const { clients } = await ask({ q: 'mar' });
  expect(named(clients)).toEqual(['marina', 'marinalva', 'mara']);
  expect(clients[0]).toMatchObject({
    phone: '+5511987331420',
    last_visit: '2026-11-18',
    no_shows: 0,
    owes: 0,
    today: { id: id('today'), start_time: '12:45', arrived_at: '12:22', services: [] },
  });
  expect(clients[1]).toMatchObject({ last_visit: '2026-09-22', today: null });
});

test.each(['8733', '331420', '(11) 98733-1420', '142', '+55 11 987'])(
  'any part of a phone finds its client: %s',
  async (q) => {
    expect(named((await ask({ q })).clients)).toContain('marina');
  },
);

test('one or two figures are no part of a phone yet', async () => {
  expect((await ask({ q: '98' })).clients).toEqual([]);
});

test('appointments are found by their client, the next first and then the latest; a request goes by the name that was typed', async () => {
  expect(named((await ask({ q: 'marina fig' })).appointments)).toEqual(['today', 'later', 'early']);
  expect(named((await ask({ q: 'mari' })).appointments)).toEqual(['today', 'asked', 'later', 'early', 'gone']);
});

test('a day alone shows its appointments, with a name those of the client', async () => {
  expect(named((await ask({ q: 'hoje', names: '', day: '2026-11-18' })).appointments)).toEqual(['today', 'early']);
  // A word that may be a name as well, as the browser sends it.
  expect(named((await ask({ q: 'hoje', names: 'hoje', day: '2026-11-18' })).appointments)).toEqual(['today', 'early']);
  expect(named((await ask({ q: 'marina 3/12', names: 'marina', day: '2026-12-03' })).appointments)).toEqual(['later']);
  expect((await ask({ q: 'mara 3/12', names: 'mara', day: '2026-12-03' })).appointments).toEqual([]);
});

test('what is called so comes before what has the word elsewhere in its name, and a barcode finds its product', async () => {
  expect(named((await ask({ q: 'escova' })).services)).toEqual(['escova', 'modelada']);
  expect((await ask({ q: 'marinh' })).products).toMatchObject([{ id: id('spray'), price: 5490, stock_quantity: 0 }]);
  expect(named((await ask({ q: '7891234567895' })).products)).toEqual(['spray']);
});

test('a sale is found by its number, and by nothing else', async () => {
  const { sales } = await ask({ q: 'venda 1', number: 1 });
  expect(sales).toMatchObject([
    { id: id('sale'), number: 1, status: 'open', is_voided: false, client_name: 'Marina Figueiredo', total: null },
  ]);
  expect((await ask({ q: '12', number: 12 })).sales).toEqual([]);
});

test('another salon finds none of it, neither by words nor by ids', async () => {
  const all = [
    ['client', 'marina'],
    ['appointment', 'today'],
    ['service', 'escova'],
    ['product', 'spray'],
  ] as const;
  const opened = all.map(([kind, what]) => ({ kind, id: id(what) }));
  const nothing = { clients: [], appointments: [], services: [], products: [], sales: [] };
  expect(await find(another, NOW, { q: 'mar', day: '2026-11-18', number: 1 })).toEqual(nothing);
  expect(await readKept(another, NOW, opened)).toEqual(nothing);
  const kept = await readKept(db, NOW, opened);
  expect(Object.values(kept).flatMap((rows) => named(rows))).toEqual(['marina', 'today', 'escova', 'spray']);
});

test('what is gone has vanished from what was opened', async () => {
  await add('brief', 'clients', { name: 'Zoe' });
  await admin.query('delete from clients where id = $1', [id('brief')]);
  expect((await readKept(db, NOW, [{ kind: 'client', id: id('brief') }])).clients).toEqual([]);
});

test.each(['%', '_', "'", '\\', '💇', 'a'.repeat(200), 'a b c d e f g', '1'.repeat(200), '٣٤٥'])(
  'an odd text is a question like any other: %s',
  async (q) => {
    const found = await ask({ q });
    expect(found.clients.length).toBeLessThanOrEqual(6);
  },
);

/** How many rows of tables and of indexes the database takes up to answer. The first call on a connection also plans. */
async function rowsRead(wanted: Wanted): Promise<number> {
  await ask(wanted);
  return inTransaction(db, async (db) => {
    const before = await rowsSoFar(db);
    await find(db, NOW, wanted);
    return (await rowsSoFar(db)) - before;
  });
}

/** Of an index that answers alone, its entries. */
async function rowsSoFar(db: Database): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    select (select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) from pg_stat_xact_user_tables)
      + coalesce((select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_stat_user_indexes), 0) as read`.execute(
    db,
  );
  return Number(rows[0]?.read);
}

test('the dearest question reads no more of a salon with ten thousand clients than of one with a third of them', async () => {
  const questions: Wanted[] = [
    { q: 'c' },
    { q: 'cliente' },
    { q: 'cliente silva' },
    { q: 'cliente zzz' },
    { q: '119' },
    { q: 'cliente hoje', names: 'cliente', day: '2026-11-18' },
    { q: 'item' },
  ];
  await grow(1, 3_000);
  const small: number[] = [];
  for (const question of questions) small.push(await rowsRead(question));
  await grow(3_001, 10_000);
  for (const [at, question] of questions.entries()) {
    const read = await rowsRead(question);
    expect(read, JSON.stringify(question)).toBeLessThan(25_000);
    expect(read, JSON.stringify(question)).toBeLessThan(1.2 * (small[at] ?? 0) + 200);
  }
});

/** So many clients, everybody with six visits before today and one to come. */
async function grow(first: number, last: number): Promise<void> {
  await admin.query(
    `with client as (
       insert into clients (user_id, name, phone) select $1, 'Cliente ' || case when i % 3 = 0 then 'Silva ' else 'Souza ' end || md5(i::text), '+55119' || 10000000 + i
       from generate_series($2::int, $3::int) as i returning id, name)
     insert into appointments (user_id, client_id, client_name, date, start_time, end_time)
     select $1, id, name, date '2026-11-20' - visit * 20 - (hashtext(name) % 20 + 20) % 20, '10:00', '10:30'
     from client, generate_series(0, 6) as visit`,
    [owner, first, last],
  );
  await admin.query(
    `insert into products (user_id, name, unit_of_measure, base_unit, product_type) select $1, 'Item ' || i, 'un', 'un', 'resale' from generate_series($2::int, $3::int) as i`,
    [owner, first, last],
  );
  await admin.query('vacuum analyze');
}
