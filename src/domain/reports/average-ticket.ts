import { type Cents, cents } from '#domain/shared/money.ts';

/** What an appointment brings in on the average, to the cent; null where there was none. */
export function averageTicket(revenue: Cents, appointments: number): Cents | null {
  return appointments > 0 ? cents(Math.round(revenue / appointments)) : null;
}
