import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/shared/time.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { anyPhone, openSalon, TUESDAY } from './testing/open-salon.ts';

const server = testServer();
const salon = perFile(() => openSalon(server));
beforeEach(() => server.admin.query('delete from appointments'));

const EARLIER = randomUUID();

/** The code that the database refuses it with, all of it undone; or what came of it. */
async function asVisitor(work: () => Promise<unknown>) {
  await server.admin.query('begin');
  await server.admin.query(`select set_config('app.user_id', $1, true), set_config('role', 'madeixa_visitor', true)`, [
    salon.owner.id,
  ]);
  const outcome = await work().catch(({ code }) => code);
  await server.admin.query('rollback');
  return outcome;
}

test.each([
  ['the owner’s e-mail', 'select email from profiles'],
  ['a client’s name', 'select name from clients'],
  ['a client’s phone', 'select phone from clients'],
  ['the phone of a request', 'select client_phone from appointments'],
  ['an appointment’s client', 'select client_name from appointments'],
  ['what an appointment cost', 'select service_revenue_price from appointments'],
  ['a professional’s phone', 'select telefone from staff'],
  ['why somebody is away', 'select reason from staff_time_off'],
  ['why the salon is closed', 'select note from salon_exceptions'],
  ['what happened', 'select * from history'],
  ['lines of appointments', 'select * from appointment_services'],
  ['stock', 'select * from products'],
  ['the right to change an appointment', `update appointments set status = 'cancelado'`],
  ['the right to delete an appointment', 'delete from appointments'],
  ['the right to add a client', `insert into clients (user_id, name) values (app.owner_id(), 'Ana')`],
  ['the right to tell of anything but a request', line({ action: 'delete' })],
  ['the right to tell of another table', line({ entity: 'services' })],
  ['the answers to other calls', key('portal.create')],
  ['sessions', 'select * from auth.sessions'],
  ['jobs', 'select * from jobs._private_jobs'],
  ['the right to add a job past the function', `select jobs.add_job('booking.tell-owner')`],
  ['the right to have a link mailed', `select app.add_job('account.mail-link', '{"kind": "reset"}', null, null)`],
  ['the right to tell of an older request', 'insert into untold_requests values (app.owner_id(), gen_random_uuid())'],
])('the role that visitors act as has not got %s', async (_, sql) => {
  expect(await asVisitor(() => server.admin.query(sql))).toBe('42501');
});

test('the role that visitors act as sees and deletes no answers but expired ones of its own', async () => {
  await salon.book({}, { headers: { 'idempotency-key': 'mine' } });
  await server.admin.query(
    `insert into idempotency_keys (user_id, operation, key, request_hash, status, response, created_at)
     select $1, operation, 'old', 'x', 'done', '{}', now() - interval '2 days' from unnest(array['booking.request', 'agenda.create']) operation`,
    [salon.owner.id],
  );
  const operations = 'select operation, key from idempotency_keys order by key';
  const seen = await asVisitor(async () => (await server.admin.query(operations)).rows);
  expect(seen).toEqual([
    { operation: 'booking.request', key: 'mine' },
    { operation: 'booking.request', key: 'old' },
  ]);
  const gone = await asVisitor(async () => (await server.admin.query('delete from idempotency_keys')).rowCount);
  expect(gone).toBe(1);
});

const insert = (table: string, row: object) =>
  server.admin.query(
    `insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map((_, place) => `$${place + 1}`)})`,
    Object.values(row),
  );

/** Writes a request with its line, complete as a commit would find it. */
function asks(wish: object = {}, wishOfLine: object = {}) {
  const { corte, rita, owner } = salon;
  const id = randomUUID();
  return asVisitor(async () => {
    await insert('appointments', {
      user_id: owner.id,
      id,
      client_name: 'Ana',
      client_phone: anyPhone(),
      service_id: corte,
      professional_id: rita,
      date: TUESDAY,
      start_time: '10:00',
      end_time: '11:00',
      service_revenue_price: '80.00',
      requires_confirmation: true,
      ...wish,
    });
    await insert('appointment_services', {
      user_id: owner.id,
      appointment_id: id,
      service_id: corte,
      service_name: 'Corte',
      unit_price: '80.00',
      duration_minutes: 60,
      ...wishOfLine,
    });
    await server.admin.query('set constraints all immediate');
    return 'asked';
  });
}

test('the role that visitors act as may ask for what the salon offers', async () => {
  expect(await asks()).toBe('asked');
});

test.each([
  ['confirmed', { requires_confirmation: false }],
  ['finalised', { status: 'finalizado', payment_method: 'PIX' }],
  ['beside another', { overlap_allowed: true }],
  ['paid', { payment_method: 'Dinheiro' }],
  ['with a discount', { discount_value: '10.00' }],
  ['with what it cost', { cost: '10.00' }],
  ['written at another time', { created_at: '2020-01-01' }],
  ['in a client’s name', { client_id: randomUUID() }],
  ['yesterday', { date: addDays(TUESDAY, -30) }],
  ['in years', { date: addDays(TUESDAY, 1_000) }],
  ['with nobody', { professional_id: randomUUID() }],
])('the role that visitors act as may not ask for an appointment that is %s', async (_, wish) => {
  expect(await asks(wish)).toBe('42501');
});

test.each([
  ['cheaper', { unit_price: '1.00' }],
  ['shorter', { duration_minutes: 5 }],
  ['nowhere on the list', { service_id: null }],
  ['of an earlier appointment', { appointment_id: EARLIER }],
  ['earning somebody half', { commission_percent: '50' }],
  ['earning somebody all of it', { commission_amount: '80.00' }],
  ['using up stock', { products_used: '[{"product_id": "x"}]' }],
])('the role that visitors act as may not ask for a service that is %s', async (_, wishOfLine) => {
  await server.admin.query(
    `insert into appointments (user_id, id, client_name, date, start_time, end_time, requires_confirmation)
     values ($1, $2, 'Bia', $3, '15:00', '16:00', true)`,
    [salon.owner.id, EARLIER, TUESDAY],
  );
  expect(await asks({}, wishOfLine)).toBe('42501');
});

test('the role that visitors act as may not ask for a sum or a time other than those of its services', async () => {
  expect(await asks({ service_revenue_price: '1.00' })).toBe('23514');
  expect(await asks({ end_time: '10:30' })).toBe('23514');
});

function line(changes: { action?: string; entity?: string }): string {
  const { action, entity } = { action: 'request', entity: 'appointments', ...changes };
  return `insert into history (user_id, actor_kind, action, entity) values (app.owner_id(), 'public', '${action}', '${entity}')`;
}

function key(operation: string): string {
  return `insert into idempotency_keys (user_id, operation, key, request_hash, status, response)
    values (app.owner_id(), '${operation}', 'x', 'x', 'done', '{}')`;
}
