import { saleTotals } from '#domain/cashier/sale.ts';
import { cents } from '#domain/shared/money.ts';
import type { Booking } from './appointments.ts';
import { minutesBefore } from './calendar.ts';
import { chanceFor } from './chance.ts';
import { PRODUCTS } from './products.ts';
import { itemsFor } from './sale-items.ts';
import type { Sale } from './sales.ts';
import type { Rows } from './salon.ts';

/** Enough for whatever one client takes home. */
const SHELF_FULL_ENOUGH = 3;

/** What lies on the desk just now: the next two clients of today, somebody who walked in, and one that was forgotten days ago. */
export function openSales(
  booked: readonly Booking[],
  products: Rows<'products'>,
  forgotten: Booking | undefined,
  now: string,
): Sale[] {
  const [first, second] = booked
    .filter(({ date, status }) => date === now.slice(0, 10) && status === 'pendente')
    .sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
  const there = PRODUCTS.filter(({ name, unit }) =>
    products.some(
      (row) =>
        row.name === name && Number(row.stock_quantity_base) >= (unit === 'un' ? 1 : unit.size) * SHELF_FULL_ENOUGH,
    ),
  );

  function opened(booking: Booking | null, begun: string): Sale {
    const chance = chanceFor(`open sale of ${booking?.id ?? 'a walk-in'} on ${begun.slice(0, 10)}`);
    const items = itemsFor(booking?.professional ?? null, chance, there);
    const { total } = saleTotals(
      items.map(({ value }) => value),
      cents(0),
    );
    const client = booking?.client ?? null;
    return { id: chance.uuid(), booking, client, items, discount: cents(0), total, begun, done: null, voided: null };
  }

  return [
    ...(forgotten ? [opened(forgotten, `${forgotten.date}T${forgotten.end_time}`)] : []),
    ...(first ? [opened(first, minutesBefore(now, 52))] : []),
    ...(second ? [opened(second, minutesBefore(now, 19))] : []),
    opened(null, minutesBefore(now, 8)),
  ].filter(({ items }) => items.length > 0);
}
