import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NextTimes } from '#contract/agenda/appointments.ts';
import { addDays, salonNow } from '#domain/shared/time.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { bookedSalon } from '../testing/booked-salon.ts';

const server = testServer();
const salon = perTest(() => bookedSalon(server));

const today = salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date;
const served = (daysAgo: number, changes: object = {}) =>
  salon.book({ date: addDays(today, -daysAgo), status: 'finalizado', payment_method: 'PIX', ...changes });
const next = async (id: string) =>
  (await salon.owner.get(`/api/agenda/appointments/${id}/next-times`)).body as NextTimes;
/** Nobody works on some days of the week unless the salon says so. */
const openEveryDay = () =>
  server.admin.query(
    `update salon_hours set is_open = true, open_time = '08:00', close_time = '20:00' where user_id = $1`,
    [salon.owner.id],
  );

test('a client is offered the same weekday and hour after the usual weeks, a day after, and another part of the day', async () => {
  await openEveryDay();
  await served(42);
  await served(21);
  const { id } = await served(0);
  const date = addDays(today, 21);
  expect(await next(id)).toEqual({
    weeks: 3,
    is_usual: true,
    date,
    times: [
      { date, start_time: '10:00', kind: 'same' },
      { date: addDays(date, 1), start_time: '10:00', kind: 'later' },
      { date, start_time: expect.stringMatching(/^12:/), kind: 'afternoon' },
    ],
  });
});

test('what is taken is not offered, and without a habit four weeks are proposed', async () => {
  await openEveryDay();
  const { id } = await served(1);
  const date = addDays(today, 27);
  await salon.book({ date, start_time: '09:30', lines: [salon.line({ duration_minutes: 60 })] });
  const answer = await next(id);
  expect(answer).toMatchObject({ weeks: 4, is_usual: false, date });
  expect(answer.times[0]).toMatchObject({ date, kind: 'near' });
  expect(answer.times[0]?.start_time).not.toBe('10:00');
});

test('what was long ago is offered on a day to come, on the same weekday', async () => {
  await openEveryDay();
  const { id } = await served(70);
  expect(await next(id)).toMatchObject({
    date: addDays(today, 7),
    times: [{ start_time: '10:00', kind: 'same' }, {}, {}],
  });
});

test('nothing is offered with a professional who has left; nobody’s appointment is not found', async () => {
  const { id } = await served(0);
  await server.admin.query('update staff set ativo = false where id = $1', [salon.rita]);
  expect((await next(id)).times).toEqual([]);
  expect(await salon.owner.get(`/api/agenda/appointments/${randomUUID()}/next-times`)).toMatchObject({ status: 404 });
});
