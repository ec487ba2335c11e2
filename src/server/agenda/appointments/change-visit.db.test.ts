import { beforeEach, expect, test } from 'vitest';
import type { AgendaDays, Appointment } from '#contract/agenda/appointments.ts';
import { addDays } from '#domain/shared/time.ts';
import { sellingSalon } from '#server/cashier/testing/selling-salon.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { kept, savedIn } from '../testing/booked-salon.ts';

const server = testServer();
const salon = perTest(() => sellingSalon(server));
let today: string;
beforeEach(async () => {
  today = ((await salon.owner.get('/api/dashboard')).body as { date: string }).date;
});

const CLOCK = expect.stringMatching(/^\d\d:\d\d$/);
/** At midnight: whatever time it is, that has begun. */
const book = (changes: object = {}) => salon.book({ date: today, start_time: '00:00', ...changes });
const say = ({ id, version }: Appointment, visit: string) =>
  salon.owner.put(`/api/agenda/appointments/${id}/visit`, { version, visit });
const said = async (booked: Appointment, visit: string) => savedIn(await say(booked, visit)).appointment;
const status = ({ id, version }: Appointment, to: object) =>
  salon.owner.put(`/api/agenda/appointments/${id}/status`, { version, payment_method: null, ...to });
const refusal = (why: string) => ({ status: 409, body: { code: 'VISIT_REFUSED', data: { why } } });

test('who arrives and is served is still pending, and all else stays; it is in the history', async () => {
  const booked = await book();
  const here = await said(booked, 'arrived');
  expect(here).toEqual({ ...booked, version: here.version, arrived_at: CLOCK });
  const served = await said(here, 'in_service');
  expect(served).toEqual({ ...here, version: served.version, started_at: CLOCK });
  const { rows } = await server.admin.query(
    `select before, after from history where entity_id = $1 and action = 'update' order by at`,
    [booked.id],
  );
  expect(rows).toEqual([
    { before: kept(booked), after: kept(here) },
    { before: kept(here), after: kept(served) },
  ]);
});

test('finalised from there, it keeps when the client came', async () => {
  const served = await said(await book(), 'in_service');
  const done = savedIn(await status(served, { status: 'finalizado', payment_method: 'PIX' })).appointment;
  expect(done).toMatchObject({ status: 'finalizado', started_at: served.started_at });
  expect(await say(done, 'expected')).toMatchObject(refusal('finalised'));
});

test('who did not come is cancelled: the time is free, the open sale goes, and nothing was used or earned', async () => {
  const stock = await salon.stock();
  const booked = await book({ lines: [salon.colouring(5)] });
  await salon.open({}, booked.id);
  const missed = await said(booked, 'no_show');
  expect(missed).toMatchObject({ status: 'cancelado', no_show: true, client_no_shows: 1 });
  expect(await salon.stock()).toBe(stock);
  const open = await server.admin.query(`select from sales where appointment_id = $1 and status = 'open'`, [booked.id]);
  expect(open.rowCount).toBe(0);
  expect((await book()).status).toBe('pendente');
});

test('taking it back is undoing the cancelling: by the visit, by the status or by the form', async () => {
  const booked = await book();
  const back = await said(await said(booked, 'no_show'), 'expected');
  expect(back).toEqual({ ...booked, version: back.version });
  const again = savedIn(await status(await said(back, 'no_show'), { status: 'pendente' })).appointment;
  expect(again).toMatchObject({ status: 'pendente', no_show: false });
  const form = { date: today, start_time: '00:00', status: 'pendente' };
  const typed = savedIn(await salon.agenda.change(await said(again, 'no_show'), form)).appointment;
  expect(typed).toMatchObject({ status: 'pendente', no_show: false, client_no_shows: 0 });
});

test('who was cancelled, and marked as missed by a slip, is cancelled as before', async () => {
  const cancelled = savedIn(await status(await book(), { status: 'cancelado' })).appointment;
  const back = savedIn(await status(await said(cancelled, 'no_show'), { status: 'cancelado' })).appointment;
  expect(back).toEqual({ ...cancelled, version: back.version });
});

test('it cannot be taken back once somebody else has the time', async () => {
  const missed = await said(await book(), 'no_show');
  await book();
  expect(await say(missed, 'expected')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await say(missed, 'arrived')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('what cannot be said says why, and changes nothing', async () => {
  const tomorrow = await book({ date: addDays(today, 1) });
  expect(await say(tomorrow, 'arrived')).toMatchObject(refusal('other_day'));
  expect(await say(tomorrow, 'no_show')).toMatchObject(refusal('to_come'));
  const here = await said(await book(), 'arrived');
  expect(await say(here, 'no_show')).toMatchObject(refusal('is_here'));
  expect(((await salon.read(here.id)).body as Appointment).version).toBe(here.version);
});

test('who has not seen the last change is refused, and who repeats a tap is answered', async () => {
  const booked = await book();
  const here = await said(booked, 'arrived');
  expect(await said(booked, 'arrived')).toEqual(here);
  expect(await say(booked, 'in_service')).toMatchObject({ status: 409, body: { code: 'STALE' } });
});

test('who is moved to another day has not arrived yet', async () => {
  const here = await said(await book(), 'arrived');
  const place = { date: addDays(today, 1), start_time: '10:00', end_time: '10:40', professional_id: salon.rita };
  const moved = savedIn(
    await salon.owner.put(`/api/agenda/appointments/${here.id}/time`, { version: here.version, ...place }),
  );
  expect(moved.appointment).toMatchObject({ arrived_at: null, started_at: null });
});

test('each card of a client says how often they did not come', async () => {
  const first = await said(await book(), 'no_show');
  await said(await book(), 'no_show');
  const { appointments } = (await salon.owner.get(`/api/agenda/days?from=${today}&to=${today}`)).body as AgendaDays;
  expect(appointments.map(({ client_no_shows }) => client_no_shows)).toEqual([2, 2]);
  await said(first, 'expected');
  expect(((await salon.read(first.id)).body as Appointment).client_no_shows).toBe(1);
});

test('a server that knows nothing of the mark takes it back with the status, and no other status has it', async () => {
  const { id } = await said(await book(), 'no_show');
  const sql = `update appointments set status = 'pendente' where id = $1 returning no_show`;
  expect((await server.admin.query(sql, [id])).rows).toEqual([{ no_show: false }]);
  const marked = await server.admin.query('update appointments set no_show = true where id = $1 returning no_show', [
    id,
  ]);
  expect(marked.rows).toEqual([{ no_show: false }]);
});
