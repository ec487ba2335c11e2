import { type Cents, cents } from '#domain/shared/money.ts';

/** What services brought in, and what went out for each of them. */
export type LineSums = {
  count: number;
  /** After the discount. */
  revenue: Cents;
  /** Used, at the cost of the lot that was open then. */
  products: Cents;
  commission: Cents;
  /** What the card companies kept. */
  fee: Cents;
};

export type WithMargin = LineSums & { margin: Cents };

/** What is left of a service for rent, wages and the owner. It may be below zero. */
export function marginOf({ revenue, products, commission, fee }: Omit<LineSums, 'count'>): Cents {
  return cents(revenue - products - commission - fee);
}

export function withMargin<Sums extends LineSums>(sums: Sums): Sums & { margin: Cents } {
  return { ...sums, margin: marginOf(sums) };
}

/** The sums of all: the margin of the whole is the margins together. */
export function addUp(all: readonly LineSums[]): WithMargin {
  const sum = (of: keyof LineSums) => all.reduce((sum, one) => sum + one[of], 0);
  const [revenue, products] = [cents(sum('revenue')), cents(sum('products'))];
  return withMargin({
    count: sum('count'),
    revenue,
    products,
    commission: cents(sum('commission')),
    fee: cents(sum('fee')),
  });
}
