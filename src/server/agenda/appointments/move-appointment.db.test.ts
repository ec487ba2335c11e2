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

const moved = async (booked: Appointment, place: object) => savedIn(await salon.move(booked, place)).appointment;
const minutes = ({ lines }: Appointment) => lines.map((line) => line.duration_minutes);

describe('moving', () => {
  test('to another day and time keeps the lines, and is in the history', async () => {
    const booked = await salon.book();
    const after = await moved(booked, { date: '2026-11-19', start_time: '15:00', end_time: '15:40' });
    expect(after).toMatchObject({ date: '2026-11-19', start_time: '15:00', end_time: '15:40', lines: booked.lines });
    const { rows } = await server.admin.query(
      `select before, after from history where entity_id = $1 and action = 'update'`,
      [booked.id],
    );
    expect(rows).toEqual([{ before: kept(booked), after: kept(after) }]);
  });

  test('to another professional hands the usual commission over', async () => {
    const booked = await salon.book();
    expect(await moved(booked, { professional_id: salon.bia })).toMatchObject({
      professional_id: salon.bia,
      professional_name: 'Bia',
      lines: [{ commission_percent: 50, commission_amount: 40_00 }],
    });
  });

  test('a request of nobody to somebody gives them its lines with their usual commission, and still awaits an answer', async () => {
    const request = { client_name: 'Carla', date: '2026-11-17', start_time: '10:00', end_time: '10:40' };
    const own = { user_id: salon.owner.id };
    const id = await insertRow(server, 'appointments', { ...own, ...request, requires_confirmation: true });
    const line = { appointment_id: id, service_name: 'Corte', unit_price: 80, duration_minutes: 40 };
    await insertRow(server, 'appointment_services', { ...own, ...line });
    const asked = (await salon.read(id)).body as Appointment;
    expect(await moved(asked, { professional_id: salon.bia })).toMatchObject({
      professional_id: salon.bia,
      requires_confirmation: true,
      lines: [{ professional_id: null, commission_percent: 50, commission_amount: 40_00 }],
    });
  });

  test('a finalised appointment moves no stock', async () => {
    const before = await salon.stock();
    const booked = await salon.book({ lines: [salon.colouring(5)], status: 'finalizado', payment_method: 'PIX' });
    await moved(booked, { start_time: '12:00', end_time: '13:00' });
    expect(await salon.stock()).toBe((before ?? 0) - 5);
  });

  test('is free into its own old time', async () => {
    const booked = await salon.book();
    expect(await moved(booked, { start_time: '10:10', end_time: '10:50' })).toMatchObject({ start_time: '10:10' });
  });

  test('onto another one is refused with the name of who is busy', async () => {
    await salon.book({ professional_id: salon.bia });
    const booked = await salon.book();
    expect(await salon.move(booked, { professional_id: salon.bia })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', data: { professional: 'Bia' } },
    });
    expect((await salon.read(booked.id)).body).toEqual(booked);
  });

  test('a cancelled one goes anywhere', async () => {
    const cancelled = await salon.book({ status: 'cancelado', start_time: '15:00' });
    await salon.book();
    await moved(cancelled, {});
  });

  test('by somebody who had read it earlier is refused', async () => {
    const booked = await salon.book();
    await moved(booked, { start_time: '12:00', end_time: '12:40' });
    expect(await salon.move(booked, {})).toMatchObject({ status: 409, body: { code: 'STALE' } });
  });

  test('takes back the leave to overlap', async () => {
    const { id } = await salon.book();
    await server.admin.query('update appointments set overlap_allowed = true where id = $1', [id]);
    const booked = (await salon.read(id)).body as Appointment;
    await moved(booked, { start_time: '12:00', end_time: '12:40' });
    const { rows } = await server.admin.query('select overlap_allowed from appointments where id = $1', [id]);
    expect(rows).toEqual([{ overlap_allowed: false }]);
  });

  test('to who has left is refused; who has left may move what they have', async () => {
    const booked = await salon.book();
    await server.admin.query('update staff set ativo = false where id = any($1)', [[salon.rita, salon.bia]]);
    expect(await salon.move(booked, { professional_id: salon.bia })).toMatchObject({
      status: 422,
      body: { data: { fields: { professional_id: 'agenda:errors.professionalInactive' } } },
    });
    expect(await moved(booked, { start_time: '12:00', end_time: '12:40' })).toMatchObject({ start_time: '12:00' });
    await server.admin.query('update staff set ativo = true');
  });

  test('an appointment without lines keeps what it brings in', async () => {
    const id = await insertRow(server, 'appointments', {
      user_id: salon.owner.id,
      client_name: 'Ana',
      professional_id: salon.rita,
      date: '2026-11-17',
      start_time: '10:00',
      end_time: '10:30',
      service_revenue_price: 60,
    });
    const booked = (await salon.read(id)).body as Appointment;
    expect(await moved(booked, { start_time: '12:00', end_time: '13:00' })).toMatchObject({
      lines: [],
      revenue: 60_00,
    });
  });

  test.each([
    ['a day that does not exist', { date: '2026-02-30' }, 'date', 'dateInvalid'],
    ['25:00', { end_time: '25:00' }, 'end_time', 'timeInvalid'],
    ['an end before its beginning', { end_time: '09:00' }, 'end_time', 'resizeTooShort'],
  ])('to %s is refused', async (_, place, field, key) => {
    expect(await salon.move(await salon.book(), place)).toMatchObject({
      status: 422,
      body: { data: { fields: { [field]: `agenda:errors.${key}` } } },
    });
  });

  test('to nobody of the salon is not found', async () => {
    const booked = await salon.book();
    expect(await salon.move(booked, { professional_id: salon.client })).toMatchObject({ status: 404 });
    expect(await salon.move({ ...booked, id: salon.client }, {})).toMatchObject({ status: 404 });
  });
});

describe('making it longer or shorter', () => {
  const cutAndColour = () => salon.book({ lines: [salon.line(), salon.colouring(5)] });

  test('reaches the last line first', async () => {
    const longer = await moved(await cutAndColour(), { end_time: '12:00' });
    expect(minutes(longer)).toEqual([40, 80]);
    const shorter = await moved(longer, { end_time: '10:30' });
    expect(minutes(shorter)).toEqual([29, 1]);
  });

  test('to less than a minute for each service is refused', async () => {
    const booked = await cutAndColour();
    expect(await salon.move(booked, { end_time: '10:01' })).toMatchObject({
      status: 422,
      body: { data: { fields: { end_time: 'agenda:errors.resizeTooShort' } } },
    });
  });
});

describe('a period whose commissions are closed', () => {
  const DONE = { status: 'finalizado', payment_method: 'PIX' } as const;
  const closeNovember = () =>
    insertRow(server, 'commission_closings', {
      user_id: salon.owner.id,
      start_date: '2026-11-01',
      end_date: '2026-11-17',
      closed_by: 'Studio Bela',
    });
  const closed = { status: 409, body: { code: 'PERIOD_CLOSED' } };
  const OCTOBER = { date: '2026-10-01' };
  const plain = (changes: object = {}) => salon.line({ commission_percent: null, commission_amount: null, ...changes });

  test('takes nothing finalised any more', async () => {
    const [open, earlier] = [await salon.book(), await salon.book({ ...OCTOBER, ...DONE })];
    await closeNovember();
    expect(await salon.create({ ...DONE, start_time: '15:00' })).toMatchObject(closed);
    expect(await salon.change(open, DONE)).toMatchObject(closed);
    expect(await salon.change(earlier, { ...DONE, start_time: '15:00' })).toMatchObject(closed);
    expect(await salon.move(earlier, { start_time: '15:00', end_time: '15:40' })).toMatchObject(closed);
  });

  test.each<[string, () => object]>([
    ['price', () => ({ lines: [plain({ unit_price: 79_00 })] })],
    ['discount', () => ({ discount_value: 1 })],
    ['lines', () => ({ lines: [plain(), plain()] })],
    ['commission', () => ({ lines: [plain({ commission_amount: 1 })] })],
    ['products', () => ({ lines: [plain({ products_used: [{ product_id: salon.tintura, quantity_used: 1 }] })] })],
    ['professional', () => ({ professional_id: salon.bia })],
    ['date', () => OCTOBER],
    ['status', () => ({ status: 'pendente' })],
  ])('keeps the %s of what was finalised in it', async (_, changes) => {
    const form = { ...DONE, lines: [plain()] };
    const booked = await salon.book(form);
    await closeNovember();
    expect(await salon.change(booked, { ...form, ...changes() })).toMatchObject(closed);
    expect((await salon.read(booked.id)).body).toEqual(booked);
  });

  test('keeps what was finalised in it from being deleted or given to somebody else', async () => {
    const booked = await salon.book(DONE);
    await closeNovember();
    expect(await salon.remove(booked.id)).toMatchObject(closed);
    expect(await salon.move(booked, { professional_id: salon.bia })).toMatchObject(closed);
  });

  test('leaves the payment method and the hour free, and everything that is not finalised', async () => {
    const [done, open] = [await salon.book(DONE), await salon.book({ start_time: '15:00' })];
    await closeNovember();
    expect(await salon.change(done, { ...DONE, payment_method: 'Dinheiro', start_time: '09:00' })).toMatchObject({
      status: 200,
    });
    const { appointment } = savedIn(await salon.change(open, { start_time: '16:00', discount_value: 1 }));
    expect(await salon.remove(appointment.id)).toMatchObject({ status: 200 });
    expect(await salon.create({ ...DONE, date: '2026-10-31' })).toMatchObject({ status: 200 });
  });
});
