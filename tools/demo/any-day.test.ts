import { describe, expect, test } from 'vitest';
import { clients } from './people.ts';
import { salonExceptions } from './salon.ts';
import { stock } from './stock.ts';

// The days a calendar trips over, and a whole week, because Sundays move deliveries.
const DAYS = ['2026-01-01', '2026-12-31', '2028-02-29', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'];

describe.each(DAYS)('the demo salon started on %s', (today) => {
  const { purchases, movements, products } = stock(today);

  test('bought for eighteen months up to the last days, and nothing in the future', () => {
    const bought = purchases.map(({ purchase_date }) => purchase_date).sort();
    const months = Temporal.PlainDate.from(today).since(bought[0] ?? today, { largestUnit: 'month' }).months;
    expect(months).toBeGreaterThanOrEqual(17);
    expect(months).toBeLessThanOrEqual(18);
    expect((bought.at(-1) ?? '') < today).toBe(true);
    expect(purchases.filter(({ payment_date }) => (payment_date ?? '') >= today)).toEqual([]);
  });

  test('records only what has happened', () => {
    const midnight = Temporal.PlainDate.from(today).toZonedDateTime('America/Sao_Paulo').toInstant();
    const moments = [...movements, ...products, ...clients(today)].map(({ created_at }) => created_at ?? '');
    expect(moments.filter((moment) => Temporal.Instant.compare(moment, midnight) >= 0)).toEqual([]);
  });

  test('never used more of a product than was there', () => {
    const onShelf = new Map<string, number>();
    const inOrder = movements.toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at)));
    for (const { product_id, quantity_changed } of inOrder) {
      onShelf.set(product_id, (onShelf.get(product_id) ?? 0) + Number(quantity_changed));
      expect(onShelf.get(product_id)).toBeGreaterThanOrEqual(0);
    }
  });

  test('looks forward to one closed holiday and one with special hours, both on working days', () => {
    const coming = salonExceptions(today);
    expect(coming.map(({ is_closed }) => is_closed)).toEqual([true, false]);
    for (const { date } of coming) {
      expect(date > today).toBe(true);
      expect([2, 3, 4, 5, 6]).toContain(Temporal.PlainDate.from(date).dayOfWeek);
    }
  });
});
