import type { Appointment, AppointmentLine } from '#contract/agenda-appointments.ts';

type Earning = Pick<Appointment, 'status' | 'date' | 'professional_id' | 'discount_value' | 'lines'>;

/**
 * Whether saving would change money of a period whose commissions are closed: what counts there now, or would count there then, and is
 * not the same before and after. How it was paid, and at what hour, may still change.
 */
export function touchesClosedPeriod(closedDates: readonly string[], before?: Earning, after?: Earning): boolean {
  const counts = (one?: Earning) => one?.status === 'finalizado' && closedDates.includes(one.date);
  return (counts(before) || counts(after)) && !(before && after && earnsTheSame(before, after));
}

export function earnsTheSame(one: Earning, other: Earning): boolean {
  return JSON.stringify(earningOf(one)) === JSON.stringify(earningOf(other));
}

function earningOf({ status, date, professional_id, discount_value, lines }: Earning) {
  return [status, date, professional_id, discount_value, lines.map(lineOf)];
}

function lineOf(line: AppointmentLine) {
  return [
    // A service that was renamed since is still the same.
    line.service_id ?? line.service_name,
    line.unit_price,
    line.duration_minutes,
    line.professional_id,
    line.commission_percent,
    line.commission_amount,
    line.products_used.map(({ product_id, quantity_used }) => [product_id, quantity_used]),
  ];
}
