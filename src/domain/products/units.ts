import { roundTo } from '#domain/shared/numbers.ts';

/** Stock is counted in these, and so is the content of a package. */
export const BASE_UNITS = ['g', 'ml', 'un'] as const;
export type BaseUnit = (typeof BASE_UNITS)[number];

/** What a quantity may be given in. `display_unit` is the product's own package: a flask, a box. */
export const PURCHASE_UNITS = ['kg', 'g', 'l', 'ml', 'un', 'display_unit'] as const;
export type PurchaseUnit = (typeof PURCHASE_UNITS)[number];

/** How a product is measured. With a package it is shown, sold and compared with its minimum in packages. */
export type Measure = { base_unit: BaseUnit; display_unit_label: string; unit_size_in_base: number | null };

/** Smaller packages would not leave room for the number of them. */
export const SMALLEST_PACKAGE = 0.01;

/** Well inside the columns: hundreds of the largest purchases still fit into one stock. */
export const LARGEST_QUANTITY = 99_999_999;

const PLAIN_UNITS: Record<BaseUnit, readonly PurchaseUnit[]> = { g: ['g', 'kg'], ml: ['ml', 'l'], un: ['un'] };

const MISMATCH: Record<BaseUnit, string> = {
  g: 'products:errors.onlyWeight',
  ml: 'products:errors.onlyVolume',
  un: 'products:errors.onlyPieces',
};

/** What a product can be bought and counted in, the most usual first. */
export function unitsFor(measure: Measure): PurchaseUnit[] {
  const plain = PLAIN_UNITS[measure.base_unit];
  return packageSize(measure) === null ? [...plain] : ['display_unit', ...plain];
}

/** Pieces and packages are bought whole; what is weighed or poured has two decimals. */
export function stepOf(unit: PurchaseUnit): number {
  return unit === 'un' || unit === 'display_unit' ? 1 : 0.01;
}

type InBase = { ok: true; quantity: number } | { ok: false; about: 'unit' | 'quantity'; reason: string };

/** A quantity in base units. A unit that does not fit the product is refused with the text that says which would. */
export function toBase(quantity: number, unit: PurchaseUnit, measure: Measure): InBase {
  const size = sizeInBase(unit, measure);
  if (size === null) {
    const reason = unit === 'display_unit' ? 'products:errors.noPackage' : MISMATCH[measure.base_unit];
    return { ok: false, about: 'unit', reason };
  }
  const inBase = multiply(quantity, size);
  return inBase > LARGEST_QUANTITY
    ? { ok: false, about: 'quantity', reason: 'products:errors.tooMuch' }
    : { ok: true, quantity: inBase };
}

/** The content of one such unit, or null when the product is not measured in it. */
export function sizeInBase(unit: PurchaseUnit, measure: Measure): number | null {
  if (unit === 'display_unit') return packageSize(measure);
  if (!PLAIN_UNITS[measure.base_unit].includes(unit)) return null;
  return unit === measure.base_unit ? 1 : 1_000;
}

/** What stands on the shelf: packages where the product has them, else base units. */
export function shelfUnit(measure: Measure): PurchaseUnit {
  return packageSize(measure) === null ? measure.base_unit : 'display_unit';
}

function packageSize({ display_unit_label, unit_size_in_base }: Measure): number | null {
  return display_unit_label !== '' && unit_size_in_base !== null && unit_size_in_base > 0 ? unit_size_in_base : null;
}

/** Quantities have three decimals, as their columns do; in whole thousandths their product is exact. */
function multiply(quantity: number, size: number): number {
  const millionths = thousandths(quantity) * thousandths(size);
  return Number((millionths + 500n) / 1_000n) / 1_000;
}

export function thousandths(quantity: number): bigint {
  return BigInt(roundTo(roundTo(quantity, 3) * 1_000, 0));
}
