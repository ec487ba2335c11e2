import { beforeEach, expect, test } from 'vitest';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import { addDays } from '#domain/shared/time.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { portalSalon, savedIn } from './testing/portal-salon.ts';

const server = testServer();
const salon = perFile(() => portalSalon(server));
let today: string;
beforeEach(async () => {
  await server.admin.query('delete from sales; delete from commission_closings; delete from appointments');
  today = ((await salon.owner.get('/api/dashboard')).body as { date: string }).date;
});

const CLOCK = expect.stringMatching(/^\d\d:\d\d$/);
/** At midnight: whatever time it is, that has begun. */
const make = (changes: object = {}) => salon.atPortal.make({ date: today, start: '00:00', ...changes });
const say = ({ id, version }: PortalAppointment, visit: string, by = salon.atPortal) =>
  by.call('appointment_visit', { id, version, visit });
const said = async (one: PortalAppointment, visit: string) => savedIn(await say(one, visit)).appointment;
const stored = async (id: string) => (await salon.read(id)).body as Appointment;
const refusal = (code: string) => ({ status: 409, body: { success: false, code, error: expect.any(String) } });

test('professionals say it of their own, and the salon sees it, in their name', async () => {
  const made = await make();
  const here = await said(made, 'arrived');
  expect(here).toEqual({ ...made, version: here.version, arrived_at: CLOCK });
  const served = await said(here, 'in_service');
  expect(await stored(made.id)).toMatchObject({ status: 'pendente', arrived_at: CLOCK, started_at: served.started_at });
  const { rows } = await server.admin.query(
    `select actor_kind from history where entity_id = $1 and action = 'update'`,
    [made.id],
  );
  expect(rows).toEqual([{ actor_kind: 'portal' }, { actor_kind: 'portal' }]);
});

test('who did not come is cancelled with that mark, and it can be taken back while the time is free', async () => {
  const missed = await said(await make(), 'no_show');
  expect(missed).toMatchObject({ status: 'cancelado', no_show: true });
  const back = await said(missed, 'expected');
  expect(back).toMatchObject({ status: 'pendente', no_show: false });
  const again = await said(back, 'no_show');
  await make();
  expect(await say(again, 'expected')).toMatchObject(refusal('CONFLICT'));
});

test('the salon decides about products on the comanda', async () => {
  const made = await make();
  await server.admin.query(`insert into sales (user_id, appointment_id, status, number) values ($1, $2, 'open', 1)`, [
    salon.owner.id,
    made.id,
  ]);
  expect(await say(made, 'no_show')).toMatchObject(refusal('OPEN_SALE'));
  expect(await say(made, 'arrived')).toMatchObject({ status: 200 });
});

test('what is not theirs, is done, asked for, closed or of another day stays as it is', async () => {
  const made = await make();
  expect(await say(made, 'arrived', salon.biaAtPortal)).toMatchObject({ status: 404 });
  const tomorrow = await make({ date: addDays(today, 1) });
  expect(await say(tomorrow, 'arrived')).toMatchObject(refusal('VISIT_REFUSED'));
  expect(await say(tomorrow, 'no_show')).toMatchObject(refusal('VISIT_REFUSED'));
  await server.admin.query('update appointments set requires_confirmation = true where id = $1', [made.id]);
  expect(await say(made, 'arrived')).toMatchObject(refusal('AWAITING'));
  await server.admin.query(
    `insert into commission_closings (user_id, start_date, end_date, closed_by) values ($1, $2, $2, 'Ana')`,
    [salon.owner.id, today],
  );
  expect(await say(made, 'arrived')).toMatchObject(refusal('PERIOD_CLOSED'));
});

test('who has not seen the last change is refused; who repeats a tap is answered', async () => {
  const made = await make();
  const here = await said(made, 'arrived');
  expect(await said(made, 'arrived')).toEqual(here);
  expect(await say(made, 'in_service')).toMatchObject(refusal('STALE'));
});
