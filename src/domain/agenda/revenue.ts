import { type Cents, cents, sumCents } from '#domain/shared/money.ts';

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
