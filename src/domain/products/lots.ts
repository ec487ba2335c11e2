import { type Cents, cents, LARGEST_AMOUNT } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { thousandths } from './units.ts';

/** A purchase as what it put on the shelf and what it cost; in the order of purchase_date, then created_at. */
export type Lot = { quantity_purchased_base: number; total_value: Cents };

/** The lot in use: the first whose cumulative quantity exceeds what was consumed, else the last; undefined if nothing was ever bought. */
export function openLot<L extends Lot>(lots: readonly L[], consumed: number): L | undefined {
  const gone = thousandths(consumed);
  let arrived = 0n;
  for (const lot of lots) {
    arrived += thousandths(lot.quantity_purchased_base);
    if (arrived > gone) return lot;
  }
  return lots.at(-1);
}

/** Of one base unit, in the currency's unit with six decimals: 10,00 for 100 ml are 0.1 a ml. Without a lot 0. */
export function costPerBaseUnit(lot: Lot | undefined): number {
  if (!lot) return 0;
  const quantity = thousandths(lot.quantity_purchased_base);
  // Cents over thousandths: ten times as much as currency units over base units.
  const millionths = (BigInt(lot.total_value) * 10_000_000n + quantity / 2n) / quantity;
  return Number(millionths) / 1_000_000;
}

/** What has left the lots: everything bought less what is on the shelf. Stock that a count found beyond the purchases is used up first. */
export function consumedOf(lots: readonly Lot[], stock: number): number {
  const bought = lots.reduce((sum, lot) => sum + thousandths(lot.quantity_purchased_base), 0n);
  return Number(bought - thousandths(stock)) / 1_000;
}

/** What was used or sold, in base units, to the cent, and no more than a column holds. The cost of a base unit has six decimals, as lots have it. */
export function productCost(quantity: number, cost_per_unit: number): Cents {
  const billionths = thousandths(quantity) * BigInt(roundTo(roundTo(cost_per_unit, 6) * 1_000_000, 0));
  return cents(Math.min(LARGEST_AMOUNT, Number((billionths + 5_000_000n) / 10_000_000n)));
}
