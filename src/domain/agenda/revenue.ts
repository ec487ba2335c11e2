import { type Cents, cents, centsFromDecimal, sumCents } from '#domain/shared/money.ts';

export type Priced = {
  linePrices: readonly Cents[];
  /** Stands for the lines where an appointment has none. */
  service_revenue_price: Cents;
  discount_value: Cents;
};

/** What the services cost before the discount. */
export function fullPrice({ linePrices, service_revenue_price }: Priced): Cents {
  return linePrices.length > 0 ? sumCents(linePrices) : service_revenue_price;
}

/** What an appointment brings in: a discount larger than the price leaves nothing, not a debt. */
export function revenueOf(appointment: Priced): Cents {
  return cents(Math.max(0, fullPrice(appointment) - appointment.discount_value));
}

/** An appointment as its row has it, with its lines in their order; amounts are decimal texts. */
export type PricedRow = {
  service_name: string | null;
  service_revenue_price: string;
  discount_value: string;
  lines: ReadonlyArray<{ service_name: string; unit_price: string }>;
};

export function servicesAndPrices({ service_name, service_revenue_price, discount_value, lines }: PricedRow) {
  const priced = {
    linePrices: lines.map(({ unit_price }) => centsFromDecimal(unit_price)),
    service_revenue_price: centsFromDecimal(service_revenue_price),
    discount_value: centsFromDecimal(discount_value),
  };
  // Deleting a service keeps its name on the lines; without lines only the service itself can tell it.
  const named = lines.length > 0 ? lines.map((line) => line.service_name) : [service_name];
  return {
    services: named.filter((name) => name !== null),
    full_price: fullPrice(priced),
    revenue: revenueOf(priced),
  };
}
