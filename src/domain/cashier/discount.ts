import { type Cents, cents, percentOf } from '#domain/shared/money.ts';

/** As it was typed: an amount, or a percentage, which stands before it. */
export type Discount = { discount: number; discount_percent?: number | null | undefined };

/** What a discount takes off, rounded once: never more than there is. */
export function discountOf(amount: Cents, { discount, discount_percent }: Discount): Cents {
  const off = typeof discount_percent === 'number' ? percentOf(amount, discount_percent) : discount;
  return cents(Math.max(0, Math.min(off, amount)));
}

/**
 * A discount on a whole comanda, shared over what it consists of by what each of them costs. The cents that are left go to the largest remainders,
 * of equal ones to the first.
 */
export function sharedDiscount(amounts: readonly Cents[], discount: Discount): Cents[] {
  const total = amounts.reduce<number>((sum, amount) => sum + amount, 0);
  const off = discountOf(cents(total), discount);
  if (total === 0) return amounts.map(() => cents(0));
  const exact = amounts.map((amount) => BigInt(off) * BigInt(amount));
  const whole = exact.map((one) => Number(one / BigInt(total)));
  const left = off - whole.reduce((sum, one) => sum + one, 0);
  const first = exact
    .map((one, index) => ({ index, rest: one % BigInt(total) }))
    .sort((one, other) => Number(other.rest - one.rest) || one.index - other.index)
    .slice(0, left)
    .map(({ index }) => index);
  return whole.map((one, index) => cents(one + (first.includes(index) ? 1 : 0)));
}
