import { type AppointmentChange, productsTaken } from '#domain/agenda/life.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import { settleStock } from './settle-stock.ts';

/** A finalised appointment takes what its services used from the shelf, once; what it no longer uses comes back. */
export function stockFollows(held: Held, { id, before, after }: AppointmentChange) {
  const taking = { before: productsTaken(before), after: productsTaken(after) };
  return settleStock(held, taking, { appointmentId: id });
}
