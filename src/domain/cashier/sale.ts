import { type Measure, shelfUnit, sizeInBase, stepOf, thousandths, toBase } from '#domain/products/units.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';

/** What is sold: pieces, the product's own package, or a weight or volume out of it. */
export const SOLD_UNITS = ['un', 'display_unit', 'g', 'ml'] as const;
export type SoldUnit = (typeof SOLD_UNITS)[number];

export type Item = { quantity: number; sold_unit: SoldUnit; unit_price: Cents };

/** How a product can be sold, the most usual first: by the package where it has one, else by what it is counted in. */
export function soldUnitsFor(measure: Measure): SoldUnit[] {
  return shelfUnit(measure) === 'display_unit' ? ['display_unit', measure.base_unit] : [measure.base_unit];
}

/** Pieces and packages are sold whole; what is weighed or poured has two decimals. It is also the least that can be sold. */
export function quantityStep(unit: SoldUnit): number {
  return stepOf(unit);
}

/** A price is the package's: what comes out of it costs its share. Rounded once, half up. */
export function itemValue({ quantity, sold_unit, unit_price }: Item, measure: Measure): Cents {
  const size = sold_unit === 'display_unit' ? 1 : (sizeInBase('display_unit', measure) ?? 1);
  const sizeThousandths = thousandths(size);
  const exact = BigInt(unit_price) * thousandths(quantity);
  return cents(Number((2n * exact + sizeThousandths) / (2n * sizeThousandths)));
}

/** What leaves the shelf, in base units; null where the product is not sold in that unit, or more than can be counted. */
export function itemInBase(
  { quantity, sold_unit }: Pick<Item, 'quantity' | 'sold_unit'>,
  measure: Measure,
): number | null {
  if (!soldUnitsFor(measure).includes(sold_unit)) return null;
  const inBase = toBase(quantity, sold_unit, measure);
  return inBase.ok ? inBase.quantity : null;
}

/** A quantity that was brought down to nothing takes its item away. */
export function withoutEmpty<T extends Pick<Item, 'quantity'>>(items: readonly T[]): T[] {
  return items.filter(({ quantity }) => quantity > 0);
}

/** A discount larger than the lines leaves nothing to pay, not a debt. */
export function saleTotals(values: readonly Cents[], discount: Cents): { subtotal: Cents; total: Cents } {
  const subtotal = sumCents(values);
  return { subtotal, total: cents(Math.max(0, subtotal - discount)) };
}

/** What is still there of a product, as people count it: in packages where it has them. Never more than there is. */
export function leftOnShelf(inBase: number, measure: Measure): { left: number; unit_label: string } {
  const size = sizeInBase('display_unit', measure);
  const left = Math.floor((Math.max(0, inBase) / (size ?? 1)) * 1_000) / 1_000;
  return { left, unit_label: unitLabel(size === null ? measure.base_unit : 'display_unit', measure) };
}

/** What one of them is called: the package has a name of its own. */
export function unitLabel(unit: SoldUnit, measure: Pick<Measure, 'display_unit_label'>): string {
  return unit === 'display_unit' ? measure.display_unit_label : unit;
}

/** A ticket is shown with its first items, and how many more there are. */
export const TICKET_PREVIEW = 3;
