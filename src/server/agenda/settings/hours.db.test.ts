import { expect, test } from 'vitest';
import type { WeekdayHours } from '#contract/agenda/operations.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer({}, undefined, { patience: 'usual' });

const open = { is_open: true, open_time: '10:00', close_time: '20:00' };
const week = (changes: Record<number, Partial<WeekdayHours>> = {}): WeekdayHours[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...open, ...changes[weekday] }));

test('the week is saved whole, Sunday first, and the history tells before and after', async () => {
  const owner = await signedUp(server);
  const { body: before } = await owner.get('/api/agenda/hours');
  const days = week({ 0: { is_open: false, open_time: null, close_time: null }, 6: { close_time: '24:00' } });
  expect(await owner.put('/api/agenda/hours', { days: days.toReversed() })).toMatchObject({ status: 200, body: days });
  expect((await owner.get('/api/agenda/hours')).body).toEqual(days);
  const { rows } = await server.admin.query(
    `select before, after from history where user_id = $1 and entity = 'salon_hours'`,
    [owner.id],
  );
  expect(rows).toEqual([{ before: { days: before }, after: { days } }]);
});

test('closing a day clears its times, whatever the form still holds', async () => {
  const owner = await signedUp(server);
  const { body } = await owner.put('/api/agenda/hours', { days: week({ 1: { is_open: false } }) });
  expect((body as WeekdayHours[])[1]).toEqual({ weekday: 1, is_open: false, open_time: null, close_time: null });
});

test.each([
  ['six weekdays', week().slice(1), 'days', 'agenda:errors.weekIncomplete'],
  ['one weekday twice', [...week().slice(1), ...week().slice(6)], 'days', 'agenda:errors.weekIncomplete'],
  ['no times on an open day', week({ 3: { open_time: null } }), 'days.3.close_time', 'agenda:errors.hoursInvalid'],
  ['closing before opening', week({ 3: { close_time: '09:00' } }), 'days.3.close_time', 'agenda:errors.hoursInvalid'],
  ['closing as it opens', week({ 3: { close_time: '10:00' } }), 'days.3.close_time', 'agenda:errors.hoursInvalid'],
  ['a time that is none', week({ 3: { open_time: '10h' } }), 'days.3.open_time', 'agenda:errors.timeInvalid'],
  ['seconds', week({ 3: { open_time: '10:00:30' } }), 'days.3.open_time', 'agenda:errors.timeInvalid'],
  ['an eighth weekday', week({ 3: { weekday: 7 } }), 'days.3.weekday', 'common:invalidData'],
])('a week with %s is refused and nothing changes', async (_, days, field, key) => {
  const owner = await signedUp(server);
  const before = await owner.get('/api/agenda/hours');
  const answer = await owner.put('/api/agenda/hours', { days });
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID' } });
  expect((answer.body as { data: { fields: object } }).data.fields).toHaveProperty([field], key);
  expect((await owner.get('/api/agenda/hours')).body).toEqual(before.body);
});

test('while somebody books for more than three seconds the hours answer that they are busy, and nothing changes', async () => {
  const owner = await signedUp(server);
  const before = await owner.get('/api/agenda/hours');
  await server.admin.query('begin');
  await server.admin.query(`select pg_advisory_xact_lock_shared(hashtextextended('agenda of ' || $1, 0))`, [owner.id]);
  const answer = await owner.put('/api/agenda/hours', { days: week() });
  await server.admin.query('rollback');
  expect(answer).toMatchObject({ status: 503, body: { code: 'BUSY' }, headers: { 'retry-after': '1' } });
  expect((await owner.get('/api/agenda/hours')).body).toEqual(before.body);
});
