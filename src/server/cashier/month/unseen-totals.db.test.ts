import { expect, test } from 'vitest';
import type { CashierMonth } from '#contract/cashier/month.ts';
import type { Overview } from '#contract/dashboard/operations.ts';
import { addDays, salonNow } from '#domain/shared/time.ts';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { memberOf } from '#server/kernel/testing/members.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';

const server = testServer();
const salon = perTest(() => bookedSalon(server));

const { date: today } = salonNow(Temporal.Now.instant(), 'America/Sao_Paulo');
const yesterday = addDays(today, -1);
const monthOf = (date: string) => `/api/cashier/month?year=${date.slice(0, 4)}&month=${Number(date.slice(5, 7))}`;

test('who does not see the month’s totals sees what today brought in, and of no other day', async () => {
  for (const date of [today, yesterday]) await salon.book({ date, status: 'finalizado', payment_method: 'PIX' });
  const receptionist = await memberOf(server, salon.owner, 'receptionist');
  const { cards, days } = (await receptionist.get(monthOf(today))).body as CashierMonth;
  expect([cards, days]).toMatchObject([null, [{ date: today, appointments: 1 }]]);
  expect(days).toHaveLength(1);
  expect((await receptionist.get(monthOf('2026-01-01'))).body).toMatchObject({ days: [] });
  const entries = (date: string) => receptionist.get(`/api/cashier/day-entries?date=${date}`);
  expect(await entries(today)).toMatchObject({ status: 200, body: { rows: [{ kind: 'appointment' }] } });
  expect(await entries(yesterday)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
  expect((await salon.owner.get(monthOf(today))).body).toMatchObject({ cards: { total: expect.any(Number) } });
});

test('the first page has what its reader may see: no revenue, no amounts, no appointments', async () => {
  await salon.book({ date: today, status: 'finalizado', payment_method: 'PIX' });
  const seenBy = async (...withheld: ('payments' | 'all_agenda')[]) => {
    const member = await memberOf(server, salon.owner, 'receptionist', { withheld });
    return (await member.get('/api/dashboard')).body as Overview;
  };
  expect(await seenBy()).toMatchObject({ revenue: null, today: { finalised: 1 }, recent: [{ revenue: 80_00 }] });
  expect(await seenBy('payments')).toMatchObject({
    recent: [{ revenue: null, full_price: null, payment_method: null }],
  });
  expect(await seenBy('all_agenda')).toMatchObject({ revenue: null, today: null, upcoming: [], recent: [] });
});
