import type { AppointmentForm } from '#contract/agenda/appointments-forms.ts';
import { netValue } from '#domain/agenda/appointment.ts';
import { revenueOf } from '#domain/agenda/revenue.ts';
import { productCost } from '#domain/products/lots.ts';
import { cents } from '#domain/shared/money.ts';
import { countable } from './line-draft.ts';

export type Costs = (product_id: string) => number;

/** What was used, in cents; what is not a quantity yet costs nothing. */
export function costOf(quantity: number | null, perUnit: number) {
  const isQuantity = quantity !== null && quantity > 0 && quantity <= 1_000_000;
  return isQuantity ? productCost(quantity, perUnit) : cents(0);
}

/** The sums of what stands in the form; what cannot be counted with yet counts as nothing. */
export function totalsOf({ lines, discount_value }: Pick<AppointmentForm, 'lines' | 'discount_value'>, costs: Costs) {
  const counted = lines.map(({ unit_price, commission_amount, products_used }) => ({
    unit_price: countable(unit_price) ?? 0,
    commission_amount: countable(commission_amount) ?? 0,
    products_used: products_used.map(({ product_id, quantity_used }) => ({
      total_cost: costOf(quantity_used, costs(product_id)),
    })),
  }));
  const discount = countable(discount_value) ?? cents(0);
  const sum = (amounts: number[]) => cents(amounts.reduce((total, amount) => total + amount, 0));
  const prices = counted.map(({ unit_price }) => cents(unit_price));
  return {
    /** What the client pays. */
    paid: revenueOf({ linePrices: prices, service_revenue_price: cents(0), discount_value: discount }),
    revenue: sum(prices),
    products: sum(counted.flatMap(({ products_used }) => products_used.map(({ total_cost }) => total_cost))),
    commissions: sum(counted.map(({ commission_amount }) => commission_amount)),
    discount,
    net: netValue({ lines: counted, discount_value: discount }),
  };
}
