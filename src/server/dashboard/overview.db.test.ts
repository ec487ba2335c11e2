import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payAppointment } from '#server/clients/testing/appointments.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { connectAsAdmin, signUp } from '#server/kernel/testing/salon.ts';
import { readDashboard } from './read-dashboard.ts';

let admin: pg.Client;
let pool: pg.Pool;
let owner: string;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 2);
});
afterAll(() => Promise.all([admin.end(), pool.end()]));
beforeEach(async () => {
  owner = await signUp(admin);
});

/** As the salon sees it at a moment of its own clock. */
function at(clock: string) {
  const now = Temporal.PlainDateTime.from(clock).toZonedDateTime('America/Sao_Paulo').toInstant();
  return readDashboard({ db: databaseOf(pool, owner as OwnerId), now: () => now });
}

type Booked = { at: string; status?: string; price?: number; lines?: number[]; discount?: number; asked?: boolean };

async function book({ at, status = 'pendente', price = 0, lines = [], discount = 0, asked = false }: Booked) {
  const [date, start] = at.split('T');
  const { rows } = await admin.query(
    `insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, service_revenue_price,
       discount_value, requires_confirmation)
     values ($1, $2, $3, $4::time, $4::time + interval '30 minutes', $5, $6, $7, $8, $9) returning id`,
    [owner, at, date, start, status, status === 'finalizado' ? 'PIX' : null, price, discount, asked],
  );
  for (const [position, unit_price] of lines.entries()) {
    await admin.query(
      `insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position)
       values ($1, $2, $3, $4, 30, $5)`,
      [owner, rows[0].id, `Serviço ${position}`, unit_price, position],
    );
  }
  if (status === 'finalizado') await payAppointment(admin, rows[0].id);
}

/** A walk-in sale paid in two ways; `voidedOn` takes it back. */
async function sell(day: string, [pix, cash]: [number, number], voidedOn?: string) {
  const { rows } = await admin.query(
    `insert into sales (user_id, status, payment_method, total, finalized_at, finalized_on)
     values ($1, 'finalised', 'PIX', $2, now(), $3) returning id`,
    [owner, pix + cash, day],
  );
  const paid = `insert into payments (user_id, sale_id, void_id, day, method, amount, received_at)
    values ($1, $2, $3, $4, 'PIX', $5, now()), ($1, $2, $3, $4, 'Dinheiro', $6, now())`;
  await admin.query(paid, [owner, rows[0].id, null, day, pix, cash]);
  if (voidedOn === undefined) return;
  const { rows: voids } = await admin.query(
    `insert into sale_voids (user_id, sale_id, day, reason) values ($1, $2, $3, 'Alergia') returning id`,
    [owner, rows[0].id, voidedOn],
  );
  await admin.query(paid, [owner, rows[0].id, voids[0].id, voidedOn, -pix, -cash]);
}

const named = (appointments: Array<{ client_name: string }>) => appointments.map(({ client_name }) => client_name);

test('a new salon has zeros, empty lists and no growth', async () => {
  expect(await at('2026-11-17T10:00')).toEqual({
    date: '2026-11-17',
    today: { appointments: 0, finalised: 0, awaiting: 0 },
    clients: { active: 0, new_this_month: 0 },
    revenue: { month: 0, services: 0, products: 0, finalised: 0, growth: 0, compared_until: '2026-10-17', by_day: [] },
    upcoming: [],
    recent: [],
  });
});

describe('today', () => {
  test('counts what is not cancelled, and says what is done and what awaits an answer', async () => {
    await book({ at: '2026-11-17T09:00', status: 'finalizado' });
    await book({ at: '2026-11-17T10:00', status: 'cancelado' });
    await book({ at: '2026-11-17T11:00' });
    await book({ at: '2026-11-17T12:00', asked: true });
    await book({ at: '2026-11-18T09:00' });
    expect((await at('2026-11-17T10:00')).today).toEqual({ appointments: 3, finalised: 1, awaiting: 1 });
  });

  test('is the salon’s day, whatever day it is elsewhere', async () => {
    await book({ at: '2026-11-17T23:00' });
    // Already the 18th in Greenwich.
    expect(await at('2026-11-17T22:30')).toMatchObject({ date: '2026-11-17', today: { appointments: 1 } });
  });
});

describe('what comes next', () => {
  test('is what begins later than now, the nearest first, ten of them', async () => {
    for (let day = 17; day <= 29; day += 1) await book({ at: `2026-11-${day}T10:00` });
    expect(named((await at('2026-11-17T10:00')).upcoming)).toEqual(
      [18, 19, 20, 21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}T10:00`),
    );
    expect(named((await at('2026-11-17T09:59')).upcoming)[0]).toBe('2026-11-17T10:00');
  });

  test('leaves out what is cancelled or done, and keeps requests', async () => {
    await book({ at: '2026-11-17T10:00', status: 'cancelado' });
    await book({ at: '2026-11-17T11:00', status: 'finalizado' });
    await book({ at: '2026-11-17T12:00', asked: true });
    const { upcoming } = await at('2026-11-17T09:00');
    expect(upcoming).toMatchObject([{ client_name: '2026-11-17T12:00', requires_confirmation: true }]);
  });
});

describe('what was done today', () => {
  test('is the latest three, with the price before and after the discount', async () => {
    for (const hour of ['08', '09', '10']) await book({ at: `2026-11-17T${hour}:00`, status: 'finalizado', price: 50 });
    await book({ at: '2026-11-17T11:00', status: 'finalizado', lines: [120, 70], discount: 19 });
    await book({ at: '2026-11-16T11:00', status: 'finalizado' });
    const { recent } = await at('2026-11-17T12:00');
    expect(named(recent)).toEqual(['2026-11-17T11:00', '2026-11-17T10:00', '2026-11-17T09:00']);
    expect(recent[0]).toMatchObject({
      services: ['Serviço 0', 'Serviço 1'],
      full_price: 190_00,
      revenue: 171_00,
      payment_method: 'PIX',
    });
  });
});

describe('revenue', () => {
  test('is what the lines of finalised appointments say, else their price, less the discount, never below zero', async () => {
    await book({ at: '2026-11-03T10:00', status: 'finalizado', lines: [100, 20.5], price: 999, discount: 10 });
    await book({ at: '2026-11-03T12:00', status: 'finalizado', price: 60 });
    await book({ at: '2026-11-04T10:00', status: 'finalizado', price: 30, discount: 40 });
    await book({ at: '2026-11-05T10:00', price: 500 });
    await book({ at: '2026-12-01T10:00', status: 'finalizado', price: 500 });
    expect((await at('2026-11-17T12:00')).revenue).toMatchObject({
      month: 170_50,
      finalised: 3,
      by_day: [
        { date: '2026-11-03', revenue: 170_50 },
        { date: '2026-11-04', revenue: 0 },
      ],
    });
  });

  test('is services and product sales together, in all their parts, and what was taken back counts against its day', async () => {
    await book({ at: '2026-11-03T10:00', status: 'finalizado', price: 100 });
    await sell('2026-11-03', [20, 9.5]);
    await sell('2026-11-04', [30, 10], '2026-11-05');
    await sell('2026-10-30', [50, 5], '2026-11-06');
    await sell('2026-12-01', [7, 7]);
    expect((await at('2026-11-17T12:00')).revenue).toMatchObject({
      month: 74_50,
      services: 100_00,
      products: -25_50,
      finalised: 1,
      by_day: [
        { date: '2026-11-03', revenue: 129_50 },
        { date: '2026-11-04', revenue: 40_00 },
        { date: '2026-11-05', revenue: -40_00 },
        { date: '2026-11-06', revenue: -55_00 },
      ],
    });
  });

  test('grows by sales too, and not at all against less than nothing', async () => {
    await book({ at: '2026-10-10T10:00', status: 'finalizado', price: 60 });
    await sell('2026-10-11', [30, 10]);
    await sell('2026-11-11', [100, 50]);
    expect((await at('2026-11-17T12:00')).revenue.growth).toBe(50);
    await sell('2026-09-30', [200, 50], '2026-10-12');
    expect((await at('2026-11-17T12:00')).revenue.growth).toBe(0);
  });

  test('grows against the same days of the month before, not against its rest', async () => {
    await book({ at: '2026-10-17T10:00', status: 'finalizado', price: 100 });
    await book({ at: '2026-10-18T10:00', status: 'finalizado', price: 1000 });
    await book({ at: '2026-11-17T10:00', status: 'finalizado', price: 112 });
    expect((await at('2026-11-17T12:00')).revenue.growth).toBe(12);
  });

  test('on the 31st of March is compared with all of February', async () => {
    await book({ at: '2026-02-28T10:00', status: 'finalizado', price: 100 });
    await book({ at: '2026-03-01T10:00', status: 'finalizado', price: 50 });
    const { revenue } = await at('2026-03-31T12:00');
    expect(revenue).toMatchObject({ compared_until: '2026-02-28', growth: -50 });
  });
});

test('clients are all that the salon has, and new ones since the month began on its calendar', async () => {
  await admin.query(
    `insert into clients (user_id, name, phone, created_at) values ($1, 'Ana', '+5511900000001', '2026-11-01T02:59:00Z'),
      ($1, 'Bia', '+5511900000002', '2026-11-01T03:00:00Z')`,
    [owner],
  );
  expect((await at('2026-11-17T12:00')).clients).toEqual({ active: 2, new_this_month: 1 });
});

test('nothing of another salon is counted', async () => {
  await book({ at: '2026-11-17T10:00', status: 'finalizado', price: 100 });
  await admin.query(`insert into clients (user_id, name) values ($1, 'Ana')`, [owner]);
  owner = await signUp(admin);
  const { today, clients, revenue, recent } = await at('2026-11-17T12:00');
  expect([today.appointments, clients.active, revenue.month, recent.length]).toEqual([0, 0, 0, 0]);
});
