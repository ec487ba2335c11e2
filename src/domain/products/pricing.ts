import { type Cents, cents, percentOf } from '#domain/shared/money.ts';
import { type Measure, type PurchaseUnit, shelfUnit, sizeInBase, thousandths } from './units.ts';

export const DEFAULT_MARKUP = 100;
const HIGHEST_MARKUP = 10_000;
const HIGHEST_COST = 999_999_999_999n;

/** What one unit on the shelf cost, when `unitCost` was paid for one purchase unit. Null when the units do not fit, or no price could. */
export function costOnShelf(unitCost: Cents, unit: PurchaseUnit, measure: Measure): Cents | null {
  const [bought, shelved] = [sizeInBase(unit, measure), sizeInBase(shelfUnit(measure), measure)];
  if (bought === null || shelved === null) return null;
  const size = thousandths(bought);
  const cost = (BigInt(unitCost) * thousandths(shelved) + size / 2n) / size;
  return cost > HIGHEST_COST ? null : cents(Number(cost));
}

/** Cost x (1 + markup/100). Null for a markup that is no percentage anybody would ask for. */
export function suggestedPrice(cost: Cents, markup = DEFAULT_MARKUP): Cents | null {
  if (!(markup >= 0 && markup <= HIGHEST_MARKUP)) return null;
  return cents(cost + percentOf(cost, markup));
}

/** The part of the price that is not cost, as a fraction: 0.5 is half of it. Without a price there is none. */
export function margin(price: Cents, cost: Cents): number | null {
  return price > 0 ? (price - cost) / price : null;
}
