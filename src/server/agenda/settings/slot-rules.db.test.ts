import { expect, test } from 'vitest';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

const PATH = '/api/agenda/slot-rules';
const fresh = { slot_step_minutes: 30, min_notice_minutes: 0, booking_horizon_days: 365 };
const chosen = { slot_step_minutes: 15, min_notice_minutes: 120, booking_horizon_days: 60 };

test('a new salon offers every thirty minutes, at once, a year ahead; a change is kept, and the history tells it', async () => {
  const owner = await signedUp(server);
  expect(await owner.get(PATH)).toMatchObject({ status: 200, body: fresh });
  expect(await owner.put(PATH, chosen)).toMatchObject({ status: 200, body: chosen });
  expect((await owner.get(PATH)).body).toEqual(chosen);
  const { rows } = await server.admin.query(
    `select before, after from history where user_id = $1 and entity = 'profiles' and action = 'update'`,
    [owner.id],
  );
  expect(rows).toEqual([{ before: fresh, after: chosen }]);
});

test('saving the rules together with the settings of the salon, many times at once, waits for nobody in a circle', async () => {
  const owner = await signedUp(server);
  const settings = { business_name: 'Bela', phone: '', address: '', open_time: '08:00', close_time: '18:00' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 ? owner.put(PATH, chosen) : owner.put('/api/account/settings', settings),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test.each([
  ['slot_step_minutes', 25, 'agenda:errors.stepUnknown'],
  ['slot_step_minutes', 0, 'agenda:errors.stepUnknown'],
  ['min_notice_minutes', -1, 'agenda:errors.noticeOutOfRange'],
  ['min_notice_minutes', 43_201, 'agenda:errors.noticeOutOfRange'],
  ['min_notice_minutes', 1.5, 'agenda:errors.noticeOutOfRange'],
  ['min_notice_minutes', null, 'agenda:errors.noticeOutOfRange'],
  ['booking_horizon_days', 0, 'agenda:errors.horizonOutOfRange'],
  ['booking_horizon_days', 731, 'agenda:errors.horizonOutOfRange'],
  ['booking_horizon_days', 1e300, 'agenda:errors.horizonOutOfRange'],
  ['booking_horizon_days', '90', 'agenda:errors.horizonOutOfRange'],
])('%s = %j is refused with %s, and nothing changes', async (field, value, key) => {
  const owner = await signedUp(server);
  const answer = await owner.put(PATH, { ...chosen, [field]: value });
  expect(answer).toMatchObject({ status: 422, body: { data: { fields: { [field]: key } } } });
  expect((await owner.get(PATH)).body).toEqual(fresh);
});

test.each([
  ['min_notice_minutes', 43_200],
  ['booking_horizon_days', 1],
  ['booking_horizon_days', 730],
])('%s = %j is still allowed', async (field, value) => {
  const owner = await signedUp(server);
  expect(await owner.put(PATH, { ...chosen, [field]: value })).toMatchObject({ status: 200, body: { [field]: value } });
});
