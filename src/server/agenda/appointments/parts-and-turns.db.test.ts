import { beforeEach, describe, expect, test } from 'vitest';
import type { AgendaDays, Appointment } from '#contract/agenda/appointments.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { bookedSalon, savedIn } from '../testing/booked-salon.ts';

const server = testServer();
const salon = perTest(() => bookedSalon(server));

const busy = async (id: string) => {
  const { rows } = await server.admin.query<{ said: string }>(
    `select nome || ' ' || left(start_time::text, 5) || '-' || left(end_time::text, 5) as said
     from busy_times join staff on staff.id = staff_id where appointment_id = $1 order by position`,
    [id],
  );
  return rows.map(({ said }) => said);
};
const service = (id: string, columns: string) =>
  server.admin.query(`update services set ${columns} where user_id = $1 and id = $2`, [salon.owner.id, id]);
const own = (staff: string, id: string, terms: { price?: number; minutes?: number; percent?: number } = {}) =>
  server.admin.query(
    `insert into staff_services (user_id, service_id, staff_id, price, duration_minutes, commission_percent)
     values ($1, $2, $3, $4, $5, $6)`,
    [salon.owner.id, id, staff, terms.price ?? null, terms.minutes ?? null, terms.percent ?? null],
  );

/** Colouring as the sheet fills it in. */
const colouring = (changes: object = {}) =>
  salon.line({
    service_id: salon.coloracao,
    unit_price: 150_00,
    duration_minutes: 60,
    commission_amount: 60_00,
    ...changes,
  });

describe('a service with a pause', () => {
  beforeEach(() => service(salon.coloracao, `parts = '{20,25,15}', cleanup_minutes = 10`));

  test('leaves its professional free in the pause, and takes their time to clean up', async () => {
    const booked = await salon.book({ lines: [colouring()] });
    expect(booked).toMatchObject({ start_time: '10:00', end_time: '11:00' });
    expect(booked.lines[0]).toMatchObject({ parts: [20, 25, 15], cleanup_minutes: 10 });
    expect(await busy(booked.id)).toEqual(['Rita 10:00-10:20', 'Rita 10:45-11:10']);
    expect(booked.busy).toEqual([
      { staff_id: salon.rita, start_time: '10:00', end_time: '10:20', cleanup_minutes: 0, services: ['Coloração'] },
      { staff_id: salon.rita, start_time: '10:45', end_time: '11:10', cleanup_minutes: 10, services: ['Coloração'] },
    ]);
  });

  test('lets another appointment into the pause, wholly or not at all', async () => {
    await salon.book({ lines: [colouring()] });
    const short = (start_time: string, duration_minutes: number) =>
      salon.create({ start_time, lines: [salon.line({ duration_minutes })] });
    expect(await short('10:20', 26)).toMatchObject({ status: 409, body: { data: { professional: 'Rita' } } });
    expect(await short('10:19', 20)).toMatchObject({ status: 409 });
    expect(await short('11:00', 10)).toMatchObject({ status: 409 });
    expect(await short('10:20', 25)).toMatchObject({ status: 200 });
    expect(await short('11:10', 10)).toMatchObject({ status: 200 });
  });

  test('is kept on the line as it was, until another service is chosen or the line says otherwise', async () => {
    const booked = await salon.book({ lines: [colouring()] });
    await service(salon.coloracao, `parts = '{}', cleanup_minutes = 0`);
    const later = savedIn(await salon.change(booked, { start_time: '12:00', lines: [colouring()] })).appointment;
    expect(later.lines[0]).toMatchObject({ parts: [20, 25, 15], cleanup_minutes: 10 });
    const plain = { lines: [colouring({ parts: [], cleanup_minutes: 0 })] };
    expect(savedIn(await salon.change(later, plain)).appointment.busy).toBeUndefined();
  });

  test('gives what is dragged longer or shorter to its last part, and what is too short has no pause', async () => {
    const booked = await salon.book({ lines: [colouring()] });
    const longer = savedIn(await salon.move(booked, { end_time: '11:30' })).appointment;
    expect(longer.lines[0]?.parts).toEqual([20, 25, 45]);
    const short = savedIn(await salon.move(longer, { end_time: '10:40' })).appointment;
    expect(await busy(short.id)).toEqual(['Rita 10:00-10:50']);
  });

  test('has its pause again once a move that used it up is taken back', async () => {
    const booked = await salon.book({ lines: [colouring()] });
    const short = savedIn(await salon.move(booked, { end_time: '10:40' })).appointment;
    const back = savedIn(await salon.move(short, { end_time: '11:00', is_undo: true })).appointment;
    expect(back.lines).toEqual(booked.lines);

    await own(salon.bia, salon.coloracao, { price: 200, minutes: 40 });
    const rita = { start_time: '10:00', end_time: '11:00' };
    const given = savedIn(await salon.move(back, { ...rita, professional_id: salon.bia })).appointment;
    expect(given).toMatchObject({ end_time: '10:40', full_price: 200_00, lines: [{ parts: [] }] });
    await salon.book({ start_time: '10:20', lines: [salon.line({ duration_minutes: 25 })] });
    const again = savedIn(await salon.move(given, { ...rita, is_undo: true })).appointment;
    expect(again).toMatchObject({ end_time: '11:00', full_price: 150_00 });
    expect(again.lines[0]).toMatchObject({ parts: [20, 25, 15], commission_percent: 40, commission_amount: 60_00 });
    expect(await busy(booked.id)).toEqual(['Rita 10:00-10:20', 'Rita 10:45-11:10']);
  });

  test('keeps the lines that it has where something else was done before it is moved back', async () => {
    const booked = await salon.book({ lines: [colouring()] });
    const short = savedIn(await salon.move(booked, { end_time: '10:40' })).appointment;
    const paid = { unit_price: 90_00, duration_minutes: 40, commission_amount: 36_00, parts: [] };
    const cheaper = savedIn(await salon.change(short, { lines: [colouring(paid)] })).appointment;
    const back = savedIn(await salon.move(cheaper, { end_time: '11:00', is_undo: true })).appointment;
    expect(back).toMatchObject({ full_price: 90_00, end_time: '11:00' });
  });

  test('cannot be lengthened over who sits in its pause', async () => {
    const booked = await salon.book({ lines: [colouring()] });
    await salon.book({ start_time: '10:20', lines: [salon.line({ duration_minutes: 25 })] });
    expect(await salon.move(booked, { end_time: '10:40' })).toMatchObject({ status: 409 });
  });

  test('frees its time when it is cancelled, and asks for it again when that is taken back', async () => {
    const booked = await salon.book({ lines: [colouring()] });
    const cancelled = savedIn(await salon.change(booked, { status: 'cancelado', lines: [colouring()] })).appointment;
    expect(await busy(booked.id)).toEqual([]);
    await salon.book({ start_time: '10:50', lines: [salon.line({ duration_minutes: 10 })] });
    expect(await salon.change(cancelled, { lines: [colouring()] })).toMatchObject({ status: 409 });
  });
});

describe('a visit of two people', () => {
  const visit = (changes: object = {}) => ({
    lines: [salon.line(), colouring({ professional_id: salon.bia, commission_percent: 50, commission_amount: 75_00 })],
    ...changes,
  });

  test('takes the time of each while it is their turn', async () => {
    const booked = await salon.book(visit());
    expect(booked).toMatchObject({ start_time: '10:00', end_time: '11:40', in_turns: true });
    expect(await busy(booked.id)).toEqual(['Rita 10:00-10:40', 'Bia 10:40-11:40']);
    expect(await salon.create({ start_time: '10:40' })).toMatchObject({ status: 200 });
    expect(await salon.create({ start_time: '11:00', professional_id: salon.bia })).toMatchObject({
      status: 409,
      body: { data: { professional: 'Bia' } },
    });
  });

  test('takes the time of the other alone where they do all of it', async () => {
    const booked = await salon.book({ lines: [salon.line({ professional_id: salon.bia })] });
    expect(booked.busy).toMatchObject([{ staff_id: salon.bia, start_time: '10:00', end_time: '10:40' }]);
    expect(await busy(booked.id)).toEqual(['Bia 10:00-10:40']);
    expect(await salon.create({ professional_id: salon.bia })).toMatchObject({ status: 409 });
    expect(await salon.create()).toMatchObject({ status: 200 });
  });

  test('is shown in the column of who has left the team since', async () => {
    const booked = await salon.book(visit());
    await server.admin.query('update staff set ativo = false where id = $1', [salon.bia]);
    const { body } = await salon.owner.get(`/api/agenda/days?from=${booked.date}&to=${booked.date}`);
    expect((body as AgendaDays).professionals.map(({ nome }) => nome)).toEqual(['Bia', 'Rita', 'Studio Bela']);
  });

  test('is refused with the name of whoever is busy', async () => {
    await salon.book({ start_time: '11:00', professional_id: salon.bia });
    expect(await salon.create(visit())).toMatchObject({ status: 409, body: { data: { professional: 'Bia' } } });
  });

  test('from before it could be shared stays as it was, until its time changes', async () => {
    const booked = await salon.book(visit());
    await server.admin.query('update appointments set in_turns = false where id = $1', [booked.id]);
    const { body } = await salon.read(booked.id);
    const paid = visit({ status: 'finalizado', payment_method: 'PIX' });
    const after = savedIn(await salon.change(body as Appointment, paid)).appointment;
    expect(after.in_turns).toBe(false);
    expect(await busy(booked.id)).toEqual(['Rita 10:00-11:40']);
    const open = savedIn(await salon.change(after, visit({ start_time: '13:00' }))).appointment;
    expect(await busy(open.id)).toEqual(['Rita 13:00-13:40', 'Bia 13:40-14:40']);
  });
});

describe('a professional with terms of their own', () => {
  test('takes an appointment over at their price, in their time and at their percentage', async () => {
    await own(salon.bia, salon.coloracao, { price: 200, minutes: 75, percent: 30 });
    const booked = await salon.book({ lines: [colouring()] });
    const { appointment } = savedIn(await salon.move(booked, { end_time: '11:00', professional_id: salon.bia }));
    expect(appointment).toMatchObject({ end_time: '11:15', full_price: 200_00, professional_name: 'Bia' });
    expect(appointment.lines[0]).toMatchObject({ commission_percent: 30, commission_amount: 60_00 });
    const back = savedIn(
      await salon.move(appointment, { start_time: '12:00', end_time: '13:15', professional_id: salon.rita }),
    ).appointment;
    expect(back).toMatchObject({ end_time: '13:00', full_price: 150_00 });
    expect(back.lines[0]).toMatchObject({ commission_percent: 40, commission_amount: 60_00 });
  });

  test('leaves what the desk decided otherwise, and what is finalised, as it is', async () => {
    await own(salon.bia, salon.coloracao, { price: 200, minutes: 75 });
    const typed = await salon.book({ lines: [colouring({ unit_price: 120_00, commission_amount: 48_00 })] });
    const given = savedIn(await salon.move(typed, { end_time: '11:00', professional_id: salon.bia })).appointment;
    expect(given).toMatchObject({ full_price: 120_00, end_time: '11:15' });
    const paid = await salon.book({ lines: [colouring()], status: 'finalizado', payment_method: 'PIX' });
    const moved = savedIn(
      await salon.move(paid, { start_time: '13:00', end_time: '14:00', professional_id: salon.bia }),
    ).appointment;
    expect(moved).toMatchObject({ full_price: 150_00, end_time: '14:00' });
  });

  test('earns their percentage when it is finalised without one', async () => {
    await own(salon.rita, salon.coloracao, { percent: 10 });
    const line = colouring({ commission_percent: null, commission_amount: null });
    const done = await salon.book({ lines: [line], status: 'finalizado', payment_method: 'PIX' });
    expect(done.lines[0]).toMatchObject({ commission_percent: 10, commission_amount: 15_00 });
  });

  test('may be given what they do not do, and the desk is told', async () => {
    await service(salon.coloracao, 'done_by_all = false');
    await own(salon.bia, salon.coloracao);
    const { warnings } = savedIn(await salon.create({ lines: [colouring()] }));
    expect(warnings.not_done_by).toEqual([{ service: 'Coloração', professional: 'Rita' }]);
    const ofBia = { start_time: '13:00', professional_id: salon.bia, lines: [colouring()] };
    expect(savedIn(await salon.create(ofBia)).warnings.not_done_by).toEqual([]);
  });
});
