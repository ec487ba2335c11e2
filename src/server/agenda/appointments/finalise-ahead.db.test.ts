import { beforeEach, expect, test } from 'vitest';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { CashierMonth } from '#contract/cashier/month.ts';
import type { CommissionSummary } from '#contract/commissions/operations.ts';
import type { IncomeExpenses } from '#contract/reports/income.ts';
import { addDays } from '#domain/shared/time.ts';
import { type comandaIn, sellingSalon } from '#server/cashier/testing/selling-salon.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { savedIn } from '../testing/booked-salon.ts';

const server = testServer();
let today: string;
let tomorrow: string;
const salon = perTest(() => sellingSalon(server));
beforeEach(async () => {
  today = ((await salon.owner.get('/api/dashboard')).body as { date: string }).date;
  tomorrow = addDays(today, 1);
});

const PAID = { status: 'finalizado', payment_method: 'PIX' };
const finalise = ({ id, version }: Appointment, changes: object = {}) =>
  salon.owner.put(`/api/agenda/appointments/${id}/status`, { version, ...PAID, ...changes });
const fresh = async (id: string) => (await salon.read(id)).body as Appointment;
const refused = () => ({ status: 409, body: { code: 'AHEAD', data: { date: tomorrow, today } } });

test('nothing is finalised before its day, in whichever way, and nothing is written', async () => {
  const booked = await salon.book({ date: tomorrow });
  expect(await finalise(booked)).toMatchObject(refused());
  expect(await salon.agenda.change(booked, { ...PAID, date: tomorrow })).toMatchObject(refused());
  expect(await salon.agenda.create({ ...PAID, date: tomorrow, start_time: '15:00' })).toMatchObject(refused());
  expect(await salon.finish(booked.id)).toMatchObject(refused());
  expect(await fresh(booked.id)).toEqual(booked);
  expect(await salon.paymentsOf(booked.id)).toEqual([]);
});

test('who says so moves it to today with it: its time stays, and appointment and sale count on one day', async () => {
  const booked = await salon.book({ date: tomorrow, start_time: '15:00' });
  const { appointment } = savedIn(await finalise(booked, { move_to_today: true }));
  expect(appointment).toMatchObject({ date: today, start_time: '15:00', end_time: '15:40', status: 'finalizado' });
  expect(await salon.paymentsOf(booked.id)).toMatchObject([{ day: today }]);

  const { id } = await salon.book({ date: tomorrow, start_time: '10:00' });
  const sale = await salon.open({ items: [salon.combs(1)] }, id);
  const { comanda } = (await salon.finish(id, { move_to_today: true })).body as {
    comanda: ReturnType<typeof comandaIn>;
  };
  expect(comanda.appointment).toMatchObject({ date: today, start_time: '10:00' });
  expect(await salon.paymentsOf(id)).toMatchObject([{ day: today, amount: 80 }]);
  expect(await salon.paymentsOf(sale.id)).toMatchObject([{ day: today, amount: 12 }]);
});

test('what lies on today or before is not moved by saying so', async () => {
  const booked = await salon.book({ date: addDays(today, -3) });
  expect(savedIn(await finalise(booked, { move_to_today: true })).appointment.date).toBe(addDays(today, -3));
});

test('it goes to no time that somebody else has, and into no closed period', async () => {
  await salon.book({ date: today });
  const booked = await salon.book({ date: tomorrow });
  const taken = { status: 409, body: { code: 'CONFLICT', data: { professional: 'Rita' } } };
  expect(await finalise(booked, { move_to_today: true })).toMatchObject(taken);
  expect(await salon.finish(booked.id, { move_to_today: true })).toMatchObject(taken);
  await salon.closePeriod(today, today);
  const later = await salon.book({ date: tomorrow, start_time: '16:00' });
  expect(await finalise(later, { move_to_today: true })).toMatchObject({
    status: 409,
    body: { code: 'PERIOD_CLOSED' },
  });
});

test('what is finalised is not moved to a day to come; opened again it is', async () => {
  const done = await salon.book({ ...PAID, date: today });
  expect(await salon.move(done, { date: tomorrow })).toMatchObject(refused());
  expect(await salon.agenda.change(done, { ...PAID, date: tomorrow })).toMatchObject(refused());
  savedIn(await salon.agenda.change(done, { date: tomorrow }));
});

test('what an earlier version finalised ahead counts nowhere before its day, and can still be saved', async () => {
  const booked = await salon.book({ date: today, lines: [salon.colouring(10)] });
  const done = savedIn(await finalise(booked)).appointment;
  await server.admin.query('update appointments set date = $1 where id = $2', [tomorrow, done.id]);
  const [year, month] = tomorrow.split('-').map(Number);
  const read = async <T>(path: string) => (await salon.owner.get(path)).body as T;
  const whole = `first=${tomorrow}&last=${tomorrow}`;
  const { days } = await read<CashierMonth>(`/api/cashier/month?year=${year}&month=${month}`);
  expect(days).toEqual([]);
  expect(await read(`/api/cashier/day-entries?date=${tomorrow}`)).toMatchObject({ rows: [] });
  expect(await read('/api/dashboard')).toMatchObject({ revenue: { month: 0 } });
  const income = await read<IncomeExpenses>(`/api/reports/income-expenses?year=${year}&month=${month}`);
  expect(income).toMatchObject({ revenue: { total: 0, appointments: 0 }, expenses: { commissions: 0 } });
  const nothing = { services: 0, products: 0, commissions: 0, product_costs: 0 };
  expect(await read(`/api/reports/result?${whole}`)).toMatchObject({ months: [nothing] });
  expect(await read(`/api/reports/services?${whole}`)).toMatchObject({ total: { revenue: 0 } });
  expect(await read(`/api/reports/professionals?${whole}`)).toMatchObject({
    total: { appointments: 0, service_revenue: 0 },
  });
  expect(await read(`/api/reports/partner?${whole}`)).toMatchObject({ total: { gross: 0 } });
  expect(await read(`/api/reports/stock?${whole}`)).toMatchObject({ used: { now: 0 } });
  expect(await read(`/api/reports/clients?${whole}`)).toMatchObject({ now: { attended: 0 } });
  const { totals } = await read<CommissionSummary>(`/api/commissions/summary?first=${today}&last=${tomorrow}`);
  expect(totals).toMatchObject({ services_count: 0, commissions_total: 0 });
  const statement = `/api/commissions/statement?staff_id=${salon.rita}&first=${today}&last=${tomorrow}`;
  expect(await read(statement)).toMatchObject({ rows: [], sums: { commissions_total: 0 } });
  // It lies where it lay: another method or client is no finalising.
  savedIn(await finalise(await fresh(done.id), { payment_method: 'Outro' }));
  // The day after it counts.
  await server.admin.query('update appointments set date = $1 where id = $2', [today, done.id]);
  expect(await read('/api/dashboard')).toMatchObject({ revenue: { month: 150_00 } });
});
