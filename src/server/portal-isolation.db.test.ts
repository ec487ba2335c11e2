import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, portalDatabaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId, StaffId } from '#server/kernel/principal.ts';
import { suggestTimes } from './agenda/diary/find-free-slots.ts';
import { testDatabase } from './kernel/testing/database.ts';
import { connectAsAdmin, fillSalon, idOf, refusal, signUp } from './kernel/testing/salon.ts';

/**
 * What Rita, at the portal of one salon, sees of each table: which rows, as a condition. A new table is nothing to her until a migration says
 * otherwise, and then a line here does.
 */
const SEEN: Record<string, string | null> = {
  appointment_services: `id in (id('linha'), id('parte_de_rita'), id('ajuda_de_nina'), id('de_ninguem'),
    id('feita_de_rita'), id('feita_de_nina'))`,
  appointments: `id in (id('hora'), id('dividida_de_nina'), id('dividida_de_rita'), id('feita_por_rita'), id('fechada'))`,
  busy_times: `staff_id = id('rita')`,
  cash_days: null,
  cash_movements: null,
  client_photos: `client_id = id('ana')`,
  client_tags: null,
  client_visits: null,
  client_warnings: `id = id('alergia')`,
  clients: 'true',
  commission_advances: `id = id('vale')`,
  commission_closing_entries: `id = id('lancamento')`,
  commission_closing_rows: `staff_id = id('rita')`,
  commission_closings: 'true',
  commission_months: `staff_id = id('rita')`,
  commission_settlements: `id = id('acerto')`,
  deleted_fixed_costs: null,
  desk_pins: null,
  desks: null,
  expenses: null,
  finalised_lines: null,
  fixed_cost_types: null,
  history: null,
  idempotency_keys: `key = 'de_rita'`,
  member_invitations: null,
  members: null,
  monthly_fixed_costs: null,
  payments: null,
  pictures: `id in (id('retrato'), id('meio'))`,
  product_purchases: null,
  products: null,
  profiles: 'true',
  purchase_instalments: null,
  reopened_cash: null,
  sale_counters: null,
  sale_items: null,
  sale_services: null,
  sale_voids: null,
  sales: null,
  salon_exceptions: 'true',
  salon_hours: 'true',
  salon_names: null,
  salon_pages: null,
  salon_pictures: null,
  search_words: null,
  service_categories: null,
  service_products: null,
  services: 'true',
  staff: `id = id('rita')`,
  staff_portal_access: null,
  staff_services: `staff_id = id('rita')`,
  staff_shifts: `id = id('turno')`,
  staff_time_off: `id = id('folga')`,
  stock_movements: null,
  technical_sheet_lines: `sheet_id = id('ficha')`,
  technical_sheets: `client_id = id('ana')`,
  untold_requests: null,
};

/** What of it she may write at all; which rows, the policies say. */
const WRITTEN: Record<string, string[]> = {
  appointment_services: ['delete', 'insert', 'update'],
  appointments: ['insert', 'update'],
  client_photos: ['delete', 'insert', 'update'],
  history: ['insert'],
  idempotency_keys: ['delete', 'insert'],
  pictures: ['insert'],
  technical_sheet_lines: ['delete', 'insert'],
  technical_sheets: ['insert', 'update'],
};

const NOT_ALLOWED = '42501';
const TAKEN = '23P01';

/** A colleague with rows wherever Rita has some, and appointments that both have a part in. */
const ROWS_OF_NINA = `
insert into staff (user_id, id, nome, funcao, comissao_percentual) values (OWNER, id('nina'), 'Nina', 'Manicure', 55);
insert into staff_shifts (user_id, staff_id, weekday, start_time, end_time) values (OWNER, id('nina'), 2, '09:00', '12:00');
insert into staff_time_off (user_id, staff_id, starts_at, ends_at, reason) values (OWNER, id('nina'), '2026-11-20 09:00', '2026-11-20 10:00', 'médico');
insert into staff_services (user_id, service_id, staff_id) values (OWNER, id('corte'), id('nina'));
insert into commission_advances (user_id, staff_id, amount, effective_date) values (OWNER, id('nina'), 70, '2026-11-10');
insert into commission_settlements (user_id, staff_id, amount, effective_date) values (OWNER, id('nina'), 7, '2026-11-10');
insert into commission_closing_rows (user_id, closing_id, staff_id, staff_name, services_count, services_total, commissions_total, advances_total)
  values (OWNER, id('fechado'), id('nina'), 'Nina', 1, 80, 40, 0);
insert into idempotency_keys (user_id, operation, key, request_hash) values
  (OWNER, 'portal.create ' || id('rita'), 'de_rita', 'h'), (OWNER, 'portal.create ' || id('nina'), 'de_nina', 'h');
insert into commission_closing_entries (user_id, closing_id, staff_id, day, at, place, kind, line_id, client_name, description, base, percent, amount)
  values (OWNER, id('fechado'), id('nina'), '2026-10-20', '10:00', 0, 'service', id('fechada_de_nina'), 'Bia', 'Unha', 80, 50, 40);
insert into appointments (user_id, id, client_name, professional_id, date, start_time, end_time, status, payment_method) values
  (OWNER, id('de_nina'), 'Bia', id('nina'), '2026-11-18', '09:00', '10:00', 'pendente', null),
  (OWNER, id('dividida_de_nina'), 'Bia', id('nina'), '2026-11-18', '11:00', '12:00', 'pendente', null),
  (OWNER, id('dividida_de_rita'), 'Bia', id('rita'), '2026-11-18', '12:00', '13:00', 'pendente', null),
  (OWNER, id('feita_por_rita'), 'Bia', id('rita'), '2026-11-17', '12:00', '13:00', 'finalizado', 'PIX'),
  (OWNER, id('fechada'), 'Bia', id('rita'), '2026-10-17', '12:00', '13:00', 'pendente', null);
insert into appointment_services (user_id, id, appointment_id, service_name, duration_minutes, professional_id, commission_amount) values
  (OWNER, id('linha_de_nina'), id('de_nina'), 'Unha', 60, id('nina'), 11),
  (OWNER, id('parte_de_nina'), id('dividida_de_nina'), 'Unha', 30, id('nina'), 12),
  (OWNER, id('parte_de_rita'), id('dividida_de_nina'), 'Corte', 30, id('rita'), 13),
  (OWNER, id('ajuda_de_nina'), id('dividida_de_rita'), 'Unha', 30, id('nina'), 14),
  (OWNER, id('de_ninguem'), id('dividida_de_rita'), 'Corte', 30, null, 15),
  (OWNER, id('feita_de_rita'), id('feita_por_rita'), 'Corte', 30, null, 16),
  (OWNER, id('feita_de_nina'), id('feita_por_rita'), 'Unha', 30, id('nina'), 17);
update sale_items set seller_percent = 10, seller_commission = 3 where user_id = OWNER and seller_id = id('rita');
insert into sale_items (user_id, sale_id, product_id, quantity, sold_unit, unit_price, value, seller_id, seller_percent, seller_commission)
  values (OWNER, id('devolvida'), id('shampoo'), 1, 'display_unit', 30, 30, id('nina'), 10, 3);
insert into technical_sheets (user_id, id, client_id, date) values (OWNER, id('ficha_de_bia'), id('bia'), '2026-11-10');
insert into technical_sheet_lines (user_id, sheet_id, position, product) values (OWNER, id('ficha_de_bia'), 0, 'Pó');
insert into pictures (user_id, id, large, small, width, height) values (OWNER, id('retrato_de_bia'), '\\x01', '\\x01', 1, 1);
insert into client_photos (user_id, client_id, taken_on, picture_id) values (OWNER, id('bia'), '2026-11-10', id('retrato_de_bia'));
insert into sales (user_id, appointment_id) values (OWNER, id('de_nina')), (OWNER, id('dividida_de_nina'));
`;

let admin: pg.Client;
let pool: pg.Pool;
let mine: OwnerId;
let theirs: OwnerId;
let rita: StaffId;
let tables: string[];

beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 2);
  [mine, theirs] = [(await signUp(admin)) as OwnerId, (await signUp(admin)) as OwnerId];
  for (const salon of [mine, theirs]) {
    await fillSalon(admin, salon);
    await admin.query(inSalon(ROWS_OF_NINA, salon));
  }
  rita = (await admin.query(inSalon(`select id('rita') as id`, mine))).rows[0].id;
  const { rows } = await admin.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(async () => {
  await pool.end();
  await admin.end();
});

const inSalon = (text: string, salon = mine) =>
  text.replace(/\bid\('(\w+)'\)/g, (_, what) => idOf(salon, what)).replaceAll('OWNER', `'${salon}'::uuid`);

/** Rolled back: each test finds the salon as it was. */
async function asRita<T>(work: (db: Database) => Promise<T>): Promise<T> {
  let done: { outcome: T } | undefined;
  const rollback = new Error('rolled back');
  await inTransaction(portalDatabaseOf(pool, mine, rita), async (db) => {
    done = { outcome: await work(db) };
    throw rollback;
  }).catch((error) => {
    if (error !== rollback) throw error;
  });
  return (done as { outcome: T }).outcome;
}

const raw = <Row>(text: string, salon = mine): RawBuilder<Row> => sql.raw(inSalon(text, salon));
const rowsFor = <Row>(text: string) => asRita(async (db) => (await raw<Row>(text).execute(db)).rows);
const refused = (text: string, salon = mine) => refusal(asRita((db) => raw(text, salon).execute(db)));
async function idsOf(names: string[]): Promise<string[]> {
  const { rows } = await admin.query(inSalon(names.map((name) => `select id('${name}') as id`).join(' union all ')));
  return rows.map(({ id }) => id).sort();
}

/** The columns that Rita's role may read, and those of other kinds. */
async function columnsFor(table: string, privilege: string): Promise<string[]> {
  const { rows } = await admin.query(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and has_column_privilege('madeixa_portal', attrelid, attnum, $2) order by attnum`,
    [table, privilege],
  );
  return rows.map(({ name }) => name);
}

test('what a professional sees of it is decided for every table', () => {
  expect(Object.keys(SEEN)).toEqual(tables);
});

test.each(Object.entries(SEEN))(
  'of %s a professional sees their own, and nothing of a colleague or another salon',
  async (table, seen) => {
    const columns = await columnsFor(table, 'select');
    expect(columns.length > 0, `${table} can be read`).toBe(seen !== null);
    if (seen === null) return expect(await refused(`select from ${table}`)).toBe(NOT_ALLOWED);
    const select = `select to_jsonb(row) as row from (select ${columns.join(', ')} from ${table} where`;
    const owner = table === 'profiles' ? 'id' : 'user_id';
    const { rows: theirOwn } = await admin.query(
      inSalon(`${select} ${owner} = OWNER and (${seen})) as row order by 1`),
    );
    expect(theirOwn.length).toBeGreaterThan(0);
    expect(await rowsFor(`${select} true) as row order by 1`)).toEqual(theirOwn);
  },
);

test('of no table a professional gets the columns that are still to come', async () => {
  const { rows } = await admin.query(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and has_table_privilege('madeixa_portal', oid, 'select, insert, update')`,
  );
  expect(rows).toEqual([]);
});

test.each([
  ['clients', ['phone', 'email', 'birth_day', 'birth_month', 'birth_year', 'preferred_professional_id', 'note']],
  ['appointments', ['client_phone', 'payment_method', 'discount_value', 'cost', 'products_used']],
  ['appointment_services', ['commission_percent', 'commission_amount', 'products_used']],
  ['staff', ['email', 'telefone']],
  ['profiles', ['email']],
])('of %s a professional does not read %s', async (table, hidden) => {
  for (const column of hidden) expect(await refused(`select ${column} from ${table}`), column).toBe(NOT_ALLOWED);
});

test('what a professional writes is decided for every table', async () => {
  for (const table of tables) {
    const granted = ['insert', 'update'].map(async (privilege) =>
      (await columnsFor(table, privilege)).length > 0 ? privilege : null,
    );
    const { rows } = await admin.query(`select has_table_privilege('madeixa_portal', $1, 'delete') as removes`, [
      table,
    ]);
    const all = [rows[0].removes ? 'delete' : null, ...(await Promise.all(granted))].filter((one) => one !== null);
    expect(all, table).toEqual(WRITTEN[table] ?? []);
  }
});

test('without a professional set, the role sees nobody’s rows', async () => {
  await admin.query('begin');
  await admin.query(`select set_config('app.user_id', '${mine}', true), set_config('role', 'madeixa_portal', true)`);
  for (const table of [
    'appointments',
    'appointment_services',
    'staff',
    'staff_time_off',
    'app.own_commissions',
    'app.staff_earnings',
  ]) {
    expect((await admin.query(`select from ${table}`)).rowCount, table).toBe(0);
  }
  await admin.query('rollback');
});

test('what a line earns is seen by whoever earns it', async () => {
  const seen = await rowsFor<{ id: string }>('select id from app.own_commissions');
  expect(seen.map(({ id }) => id).sort()).toEqual(
    await idsOf(['linha', 'parte_de_rita', 'de_ninguem', 'feita_de_rita']),
  );
});

test('what was earned is seen by whoever earned it, products and what was taken back too', async () => {
  const seen = await rowsFor<{ kind: string; line_id: string }>(
    'select kind, line_id from app.staff_earnings order by kind, line_id',
  );
  const { rows } = await admin.query(
    inSalon(`select 'product' as kind, id as line_id from sale_items where user_id = OWNER and seller_id = id('rita')
      union all select 'void', id from sale_items where sale_id = id('devolvida') and seller_id = id('rita')
      union all select 'service', id('feita_de_rita') order by 1, 2`),
  );
  expect(rows).toHaveLength(4);
  expect(seen).toEqual(rows);
});

test('a sweeping change reaches the professional’s own open appointments and lines, and no others', async () => {
  const changed = (text: string) => rowsFor<{ id: string }>(text).then((rows) => rows.map(({ id }) => id).sort());
  const open = await idsOf(['hora', 'dividida_de_rita']);
  expect(await changed(`update appointments set client_name = 'X' returning id`)).toEqual(open);
  const lines = await idsOf(['linha', 'de_ninguem']);
  expect(await changed(`update appointment_services set service_name = 'X' returning id`)).toEqual(lines);
  expect(await changed('delete from appointment_services returning id')).toEqual(lines);
});

const appointment = (values: string) =>
  `insert into appointments (user_id, id, client_name, professional_id, date, start_time, end_time, status) values (${values})`;

test('a professional makes an appointment of their own, with its lines, in one statement', async () => {
  const made = await rowsFor(`
    with saved as (${appointment(`OWNER, id('nova'), 'Bia', id('rita'), '2026-11-19', '15:00', '16:00', 'pendente'`)}
      on conflict do nothing returning id)
    insert into appointment_services (user_id, appointment_id, service_name, duration_minutes, professional_id)
    select OWNER, id, 'Corte', 60, id('rita') from saved returning service_name`);
  expect(made).toEqual([{ service_name: 'Corte' }]);
});

test.each([
  ['for a colleague', `OWNER, id('nova'), 'Bia', id('nina'), '2026-11-19', '15:00', '16:00', 'pendente'`],
  ['for nobody', `OWNER, id('nova'), 'Bia', null, '2026-11-19', '15:00', '16:00', 'pendente'`],
  ['that is finalised', `OWNER, id('nova'), 'Bia', id('rita'), '2026-11-19', '15:00', '16:00', 'finalizado'`],
  ['in a closed period', `OWNER, id('nova'), 'Bia', id('rita'), '2026-10-19', '15:00', '16:00', 'pendente'`],
])('an appointment %s is not a professional’s to make', async (_, values) => {
  expect(await refused(appointment(values))).toBe(NOT_ALLOWED);
});

test('a professional makes no appointment in another salon, not even for themselves', async () => {
  const values = `OWNER, id('nova'), 'Bia', '${rita}', '2026-11-19', '15:00', '16:00', 'pendente'`;
  expect(await refused(appointment(values), theirs)).toBe(NOT_ALLOWED);
});

test('a time that is taken is refused to a professional as to the owner', async () => {
  const values = `OWNER, id('nova'), 'Bia', id('rita'), '2026-11-18', '10:30', '11:30', 'pendente'`;
  expect(await refused(appointment(values))).toBe(TAKEN);
});

test.each([
  ['finalise', `set status = 'finalizado'`],
  ['move into a closed period', `set date = '2026-10-20'`],
  ['hand over', `set professional_id = id('nina')`],
  ['approve', 'set requires_confirmation = false'],
  ['allow to overlap', 'set overlap_allowed = true'],
  ['delete', undefined],
])('to %s an appointment is the owner’s', async (_, change) => {
  const text = change ? `update appointments ${change}` : 'delete from appointments';
  expect(await refused(`${text} where id = id('hora')`)).toBe(NOT_ALLOWED);
});

test('of comandas a professional learns whether one is open for an appointment of theirs', async () => {
  const answers =
    await rowsFor(`select app.has_open_sale(id('hora')) as hers, app.has_open_sale(id('dividida_de_rita')) as without,
    app.has_open_sale(id('de_nina')) as colleagues, app.has_open_sale(id('dividida_de_nina')) as shared`);
  expect(answers).toEqual([{ hers: true, without: false, colleagues: false, shared: false }]);
});

test('whoever moves an appointment at the portal is held to the rule of overlaps again', async () => {
  await admin.query(inSalon(`update appointments set overlap_allowed = true where id = id('hora')`));
  const allowed = (text: string) =>
    asRita(async (db) => {
      await raw(text).execute(db);
      // As the tables' owner sees it: professionals do not.
      await sql`reset role`.execute(db);
      return (
        await raw<{ overlap_allowed: boolean }>(
          `select overlap_allowed from appointments where id = id('hora')`,
        ).execute(db)
      ).rows;
    });
  expect(await allowed(`update appointments set client_name = 'X' where id = id('hora')`)).toEqual([
    { overlap_allowed: true },
  ]);
  expect(await allowed(`update appointments set end_time = '10:30' where id = id('hora')`)).toEqual([
    { overlap_allowed: false },
  ]);
  await admin.query(inSalon(`update appointments set overlap_allowed = false where id = id('hora')`));
});

test('a professional cancels an appointment of theirs and takes it back', async () => {
  const set = (status: string) => `update appointments set status = '${status}' where id = id('hora') returning status`;
  expect(await rowsFor(set('cancelado'))).toEqual([{ status: 'cancelado' }]);
  expect(await rowsFor(set('pendente'))).toEqual([{ status: 'pendente' }]);
});

test.each([
  ['in a colleague’s appointment', `id('dividida_de_nina')`, `id('rita')`],
  ['for a colleague', `id('hora')`, `id('nina')`],
  ['in a finalised appointment', `id('feita_por_rita')`, `id('rita')`],
  ['in a closed period', `id('fechada')`, `id('rita')`],
])('a line %s is not a professional’s to add', async (_, appointment, professional) => {
  const line = `insert into appointment_services (user_id, appointment_id, service_name, duration_minutes, professional_id)
    values (OWNER, ${appointment}, 'Corte', 30, ${professional})`;
  expect(await refused(line)).toBe(NOT_ALLOWED);
});

const sheet = (values: string) =>
  `insert into technical_sheets (user_id, client_id, appointment_id, date, staff_id) values (OWNER, ${values})`;

test('a professional writes the sheet of a visit in which they have a part', async () => {
  const made = await rowsFor<{ date: string }>(
    `${sheet(`id('ana'), id('hora'), '2026-11-18', id('rita')`)} returning date`,
  );
  expect(made).toEqual([{ date: '2026-11-18' }]);
});

test.each([
  ['of a visit that is not theirs', `id('ana'), id('feita'), '2026-11-18', id('rita')`],
  ['without a visit', `id('ana'), null, '2026-11-18', id('rita')`],
  ['of a client who is not theirs', `id('bia'), id('hora'), '2026-11-18', id('rita')`],
  ['in a colleague’s name', `id('ana'), id('hora'), '2026-11-18', id('nina')`],
])('a sheet %s is not a professional’s to write', async (_, values) => {
  expect(await refused(sheet(values))).toBe(NOT_ALLOWED);
});

test('a professional reads the sheet of a colleague’s visit of a client of theirs, and does not change it', async () => {
  const change = `update technical_sheets set result = 'X' where id = id('ficha') returning id`;
  expect(await rowsFor(change)).toEqual([]);
  expect(await rowsFor(`delete from technical_sheet_lines where sheet_id = id('ficha') returning position`)).toEqual(
    [],
  );
  const line = `insert into technical_sheet_lines (user_id, sheet_id, position, product) values (OWNER, id('ficha'), 1, 'X')`;
  expect(await refused(line)).toBe(NOT_ALLOWED);
});

test('a professional takes photos of their visits, and deletes no others', async () => {
  const photo = (visit: string) => `with stored as (
      insert into pictures (user_id, id, large, small, width, height) values (OWNER, id('nova'), '\\x01', '\\x01', 1, 1) returning id)
    insert into client_photos (user_id, client_id, appointment_id, taken_on, picture_id)
    select OWNER, id('ana'), ${visit}, '2026-11-18', id from stored`;
  expect(await rowsFor(`${photo(`id('hora')`)} returning moment`)).toEqual([{ moment: 'other' }]);
  expect(await refused(photo(`id('feita')`))).toBe(NOT_ALLOWED);
  const [durante = ''] = await idsOf(['durante']);
  expect(await rowsFor('delete from client_photos returning id')).toEqual([{ id: durante }]);
});

test('the search for free times looks at the professional’s own agenda, and at nobody else’s', async () => {
  const now = Temporal.Instant.from('2026-11-01T12:00:00Z');
  const [nina = ''] = await idsOf(['nina']);
  const timesOf = (professional_id: string) =>
    asRita((db) => suggestTimes(db, { professional_id, date: '2026-11-18', minutes: 60 }, now));
  const times = await timesOf(rita);
  expect(times?.slice(0, 3)).toEqual(['09:00', '11:00', '13:00']);
  expect(await timesOf(nina)).toBeUndefined();
});

test('the program does not inherit the role', async () => {
  const { rows } = await admin.query(`select pg_has_role('madeixa_app', 'madeixa_portal', 'usage') as inherits`);
  expect(rows).toEqual([{ inherits: false }]);
});

test.each([
  ...Object.keys(SEEN).map((table) => `select from ${table}`),
  `update appointments set status = 'finalizado', payment_method = 'PIX'`,
  'update appointment_services set position = 1',
  'delete from appointment_services',
  appointment(`OWNER, id('nova'), 'Bia', id('nina'), '2026-10-19', '15:00', '16:00', 'pendente'`),
  `insert into appointment_services (user_id, appointment_id, service_name, duration_minutes)
    values (OWNER, id('de_nina'), 'Corte', 30)`,
  `insert into history (user_id, actor_kind, action, entity) values (OWNER, 'system', 'try', 'test')`,
])('an administrator who inherits the role loses nothing by it: %s', async (statement) => {
  const rowsAs = async (role: string) => {
    await admin.query('begin');
    try {
      await admin.query('create role heir inherit; grant madeixa_app, madeixa_portal to heir');
      await admin.query(`select set_config('app.user_id', '${mine}', true), set_config('role', '${role}', true)`);
      return (await admin.query(inSalon(statement))).rowCount;
    } finally {
      await admin.query('rollback');
    }
  };
  expect(await rowsAs('heir')).toBe(await rowsAs('madeixa_app'));
});
