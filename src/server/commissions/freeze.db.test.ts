import { describe, expect, test } from 'vitest';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { savedIn } from '#server/agenda/testing/booked-salon.ts';
import { insertRow } from '#server/agenda/testing/rows.ts';
import { sellingSalon } from '#server/cashier/testing/selling-salon.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';

const server = testServer();
const salon = perTest(() => sellingSalon(server));

const NONE = { commission_percent: null, commission_amount: null };
const finalised = { status: 'finalizado', payment_method: 'PIX' };
const earned = ({ lines }: Appointment) =>
  lines.map((one) => [one.commission_percent, one.commission_amount, one.commission_from_net]);
const stored = async (id: string) => earned((await salon.read(id)).body as Appointment);
const setStatus = ({ id, version }: Appointment, status: string, payment_method: string | null = 'PIX') =>
  salon.owner.put(`/api/agenda/appointments/${id}/status`, { version, status, payment_method });
const change = ({ id, version }: Appointment, appointment: object) =>
  salon.owner.put(`/api/agenda/appointments/${id}`, { version, appointment });
const ofService = (percent: number | null) =>
  server.admin.query('update services set commission_percent = $2 where id = $1', [salon.corte, percent]);
const ofProfessional = (id: string, percent: number | null) =>
  server.admin.query('update staff set comissao_percentual = $2 where id = $1', [id, percent]);
const dona = async (): Promise<string> => {
  const sql = `select id from staff where user_id = $1 and funcao = 'Proprietária'`;
  return (await server.admin.query(sql, [salon.owner.id])).rows[0].id;
};
/** As the form would send it back. */
const formOf = ({ lines, ...appointment }: Appointment) => ({
  client_id: appointment.client_id,
  date: appointment.date,
  start_time: appointment.start_time,
  professional_id: appointment.professional_id,
  status: appointment.status,
  payment_method: appointment.payment_method,
  discount_value: appointment.discount_value,
  lines,
});

describe('however it is finalised, lines without a commission get theirs from what it brings in', () => {
  const open = () => salon.book({ lines: [salon.line(NONE)], discount_value: 10_00 });

  test('in the form, new or changed', async () => {
    const made = await salon.book({ ...finalised, lines: [salon.line(NONE)], discount_value: 10_00 });
    expect(earned(made)).toEqual([[40, 28_00, true]]);
    const changed = await salon.book({ lines: [salon.line(NONE)], start_time: '12:00' });
    const saved = savedIn(await change(changed, { ...formOf(changed), ...finalised }));
    expect(earned(saved.appointment)).toEqual([[40, 32_00, true]]);
  });

  test('from its card', async () => {
    const appointment = await open();
    expect(earned(savedIn(await setStatus(appointment, 'finalizado')).appointment)).toEqual([[40, 28_00, true]]);
  });

  test('with its comanda', async () => {
    const { id } = await open();
    expect((await salon.finish(id)).status).toBe(200);
    expect(await stored(id)).toEqual([[40, 28_00, true]]);
  });
});

describe('what is frozen', () => {
  test('is the percentage of the service before that of whoever does the line', async () => {
    await ofService(25);
    const lines = [
      salon.line({ ...NONE, unit_price: 100_00 }),
      salon.colouring(0.001, { ...NONE, unit_price: 100_00, professional_id: salon.bia, products_used: [] }),
    ];
    const appointment = await salon.book({ lines });
    const { body } = await setStatus(appointment, 'finalizado');
    expect(earned((body as { appointment: Appointment }).appointment)).toEqual([
      [25, 25_00, true],
      [50, 50_00, true],
    ]);
  });

  test('is nothing for the owner, not even where the service has a percentage', async () => {
    await ofService(25);
    const appointment = await salon.book({ professional_id: await dona(), lines: [salon.line(NONE)] });
    const { body } = await setStatus(appointment, 'finalizado');
    expect(earned((body as { appointment: Appointment }).appointment)).toEqual([[null, null, false]]);
  });

  test('does not follow a percentage that is changed later, and follows the net value at its own', async () => {
    const made = await salon.book({ ...finalised, lines: [salon.line(NONE)] });
    await ofProfessional(salon.rita, 10);
    await ofService(5);
    const later = savedIn(await change(made, { ...formOf(made), discount_value: 40_00 })).appointment;
    expect(earned(later)).toEqual([[40, 16_00, true]]);
    expect(earned(savedIn(await setStatus(later, 'finalizado', 'Dinheiro')).appointment)).toEqual([[40, 16_00, true]]);
  });

  test('becomes a person’s own once it is typed, and is cleared when it is no longer finalised', async () => {
    const made = await salon.book({ ...finalised, lines: [salon.line(NONE), salon.line(NONE)] });
    const [first, second] = made.lines;
    const typed = { ...first, commission_percent: 10, commission_amount: 8_00, commission_from_net: false };
    const changed = savedIn(await change(made, { ...formOf(made), lines: [typed, second] })).appointment;
    expect(earned(changed)).toEqual([
      [10, 8_00, false],
      [40, 32_00, true],
    ]);
    expect(earned(savedIn(await setStatus(changed, 'pendente', null)).appointment)).toEqual([
      [10, 8_00, false],
      [null, null, false],
    ]);
  });

  test('goes to whoever gets the finalised appointment, at their percentage of then', async () => {
    const made = await salon.book({ ...finalised, lines: [salon.line(NONE)], discount_value: 10_00 });
    await ofProfessional(salon.rita, 10);
    await ofProfessional(salon.bia, 50);
    const moved = savedIn(await salon.move(made, { professional_id: salon.bia })).appointment;
    expect(earned(moved)).toEqual([[50, 35_00, true]]);
  });

  test('is repeated by whoever repeats the call that finalised it', async () => {
    const open = await salon.book({ lines: [salon.line(NONE)] });
    const form = { ...formOf(open), ...finalised };
    const first = savedIn(await change(open, form)).appointment;
    expect(savedIn(await change(open, form)).appointment).toEqual(first);
  });
});

test('an appointment without lines gets one when it is finalised, and it earns as any other', async () => {
  await ofService(25);
  const id = await insertRow(server, 'appointments', {
    user_id: salon.owner.id,
    client_id: salon.client,
    client_name: 'Ana Lima',
    professional_id: salon.rita,
    professional_name: 'Rita',
    service_id: salon.corte,
    category: 'Cabelo',
    date: '2026-11-17',
    start_time: '15:00',
    end_time: '15:45',
    service_revenue_price: 60,
    discount_value: 20,
  });
  const bare = (await salon.read(id)).body as Appointment;
  const { lines, revenue } = savedIn(await setStatus(bare, 'finalizado')).appointment;
  expect(revenue).toBe(40_00);
  expect(lines).toMatchObject([
    {
      service_id: salon.corte,
      service_name: 'Corte',
      unit_price: 60_00,
      duration_minutes: 45,
      commission_percent: 25,
      commission_amount: 10_00,
      commission_from_net: true,
    },
  ]);
});

describe('in a closed period', () => {
  test('what is frozen does not look changed: client, hour and payment stay editable, what it earns does not', async () => {
    const lines = [salon.line({ ...NONE, unit_price: 33_33 }), salon.line({ ...NONE, unit_price: 33_34 })];
    const made = await salon.book({ ...finalised, lines, discount_value: 7_01 });
    await salon.closePeriod('2026-11-01', '2026-11-30');
    await ofProfessional(salon.rita, 10);
    const paid = savedIn(await change(made, { ...formOf(made), payment_method: 'Dinheiro', start_time: '11:00' }));
    expect(earned(paid.appointment)).toEqual(earned(made));
    const card = savedIn(await setStatus(paid.appointment, 'finalizado', 'Outro')).appointment;
    expect(earned(card)).toEqual(earned(made));
    const [first, second] = made.lines;
    const typed = { ...first, commission_amount: 1_00, commission_from_net: false };
    expect(await change(card, { ...formOf(card), lines: [typed, second] })).toMatchObject({
      body: { code: 'PERIOD_CLOSED' },
    });
  });
});

describe('the owner never earns', () => {
  const NOTHING = [[null, null, false]];
  const typed = () => [salon.line({ commission_percent: 99, commission_amount: 99_00 })];
  /** As before the owner's lines were cleared. */
  const write = (id: string) =>
    server.admin.query(
      'update appointment_services set commission_percent = 40, commission_amount = 32 where appointment_id = $1',
      [id],
    );

  test('whatever is sent for her lines, new or changed, pending or finalised', async () => {
    const professional_id = await dona();
    expect(earned(await salon.book({ professional_id, lines: typed() }))).toEqual(NOTHING);
    const made = await salon.book({ ...finalised, lines: [salon.line(NONE)], start_time: '12:00' });
    const lines = typed().map((line) => ({ ...line, professional_id }));
    expect(earned(savedIn(await change(made, { ...formOf(made), lines })).appointment)).toEqual(NOTHING);
  });

  test('when what somebody else does is moved to her', async () => {
    const agreed = [salon.line({ commission_percent: 10, commission_amount: 8_00 })];
    for (const [date, status] of Object.entries({ '2026-11-10': {}, '2026-11-11': finalised })) {
      const booked = await salon.book({ ...status, date, lines: agreed });
      const moved = savedIn(await salon.move(booked, { date, professional_id: await dona() })).appointment;
      expect(earned(moved)).toEqual(NOTHING);
    }
  });

  test('when what carries a commission from before is finalised, from its card or with its comanda', async () => {
    const fromCard = await salon.book({ professional_id: await dona(), lines: [salon.line(NONE)] });
    await write(fromCard.id);
    expect(earned(savedIn(await setStatus(fromCard, 'finalizado')).appointment)).toEqual(NOTHING);
    const { id } = await salon.book({ professional_id: await dona(), lines: [salon.line(NONE)], start_time: '12:00' });
    await write(id);
    expect((await salon.finish(id)).status).toBe(200);
    expect(await stored(id)).toEqual(NOTHING);
  });

  test('when a request that she takes carries one', async () => {
    const row = { user_id: salon.owner.id, client_name: 'Duda', date: '2026-11-18', requires_confirmation: true };
    const id = await insertRow(server, 'appointments', { ...row, start_time: '09:00', end_time: '10:00' });
    const line = { user_id: salon.owner.id, appointment_id: id, service_name: 'Corte', duration_minutes: 30 };
    await insertRow(server, 'appointment_services', { ...line, unit_price: 100 });
    await write(id);
    await salon.owner.post(`/api/agenda/appointments/${id}/approve`, { professional_id: await dona() });
    expect(await stored(id)).toEqual(NOTHING);
  });

  test('but what was finalised with one keeps it until it is edited, also in a closed period', async () => {
    const place = { professional_id: await dona(), date: '2026-11-02' };
    const made = await salon.book({ ...finalised, ...place, lines: [salon.line(NONE)] });
    await write(made.id);
    const KEPT = [[40, 32_00, false]];
    await salon.closePeriod('2026-11-01', '2026-11-10');
    const before = (await salon.read(made.id)).body as Appointment;
    const later = savedIn(await change(before, { ...formOf(before), start_time: '14:00' })).appointment;
    expect(earned(later)).toEqual(KEPT);
    await server.admin.query('delete from commission_closings where user_id = $1', [salon.owner.id]);
    const lines = later.lines.map((line) => ({ ...line, unit_price: 90_00 }));
    expect(earned(savedIn(await change(later, { ...formOf(later), lines })).appointment)).toEqual(NOTHING);
  });

  test('by what she sells: she is named, and nobody earns', async () => {
    await server.admin.query('update staff set product_commission_percent = 10 where user_id = $1', [salon.owner.id]);
    const sale = await salon.sell({ items: [salon.item({ seller_id: await dona() })] });
    const { rows } = await server.admin.query(
      'select seller_id, seller_percent, seller_commission from sale_items where sale_id = $1',
      [sale.id],
    );
    expect(rows).toEqual([{ seller_id: await dona(), seller_percent: null, seller_commission: null }]);
  });
});

test('an approved request carries what the form would fill in: the service’s percentage, else the professional’s', async () => {
  await ofService(25);
  const row = { user_id: salon.owner.id, client_name: 'Duda', date: '2026-11-18', requires_confirmation: true };
  const id = await insertRow(server, 'appointments', { ...row, start_time: '09:00', end_time: '10:00' });
  const line = { user_id: salon.owner.id, appointment_id: id, duration_minutes: 30, unit_price: 100 };
  await insertRow(server, 'appointment_services', {
    ...line,
    service_id: salon.corte,
    service_name: 'Corte',
    position: 0,
  });
  await insertRow(server, 'appointment_services', {
    ...line,
    service_id: salon.coloracao,
    service_name: 'Cor',
    position: 1,
  });
  const answer = await salon.owner.post(`/api/agenda/appointments/${id}/approve`, { professional_id: salon.rita });
  expect(answer.status).toBe(200);
  expect(await stored(id)).toEqual([
    [25, 25_00, false],
    [40, 40_00, false],
  ]);
});
