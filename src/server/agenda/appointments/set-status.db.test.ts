import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { bookedSalon, kept, savedIn } from '../testing/booked-salon.ts';
import { insertRow } from '../testing/rows.ts';

const server = testServer();
const salon = perFile(() => bookedSalon(server));
beforeEach(async () => {
  await server.admin.query('delete from commission_closings');
  await server.admin.query('delete from appointments');
});

const PAID = { status: 'finalizado', payment_method: 'PIX' };
const CANCELLED = { status: 'cancelado', payment_method: null };
const OPEN = { status: 'pendente', payment_method: null };
const put = ({ id, version }: Pick<Appointment, 'id' | 'version'>, state: object) =>
  salon.owner.put(`/api/agenda/appointments/${id}/status`, { version, ...state });
const changed = async (booked: Appointment, state: object) => savedIn(await put(booked, state)).appointment;

describe('finalising with nothing but a payment method', () => {
  test('keeps everything else, takes the products once and is in the history', async () => {
    const stock = (await salon.stock()) ?? 0;
    const booked = await salon.book({ lines: [salon.line(), salon.colouring(5)], discount_value: 10_00 });
    const after = await changed(booked, PAID);
    expect(after).toEqual({ ...booked, ...PAID, version: after.version, stock_updated: true });
    expect(await salon.stock()).toBe(stock - 5);
    const sql = `select before, after from history where entity_id = $1 and action = 'update'`;
    expect((await server.admin.query(sql, [booked.id])).rows).toEqual([{ before: kept(booked), after: kept(after) }]);
  });

  test('asks for the method', async () => {
    const booked = await salon.book();
    expect(await put(booked, { status: 'finalizado', payment_method: null })).toMatchObject({
      status: 422,
      body: { data: { fields: { payment_method: 'agenda:errors.paymentMethodRequiredWhenFinalised' } } },
    });
  });

  test('is possible where the client has been deleted since', async () => {
    const booked = await salon.book();
    await server.admin.query('update appointments set client_id = null where id = $1', [booked.id]);
    const found = (await salon.read(booked.id)).body as Appointment;
    expect(await changed(found, PAID)).toMatchObject({
      client_id: null,
      client_name: 'Ana Lima',
      status: 'finalizado',
    });
  });

  test('counts the products with what the lot costs that is open then', async () => {
    const booked = await salon.book({ lines: [salon.colouring(5)] });
    await server.admin.query(
      `update appointment_services set products_used = jsonb_set(products_used, '{0,cost_per_unit}', '9')`,
    );
    const found = (await salon.read(booked.id)).body as Appointment;
    expect((await changed(found, PAID)).lines[0]?.products_used[0]).toMatchObject({
      cost_per_unit: 0.1,
      total_cost: 50,
    });
  });

  test('names the products that it took below zero', async () => {
    const booked = await salon.book({ lines: [salon.colouring(5_000)] });
    const { appointment, warnings } = savedIn(await put(booked, PAID));
    expect(warnings.below_zero).toEqual(['Tintura']);
    await changed(appointment, OPEN);
  });

  test('answers a request', async () => {
    const booked = await salon.book();
    await server.admin.query('update appointments set requires_confirmation = true where id = $1', [booked.id]);
    const found = (await salon.read(booked.id)).body as Appointment;
    expect(await changed(found, PAID)).toMatchObject({ requires_confirmation: false });
  });

  test('is refused in a closed period, and to who has not seen the last change', async () => {
    const booked = await salon.book();
    expect(await put({ ...booked, version: 'yesterday' }, PAID)).toMatchObject({
      status: 409,
      body: { code: 'STALE' },
    });
    const closing = { user_id: salon.owner.id, start_date: '2026-11-17', end_date: '2026-11-17', closed_by: 'Eu' };
    await insertRow(server, 'commission_closings', closing);
    expect(await put(booked, PAID)).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    expect((await salon.read(booked.id)).body).toEqual(booked);
  });

  test('is done once, however many press it at the same time', async () => {
    const stock = (await salon.stock()) ?? 0;
    const booked = await salon.book({ lines: [salon.colouring(5)] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(booked, PAID)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await salon.stock()).toBe(stock - 5);
    const sql = `select count(*)::int as n from history where entity_id = $1 and action = 'update'`;
    expect((await server.admin.query(sql, [booked.id])).rows).toEqual([{ n: 1 }]);
  });
});

describe('taking it back', () => {
  test('puts the products back on the shelf', async () => {
    const stock = await salon.stock();
    const booked = await salon.book({ lines: [salon.colouring(5)] });
    const after = await changed(await changed(booked, PAID), OPEN);
    expect(after).toEqual({ ...booked, version: after.version });
    expect(await salon.stock()).toBe(stock);
  });

  test('of a cancellation needs the time to be free still', async () => {
    const cancelled = await changed(await salon.book(), CANCELLED);
    const other = await salon.book();
    expect(await put(cancelled, OPEN)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', data: { professional: 'Rita' } },
    });
    await changed(other, CANCELLED);
    expect(await changed(cancelled, OPEN)).toMatchObject({ status: 'pendente' });
  });
});

test('an appointment of nobody can be cancelled, but not finalised', async () => {
  const row = {
    user_id: salon.owner.id,
    client_name: 'Carla',
    date: '2026-11-17',
    start_time: '10:00',
    end_time: '11:00',
  };
  const id = await insertRow(server, 'appointments', { ...row, requires_confirmation: true });
  const found = (await salon.read(id)).body as Appointment;
  expect(await put(found, PAID)).toMatchObject({
    status: 422,
    body: { data: { fields: { professional_id: 'agenda:errors.professionalRequired' } } },
  });
  expect(await changed(found, CANCELLED)).toMatchObject({ status: 'cancelado', requires_confirmation: false });
});

test('nobody changes what is not there', async () => {
  const id = '5f0c0b1e-0000-4000-8000-000000000000';
  expect(await put({ id, version: 'x' }, CANCELLED)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

describe('what a change of the status answers and the history keeps', () => {
  const historyOf = async (id: string) =>
    (await server.admin.query('select after from history where entity_id = $1 order by at desc, id desc limit 1', [id]))
      .rows[0]?.after;

  test.each([
    [
      'lines, products and a discount',
      () => salon.book({ lines: [salon.line(), salon.colouring(5)], discount_value: 7_77 }),
    ],
    [
      'a commission of its own',
      () => salon.book({ lines: [salon.line({ commission_percent: 33.3, commission_amount: 12_34 })] }),
    ],
    ['no lines', () => withoutLines(salon.book())],
  ])('is what is read afterwards, with %s', async (_, book) => {
    let stored = await book();
    for (const state of [PAID, OPEN, CANCELLED, OPEN, PAID]) {
      const answered = await changed(stored, state);
      stored = (await salon.read(stored.id)).body as Appointment;
      expect(answered).toEqual(stored);
      expect(await historyOf(stored.id)).toEqual(kept(stored));
    }
  });

  async function withoutLines(booking: Promise<Appointment>): Promise<Appointment> {
    const { id } = await booking;
    await server.admin.query('delete from appointment_services where appointment_id = $1', [id]);
    return (await salon.read(id)).body as Appointment;
  }
});
