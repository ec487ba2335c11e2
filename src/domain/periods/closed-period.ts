/** What a finished piece of work earns whom: the part of it that a closing has counted. */
type Earning = {
  status: string;
  date: string;
  professional_id: string | null;
  discount_value: number;
  lines: readonly EarningLine[];
};

export type EarningLine = {
  service_id: string | null;
  service_name: string;
  unit_price: number;
  duration_minutes: number;
  professional_id: string | null;
  commission_percent: number | null;
  commission_amount: number | null;
  products_used: ReadonlyArray<{ product_id: string; quantity_used: number }>;
};

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

function lineOf(line: EarningLine) {
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
