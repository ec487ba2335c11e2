import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '#server/test-server.ts';
import { type BookedSalon, bookedSalon, kept, savedIn } from '../testing/booked-salon.ts';
import { insertRow } from '../testing/rows.ts';

const server = testServer();
let mine: BookedSalon;
let theirs: BookedSalon;
/** Mine, unless a test changes more of it than its agenda. */
let salon: BookedSalon;
beforeAll(async () => {
  [mine, theirs] = [await bookedSalon(server), await bookedSalon(server)];
});
beforeEach(async () => {
  salon = mine;
  await server.admin.query('delete from staff_time_off');
  await server.admin.query('delete from appointments');
});

const refused = (field: string, key: string) => ({
  status: 422,
  body: { code: 'INVALID', data: { fields: { [`appointment.${field}`]: `agenda:errors.${key}` } } },
});
const appointmentsOf = async (owner = salon.owner.id) =>
  (await server.admin.query('select id from appointments where user_id = $1', [owner])).rowCount;

describe('a new appointment', () => {
  test('is kept with its lines, its names, its cost and what it brings in', async () => {
    const { appointment, warnings } = savedIn(
      await salon.create({
        lines: [salon.line(), salon.colouring(30.5)],
        discount_value: 10_00,
      }),
    );
    expect(appointment).toMatchObject({
      date: '2026-11-17',
      start_time: '10:00',
      end_time: '11:40',
      client_id: salon.client,
      client_name: 'Ana Lima',
      client_phone: '+5511911110000',
      professional_id: salon.rita,
      professional_name: 'Rita',
      status: 'pendente',
      requires_confirmation: false,
      services: ['Corte', 'Coloração'],
      full_price: 230_00,
      discount_value: 10_00,
      revenue: 220_00,
      cost: 3_05,
      stock_updated: false,
    });
    expect(appointment.lines[1]).toEqual({
      parts: [],
      cleanup_minutes: 0,
      offered: {
        price: 150_00,
        preco_variavel: false,
        duration_minutes: 60,
        commission_percent: null,
        parts: [],
        cleanup_minutes: 0,
        done_by_all: true,
        doers: [],
      },
      commission_from_net: false,
      discount_value: 0,
      service_percent: null,
      service_id: salon.coloracao,
      service_name: 'Coloração',
      category: 'Cabelo',
      unit_price: 150_00,
      duration_minutes: 60,
      professional_id: null,
      commission_percent: 40,
      commission_amount: 60_00,
      products_used: [
        {
          product_id: salon.tintura,
          product_name: 'Tintura',
          unit_of_measure: 'ml',
          quantity_used: 30.5,
          cost_per_unit: 0.1,
          total_cost: 3_05,
        },
      ],
    });
    expect(warnings).toEqual({ over_time_off: false, below_zero: [], not_done_by: [] });
    expect((await salon.read(appointment.id)).body).toEqual(appointment);
    const { rows } = await server.admin.query(
      `select action, before, after from history where entity = 'appointments' and entity_id = $1`,
      [appointment.id],
    );
    expect(rows).toEqual([{ action: 'create', before: null, after: kept(appointment) }]);
    const stored = await server.admin.query('select * from appointments where id = $1', [appointment.id]);
    expect(stored.rows[0]).toMatchObject({
      service_revenue_price: '230.00',
      category: 'Cabelo',
      service_id: salon.corte,
      cost: '3.05',
    });
  });

  test('whose answer was lost is answered again, and is there once', async () => {
    const id = randomUUID();
    const [first, second] = [await salon.create({}, id), await salon.create({}, id)];
    expect(second).toMatchObject({ status: 200, body: first.body as object });
    expect(await appointmentsOf()).toBe(1);
  });

  test('does not overwrite another one of the same id', async () => {
    const id = randomUUID();
    await salon.create({}, id);
    const other = { date: '2026-11-18' };
    expect(await salon.create(other, id)).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(await appointmentsOf()).toBe(1);
  });

  test('may have an id that another salon uses', async () => {
    const { id } = await salon.book();
    expect(await theirs.create({}, id)).toMatchObject({ status: 200 });
  });

  test('keeps what is missing of a commission in sync, and of two that disagree the amount', async () => {
    const lines = [
      salon.line({ commission_percent: 25, commission_amount: null }),
      salon.line({ commission_percent: null, commission_amount: 8_00 }),
      salon.line({ commission_percent: null, commission_amount: null }),
      salon.line({ commission_percent: 99, commission_amount: 8_00 }),
    ];
    expect((await salon.book({ lines })).lines).toMatchObject([
      { commission_percent: 25, commission_amount: 20_00 },
      { commission_percent: 10, commission_amount: 8_00 },
      { commission_percent: null, commission_amount: null },
      { commission_percent: 10, commission_amount: 8_00 },
    ]);
  });

  test('lies over a block with a warning', async () => {
    await insertRow(server, 'staff_time_off', {
      user_id: salon.owner.id,
      staff_id: salon.rita,
      starts_at: '2026-11-16 22:00',
      ends_at: '2026-11-17 10:01',
    });
    const overTimeOff = async (changes: object) => savedIn(await salon.create(changes)).warnings.over_time_off;
    expect(await overTimeOff({})).toBe(true);
    expect(await overTimeOff({ professional_id: salon.bia })).toBe(false);
    expect(await overTimeOff({ start_time: '10:40' })).toBe(false);
  });
});

describe('a time that is taken', () => {
  const conflict = { status: 409, body: { code: 'CONFLICT', data: { professional: 'Rita' } } };

  test.each([
    ['the same time', '10:00'],
    ['over its beginning', '09:21'],
    ['over its end', '10:39'],
  ])('is refused: %s', async (_, start_time) => {
    await salon.book();
    expect(await salon.create({ start_time })).toMatchObject(conflict);
    expect(await appointmentsOf()).toBe(1);
  });

  test.each([
    ['right after', { start_time: '10:40' }],
    ['right before', { start_time: '09:20' }],
    ['on another day', { date: '2026-11-18' }],
    ['when cancelled', { status: 'cancelado' }],
  ])('is not taken %s', async (_, changes) => {
    await salon.book();
    expect(await salon.create(changes)).toMatchObject({ status: 200 });
  });

  test('is free for another professional, and where the other one was cancelled', async () => {
    const { id, version } = await salon.book();
    await salon.book({ professional_id: salon.bia });
    await salon.change({ id, version }, { status: 'cancelado' });
    await salon.book();
  });

  test('is taken by what was approved in spite of the warning, too', async () => {
    const { id } = await salon.book();
    await server.admin.query('update appointments set overlap_allowed = true where id = $1', [id]);
    expect(await salon.create()).toMatchObject(conflict);
  });

  test('is taken for one that comes back from being cancelled', async () => {
    const cancelled = await salon.book({ status: 'cancelado' });
    await salon.book();
    expect(await salon.change(cancelled)).toMatchObject(conflict);
    expect((await salon.read(cancelled.id)).body).toMatchObject({ status: 'cancelado' });
  });

  test('is seen even when it was written without asking for the day, and the loser is told so', async () => {
    const other = await salon.book({ start_time: '15:00' });
    await server.admin.query('begin');
    await behindOurBack({ start_time: '10:00', end_time: '11:00' });
    const created = salon.create();
    await expect.poll(rowWaits).toBe(1);
    await server.admin.query('commit');
    expect(await created).toMatchObject(conflict);

    await server.admin.query('begin');
    await behindOurBack({ start_time: '12:00', end_time: '13:00' });
    const moved = salon.move(other, { start_time: '12:00', end_time: '12:40' });
    await expect.poll(rowWaits).toBe(1);
    await server.admin.query('commit');
    expect(await moved).toMatchObject(conflict);
  });
});

/** Written by something that knows neither the lock nor the rules. */
const behindOurBack = (changes: Record<string, string | boolean>) =>
  insertRow(server, 'appointments', {
    user_id: salon.owner.id,
    client_name: 'Bia',
    professional_id: salon.rita,
    date: '2026-11-17',
    start_time: '10:00',
    end_time: '11:00',
    ...changes,
  });

/** How many stand waiting for a row that somebody else has not committed yet. */
async function rowWaits(): Promise<number> {
  const { rows } = await server.admin.query(
    `select count(*)::int as n from pg_locks where locktype = 'transactionid' and not granted`,
  );
  return rows[0].n;
}

describe('a change', () => {
  test('writes the lines anew and keeps before and after', async () => {
    const before = await salon.book({ lines: [salon.line(), salon.line()] });
    const { appointment: after } = savedIn(
      await salon.change(before, { start_time: '11:00', lines: [salon.colouring(10)], discount_value: 5_00 }),
    );
    expect(after).toMatchObject({ start_time: '11:00', end_time: '12:00', services: ['Coloração'], revenue: 145_00 });
    expect(after.version).not.toBe(before.version);
    const { rows } = await server.admin.query(
      `select before, after from history where entity_id = $1 and action = 'update'`,
      [before.id],
    );
    expect(rows).toEqual([{ before: kept(before), after: kept(after) }]);
  });

  test('whose answer was lost is answered again, and was made once', async () => {
    const before = await salon.book();
    const done = { start_time: '11:00', status: 'finalizado', payment_method: 'PIX' };
    const [first, second] = [await salon.change(before, done), await salon.change(before, done)];
    expect(second).toMatchObject({ status: 200, body: first.body as object });
    const lines = `select from history where entity = 'appointments' and entity_id = $1 and action = 'update'`;
    expect((await server.admin.query(lines, [before.id])).rowCount).toBe(1);
  });

  test('by somebody who had read it earlier is refused', async () => {
    const before = await salon.book();
    await salon.change(before, { start_time: '11:00' });
    expect(await salon.change(before, { start_time: '12:00' })).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect((await salon.read(before.id)).body).toMatchObject({ start_time: '11:00' });
  });

  test('by somebody who had read it before its payment method changed is refused', async () => {
    const before = await salon.book({ status: 'finalizado', payment_method: 'PIX' });
    await salon.owner.put(`/api/agenda/appointments/${before.id}/payment-method`, { payment_method: 'Dinheiro' });
    expect(await salon.change(before)).toMatchObject({ status: 409, body: { code: 'STALE' } });
  });

  test('that leaves its time alone is free to lie under another one that was approved over it', async () => {
    const before = await salon.book();
    await behindOurBack({ overlap_allowed: true });
    const { appointment } = savedIn(await salon.change(before, { discount_value: 1_00 }));
    expect(await salon.change(appointment, { start_time: '10:05' })).toMatchObject({ status: 409 });
  });

  test('of time or professional takes back the leave to overlap; any other keeps it', async () => {
    const allowed = async (id: string) =>
      (await server.admin.query('select overlap_allowed as yes from appointments where id = $1', [id])).rows[0].yes;
    const { id } = await salon.book();
    await server.admin.query('update appointments set overlap_allowed = true where id = $1', [id]);
    const before = (await salon.read(id)).body as { id: string; version: string };
    const { appointment } = savedIn(await salon.change(before, { discount_value: 1_00 }));
    expect(await allowed(id)).toBe(true);
    savedIn(await salon.change(appointment, { start_time: '12:00' }));
    expect(await allowed(id)).toBe(false);
  });

  test('that finalises or cancels a request has answered it', async () => {
    const { id } = await salon.book();
    await server.admin.query('update appointments set requires_confirmation = true where id = $1', [id]);
    const read = async () => (await salon.read(id)).body as { id: string; version: string };
    const { appointment } = savedIn(await salon.change(await read(), { start_time: '11:00' }));
    expect(appointment.requires_confirmation).toBe(true);
    expect(savedIn(await salon.change(appointment, { status: 'cancelado' })).appointment).toMatchObject({
      requires_confirmation: false,
    });
  });

  test('keeps the line of a service that was deleted since, by its name', async () => {
    salon = await bookedSalon(server);
    const before = await salon.book({ lines: [salon.line(), salon.colouring(5)] });
    await salon.owner.post(`/api/services/${salon.corte}/remove`, { password: salon.owner.password });
    const now = (await salon.read(before.id)).body as typeof before;
    expect(now.lines[0]).toMatchObject({ service_id: null, service_name: 'Corte' });
    const kept = salon.line({ service_id: null, service_name: 'Corte', unit_price: 70_00 });
    const { appointment } = savedIn(await salon.change(now, { lines: [kept] }));
    expect(appointment.lines).toMatchObject([{ service_name: 'Corte', category: 'Cabelo', unit_price: 70_00 }]);
    const unknown = salon.line({ service_id: null, service_name: 'Escova' });
    expect(await salon.change(appointment, { lines: [kept, unknown] })).toMatchObject(
      refused('lines.1.service_id', 'serviceRequired'),
    );
  });
});

describe('somebody who has left', () => {
  const setActive = (ativo: boolean) =>
    server.admin.query('update staff set ativo = $2 where id = $1', [salon.rita, ativo]);
  afterEach(() => setActive(true));

  test('gets no new appointment and no new line', async () => {
    await setActive(false);
    expect(await salon.create()).toMatchObject(refused('professional_id', 'professionalInactive'));
    const lines = [salon.line(), salon.line({ professional_id: salon.rita })];
    expect(await salon.create({ professional_id: salon.bia, lines })).toMatchObject(
      refused('lines.1.professional_id', 'professionalInactive'),
    );
  });

  test('keeps what they had', async () => {
    const before = await salon.book();
    await setActive(false);
    expect(await salon.change(before, { start_time: '11:00' })).toMatchObject({ status: 200 });
  });
});

test('as many lines with as many products as the form takes are not too much to send', async () => {
  const products_used = Array.from({ length: 50 }, () => ({ product_id: salon.tintura, quantity_used: 0.001 }));
  const lines = Array.from({ length: 30 }, () =>
    salon.line({ duration_minutes: 1, commission_percent: null, commission_amount: null, products_used }),
  );
  const booked = await salon.book({ lines });
  expect(booked.lines).toHaveLength(30);
  savedIn(await salon.change(booked, { lines, discount_value: 1 }));
});
