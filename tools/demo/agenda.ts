import { appointmentRow, type Booking, bookings, lineRows } from './appointments.ts';
import { PRODUCTS, productId, usedIn } from './products.ts';
import { requests } from './requests.ts';
import type { Rows } from './salon.ts';
import { stock, type Use } from './stock.ts';
import { visits } from './visits.ts';

type Agenda = Omit<ReturnType<typeof stock>, 'costs'> & {
  appointments: Rows<'appointments'>;
  lines: Rows<'appointment_services'>;
  requests: ReturnType<typeof requests>;
};

/** Eighteen months of work and the weeks that are booked, with what they took from the shelf; `doneUntil` is 2026-11-17T13:30. */
export function agenda(doneUntil: string): Agenda {
  const today = doneUntil.slice(0, 10);
  const planned = visits(today);
  const booked = bookings(planned, doneUntil);
  const { costs, ...goods } = stock(today, booked.flatMap(usesOf).sort(inTime));
  const costsByVisit = Map.groupBy(costs, ({ use }) => use.appointment);
  const costsOf = ({ id }: Booking) => costsByVisit.get(id) ?? [];
  return {
    ...goods,
    appointments: booked.map((booking) => appointmentRow(booking, costsOf(booking))),
    lines: booked.flatMap((booking) => lineRows(booking, costsOf(booking))),
    requests: requests(today, planned),
  };
}

const byName = new Map(PRODUCTS.map((product) => [product.name, { product, product_id: productId(product.name) }]));

/** Only what was done took anything from the shelf. */
function usesOf({ id, status, date, end_time, lines }: Booking): Use[] {
  if (status !== 'finalizado') return [];
  return lines.flatMap((line) =>
    usedIn(line.service.name).flatMap(([name, quantity]) => {
      const known = byName.get(name);
      return known ? { ...known, quantity, day: date, clock: end_time, appointment: id, line: line.id } : [];
    }),
  );
}

function inTime(a: Use, b: Use): number {
  return a.day < b.day ? -1 : a.day > b.day ? 1 : a.clock < b.clock ? -1 : a.clock > b.clock ? 1 : 0;
}
