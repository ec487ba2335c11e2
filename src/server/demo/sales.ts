import { saleTotals } from '#domain/cashier/sale.ts';
import { type Cents, cents, percentOf } from '#domain/shared/money.ts';
import { addDays } from '#domain/shared/time.ts';
import type { Booking } from './appointments.ts';
import { minutesBefore } from './calendar.ts';
import { type Chance, chanceFor, type Weighed } from './chance.ts';
import { clockTime, type Person, PROFESSIONALS, people } from './people.ts';
import { PRODUCTS } from './products.ts';
import { type Item, itemsFor } from './sale-items.ts';
import type { Rows } from './salon.ts';

/** Moments are 2026-11-17T13:30. */
export type Sale = {
  id: string;
  /** On the comanda of this one. */
  booking: Booking | null;
  client: Person | null;
  items: Item[];
  discount: Cents;
  total: Cents;
  begun: string;
  /** Null while it is open. */
  done: string | null;
  voided: { id: string; at: string; reason: string } | null;
};

const ON_A_COMANDA = 0.045;
const WALK_INS_A_DAY: Weighed<number> = [
  [42, 0],
  [40, 1],
  [15, 2],
  [3, 3],
];
const KNOWN_BY_NAME = 0.4;
const DISCOUNTED = 0.08;
/** With some forty sales a month, about one. */
const TAKEN_BACK = 1 / 40;
const REASONS = ['Produto com defeito', 'Cliente desistiu da compra', 'Venda lançada duas vezes'] as const;

/** What was sold up to now, on comandas and to whoever walked in. */
export function sales(booked: readonly Booking[], doneUntil: string): Sale[] {
  const done = booked.filter(({ status }) => status === 'finalizado');
  const days = [...new Set(done.map(({ date }) => date))];
  const sold = [...done.flatMap(onComanda), ...days.flatMap(walkInsOf(doneUntil))];
  return sold.map(takenBack(days, doneUntil));
}

function onComanda(booking: Booking): Sale[] {
  const chance = chanceFor(`sale on ${booking.id}`);
  if (!chance.happens(ON_A_COMANDA)) return [];
  const items = itemsFor(booking.professional, chance);
  const done = `${booking.date}T${booking.end_time}`;
  return [saleOf(items, { booking, client: booking.client, done }, chance)];
}

function walkInsOf(doneUntil: string): (date: string) => Sale[] {
  const { women, men } = people(doneUntil.slice(0, 10));
  const clientele = [...women, ...men];
  return (date) => {
    const chance = chanceFor(`walk-ins on ${date}`);
    return Array.from({ length: chance.weighed(WALK_INS_A_DAY) }, () => {
      const seller = chance.happens(0.75) ? (PROFESSIONALS[chance.between(0, PROFESSIONALS.length - 1)] ?? null) : null;
      const person = clientele[chance.between(0, clientele.length - 1)];
      const client = person && person.since < date && chance.happens(KNOWN_BY_NAME) ? person : null;
      const items = itemsFor(seller, chance);
      return saleOf(items, { booking: null, client, done: `${date}T${clockTime(chance)}` }, chance);
    }).filter(({ done }) => (done ?? '') <= doneUntil);
  };
}

function saleOf(items: Item[], about: Pick<Sale, 'booking' | 'client'> & { done: string }, chance: Chance): Sale {
  const values = items.map(({ value }) => value);
  const { subtotal } = saleTotals(values, cents(0));
  const tenth = cents(Math.round(percentOf(subtotal, 10) / 100) * 100);
  const discount = chance.happens(DISCOUNTED) ? tenth : cents(0);
  const { total } = saleTotals(values, discount);
  const begun = minutesBefore(about.done, chance.between(3, 12));
  return { id: chance.uuid(), ...about, items, discount, total, begun, voided: null };
}

/** Within the next days on which the salon works. Who pays by the month sorts it out with the bill. */
function takenBack(days: readonly string[], doneUntil: string): (sale: Sale) => Sale {
  return (sale) => {
    const chance = chanceFor(`void of ${sale.id}`);
    if (!sale.done || sale.client?.isMonthly || !chance.happens(TAKEN_BACK)) return sale;
    const soldOn = sale.done.slice(0, 10);
    const wanted = addDays(soldOn, chance.between(0, 4));
    const day = days.find((day) => day >= wanted);
    const at = day === soldOn ? minutesBefore(sale.done, -20) : `${day}T${clockTime(chance)}`;
    if (!day || at > doneUntil) return sale;
    return { ...sale, voided: { id: chance.uuid(), at, reason: chance.pick(REASONS) } };
  };
}

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

/** Sales are numbered in this order. */
export function byBeginning(a: Sale, b: Sale): number {
  return a.begun < b.begun ? -1 : a.begun > b.begun ? 1 : a.id < b.id ? -1 : 1;
}
