import { cents } from '#domain/shared/money.ts';
import { appointmentRow, type Booking, bookings, forgetOne, lineRows } from './appointments.ts';
import { arrivals } from './arrivals.ts';
import { cashDays } from './cash-days.ts';
import { inInstalments } from './instalments.ts';
import { PRODUCTS, productId, usedIn } from './products.ts';
import { requests } from './requests.ts';
import { byBeginning, openSales, type Sale, sales } from './sales.ts';
import type { Rows } from './salon.ts';
import { stock, type Use } from './stock.ts';
import { takings } from './takings.ts';
import { visits } from './visits.ts';

type Agenda = Omit<ReturnType<typeof stock>, 'costs'> &
  ReturnType<typeof inInstalments> &
  Omit<ReturnType<typeof takings>, 'booked'> & {
    appointments: Rows<'appointments'>;
    lines: Rows<'appointment_services'>;
    requests: ReturnType<typeof requests>;
    cash: ReturnType<typeof cashDays>;
  };

/**
 * Eighteen months of work and the weeks that are booked, with what they took from the shelf and brought into the till; `doneUntil` is
 * 2026-11-17T13:30.
 */
export function agenda(doneUntil: string): Agenda {
  const today = doneUntil.slice(0, 10);
  const planned = visits(today);
  const { booked, forgotten } = forgetOne(bookings(planned, doneUntil), today);
  const sold = sales(booked, doneUntil);
  const { costs, ...goods } = stock(today, [...booked.flatMap(usesOf), ...sold.flatMap(soldOf)].sort(inTime));
  const numbered = [...sold, ...openSales(booked, goods.products, forgotten, doneUntil)].sort(byBeginning);
  const soldAt = new Map(
    costs.flatMap(({ use, total }) => (use.sale && use.quantity > 0 ? [[`${use.sale} ${use.product_id}`, total]] : [])),
  );
  const costOf = (sale: string, product_id: string) => soldAt.get(`${sale} ${product_id}`) ?? cents(0);
  const { booked: paid, ...taken } = takings(booked, numbered, costOf);
  const costsByVisit = Map.groupBy(costs, ({ use }) => use.appointment);
  const costsOf = ({ id }: Booking) => costsByVisit.get(id) ?? [];
  const arrivalOf = arrivals(paid, doneUntil);
  const worked = new Set(booked.filter(({ status }) => status === 'finalizado').map(({ date }) => date));
  return {
    ...goods,
    ...inInstalments(goods.purchases, today),
    ...taken,
    appointments: paid.map((booking) => ({ ...appointmentRow(booking, costsOf(booking)), ...arrivalOf(booking) })),
    lines: paid.flatMap((booking) => lineRows(booking, costsOf(booking))),
    requests: requests(today, planned),
    cash: cashDays([...worked], taken.payments, doneUntil),
  };
}

const byName = new Map(PRODUCTS.map((product) => [product.name, { product, product_id: productId(product.name) }]));

/** Only what was done took anything from the shelf. */
function usesOf({ id, status, date, end_time, lines }: Booking): Use[] {
  if (status !== 'finalizado') return [];
  return lines.flatMap((line) =>
    usedIn(line.service.name).flatMap(([name, quantity]) => {
      const known = byName.get(name);
      return known
        ? { ...known, quantity, day: date, clock: end_time, appointment: id, line: line.id, sale: null }
        : [];
    }),
  );
}

/** Out over the counter, and back where the sale was voided. */
function soldOf({ id, done, items, voided }: Sale): Use[] {
  if (!done) return [];
  return items.flatMap(({ product, inBase }) => {
    const use = { product, product_id: productId(product.name), appointment: null, line: null, sale: id };
    const out = { ...use, quantity: inBase, day: done.slice(0, 10), clock: done.slice(11) };
    return voided
      ? [out, { ...use, quantity: -inBase, day: voided.at.slice(0, 10), clock: voided.at.slice(11) }]
      : [out];
  });
}

function inTime(a: Use, b: Use): number {
  return a.day < b.day ? -1 : a.day > b.day ? 1 : a.clock < b.clock ? -1 : a.clock > b.clock ? 1 : 0;
}
