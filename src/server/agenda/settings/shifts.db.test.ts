import { beforeEach, expect, test } from 'vitest';
import type { Shift } from '#contract/agenda/settings.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
/** The owner, who is the first of the team. */
let staff: string;
const owner = perTest(() => signedUp(server));
beforeEach(async () => {
  staff = ((await owner.get('/api/team')).body as { rows: [{ id: string }] }).rows[0].id;
});

const morning = { weekday: 2, start_time: '09:00', end_time: '12:00' };
const afternoon = { weekday: 2, start_time: '13:00', end_time: '19:00' };

const add = (form: object) => owner.post(`/api/agenda/staff/${staff}/shifts`, form);
const added = async (form: object) => (await add(form)).body as Shift;
const clear = (weekday: number) => owner.call('DELETE', `/api/agenda/staff/${staff}/shifts/${weekday}`);
const shifts = async () => (await owner.get(`/api/agenda/staff/${staff}/shifts`)).body as Shift[];
const history = async () =>
  (
    await server.admin.query(
      `select action, entity_id, before, after from history where user_id = $1 and entity = 'staff_shifts' order by id`,
      [owner.id],
    )
  ).rows;

test('without shifts there are none: the professional inherits the salon’s hours', async () => {
  expect(await shifts()).toEqual([]);
});

test('a weekday has several shifts, in the order of the week and of the day', async () => {
  const late = await added(afternoon);
  const sunday = await added({ ...morning, weekday: 0 });
  const early = await added(morning);
  expect(early).toEqual({ ...morning, id: expect.any(String) });
  expect(await shifts()).toEqual([sunday, early, late]);
});

test('shifts may touch and overlap, and end at midnight', async () => {
  for (const [start_time, end_time] of [
    ['09:00', '12:00'],
    ['12:00', '15:00'],
    ['14:00', '24:00'],
  ]) {
    expect(await add({ weekday: 2, start_time, end_time })).toMatchObject({ status: 200 });
  }
  expect(await shifts()).toHaveLength(3);
});

test('the very same shift is there once, from however many windows it is added', async () => {
  // Held back until all ten have begun: else they might as well come one after the other.
  await server.admin.query('begin');
  await server.admin.query(`select pg_advisory_xact_lock(hashtextextended('agenda of ' || $1, 0))`, [owner.id]);
  const adding = Array.from({ length: 10 }, () => add(morning));
  await expect.poll(() => lockWaits(server.admin)).toBe(10);
  await server.admin.query('commit');
  const answers = await Promise.all(adding);
  expect(new Set(answers.map(({ status, body }) => `${status} ${(body as Shift).id}`)).size).toBe(1);
  expect(await shifts()).toHaveLength(1);
  expect(await history()).toHaveLength(1);
});

test.each([
  ['ends before it begins', { end_time: '08:59' }, { end_time: 'agenda:errors.shiftOrder' }],
  ['ends as it begins', { end_time: '09:00' }, { end_time: 'agenda:errors.shiftOrder' }],
  ['has no beginning', { start_time: '' }, { start_time: 'agenda:errors.timeInvalid' }],
  ['ends at 25:00', { end_time: '25:00' }, { end_time: 'agenda:errors.timeInvalid' }],
  ['is on an eighth weekday', { weekday: 7 }, { weekday: 'common:invalidData' }],
  ['is on no weekday', { weekday: null }, { weekday: 'common:invalidData' }],
])('a shift that %s is refused beside its field, and nothing is written', async (_, changes, fields) => {
  const answer = await add({ ...morning, ...changes });
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID', data: { fields } } });
  expect((answer.body as { data: { fields: object } }).data.fields).toEqual(fields);
  expect(await shifts()).toEqual([]);
});

test('one shift is deleted, and the history tells whose it was', async () => {
  const [early, late] = [await added(morning), await added(afternoon)];
  expect(await owner.call('DELETE', `/api/agenda/shifts/${early.id}`)).toMatchObject({ status: 200 });
  expect(await shifts()).toEqual([late]);
  expect(await owner.call('DELETE', `/api/agenda/shifts/${early.id}`)).toMatchObject({ status: 404 });
  const row = { ...early, staff_id: staff };
  const told = (await history()).filter(({ entity_id }) => entity_id === early.id);
  expect(told).toMatchObject([
    { action: 'create', before: null, after: row },
    { action: 'delete', before: row, after: null },
  ]);
});

test('clearing a weekday leaves the others, and the history has every shift that went', async () => {
  const [early, late] = [await added(morning), await added(afternoon)];
  const wednesday = await added({ ...morning, weekday: 3 });
  expect(await clear(2)).toMatchObject({ status: 200 });
  expect(await shifts()).toEqual([wednesday]);
  const deleted = (await history()).filter(({ action }) => action === 'delete');
  expect(deleted.map(({ entity_id }) => entity_id)).toEqual([early.id, late.id]);
  expect(await clear(2)).toMatchObject({ status: 200 });
  expect((await history()).filter(({ action }) => action === 'delete')).toHaveLength(2);
});
