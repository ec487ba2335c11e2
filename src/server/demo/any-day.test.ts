import { describe, expect, test } from 'vitest';
import { weekdayOf } from '#domain/shared/time.ts';
import { agenda } from './agenda.ts';
import { bookings } from './appointments.ts';
import { expenses } from './expenses.ts';
import { clients } from './people.ts';
import { salonExceptions } from './salon.ts';
import { staffTimeOff } from './time-off.ts';
import { visits } from './visits.ts';

// The days a calendar trips over, and a day of rest.
const DAYS = ['2026-12-31', '2028-02-29', '2026-11-15'];

describe.each(DAYS)('the demo salon started on %s', (today) => {
  const { purchases, movements, products, appointments, requests, ...money } = agenda(`${today}T14:00`);

  test('bought for eighteen months up to the last days, and nothing in the future', () => {
    const bought = purchases.map(({ purchase_date }) => purchase_date).sort();
    const months = Temporal.PlainDate.from(today).since(bought[0] ?? today, { largestUnit: 'month' }).months;
    expect(months).toBeGreaterThanOrEqual(17);
    expect(months).toBeLessThanOrEqual(18);
    expect((bought.at(-1) ?? '') < today).toBe(true);
    expect(purchases.filter(({ payment_date }) => (payment_date ?? '') >= today)).toEqual([]);
  });

  test('pays two purchases in parts, of which some are paid and none on a day to come', () => {
    const split = Map.groupBy(money.instalments, ({ purchase_id }) => purchase_id);
    expect(split.size).toBe(2);
    for (const parts of split.values()) {
      expect(new Set(parts.map(({ payment_status }) => payment_status)).size).toBe(2);
      expect(parts.filter(({ payment_date }) => (payment_date ?? '') >= today)).toEqual([]);
    }
    const spent = expenses(today);
    expect(new Set(spent.map(({ id }) => id)).size).toBe(spent.length);
    expect(
      spent.filter(({ expense_date, payment_date }) => expense_date > today || (payment_date ?? '') >= today),
    ).toEqual([]);
  });

  test('records only what has happened', () => {
    const now = Temporal.Instant.from(`${today}T14:00:00-03:00`);
    const recorded = [...movements, ...products, ...appointments, ...requests.appointments, ...clients(today)];
    const ofMoney = [...money.sales, ...money.saleItems, ...money.payments, ...money.cash.movements];
    const received = money.payments.flatMap(({ received_at }) => received_at ?? []);
    const drawers = money.cash.days.flatMap(({ opened_at, closed_at }) => [opened_at ?? '', closed_at ?? []].flat());
    const moments = [...[...recorded, ...ofMoney].map(({ created_at }) => created_at ?? ''), ...received, ...drawers];
    expect(moments.filter((moment) => Temporal.Instant.compare(moment, now) > 0)).toEqual([]);
  });

  test('never used more of a product than was there', () => {
    const onShelf = new Map<string, number>();
    const inOrder = movements.toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at)));
    const impossible = inOrder.filter(({ product_id, quantity_changed }) => {
      const left = (onShelf.get(product_id) ?? 0) + Number(quantity_changed);
      onShelf.set(product_id, left);
      return left < 0;
    });
    expect(impossible).toEqual([]);
  });

  test('has appointments on working days only, with today among them, some done and some to come', () => {
    const weekdays = appointments.filter(({ date }) => date !== today).map(({ date }) => weekdayOf(date));
    expect(new Set(weekdays)).toEqual(new Set([2, 3, 4, 5, 6]));
    const statuses = appointments.filter(({ date }) => date === today).map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(['finalizado', 'pendente']));
  });

  test('has done today what has ended, and nothing else, whatever the hour', () => {
    const planned = visits(today).filter(({ date }) => date === today);
    for (const clock of ['00:00', '10:09', '14:00', '23:59']) {
      const kept = bookings(planned, `${today}T${clock}`).filter(({ status }) => status !== 'cancelado');
      const wrong = kept.filter(({ status, end_time }) => (status === 'finalizado') !== end_time <= clock);
      expect(wrong).toEqual([]);
    }
  });

  test('books nobody into blocked time', () => {
    const blocked = staffTimeOff(today).flatMap(({ staff_id, starts_at, ends_at }) =>
      appointments.filter(
        ({ professional_id, date, start_time, end_time }) =>
          professional_id === staff_id && `${date}T${start_time}` < ends_at && `${date}T${end_time}` > starts_at,
      ),
    );
    expect(blocked).toEqual([]);
  });

  test('looks forward to one closed holiday and one with special hours, both on working days', () => {
    const coming = salonExceptions(today).filter(({ date }) => date !== today);
    expect(coming.map(({ is_closed }) => is_closed)).toEqual([true, false]);
    for (const { date } of coming) {
      expect(date > today).toBe(true);
      expect([2, 3, 4, 5, 6]).toContain(Temporal.PlainDate.from(date).dayOfWeek);
    }
  });
});

test('the demo salon is the same at the same moment, ids included', () => {
  const [one, other] = [agenda('2026-11-17T14:00'), agenda('2026-11-17T14:00')].map((made) => JSON.stringify(made));
  // Compared as a whole: telling where fifty thousand rows differ would take longer than making them.
  expect(one === other).toBe(true);
});

test.each(['00:00', '23:59'])(
  'the demo salon has one drawer open at %s, and nothing in it or on the desk from the future',
  (clock) => {
    const { cash, sales, payments } = agenda(`2026-11-17T${clock}`);
    const now = `2026-11-17T${clock}:00-03:00`;
    const open = cash.days.filter(({ closed_at }) => closed_at === null);
    expect(open.map(({ opened_at }) => String(opened_at) <= now)).toEqual([true]);
    const rows = [...cash.movements, ...sales, ...payments];
    expect(rows.filter(({ created_at }) => String(created_at) > now)).toEqual([]);
  },
);
