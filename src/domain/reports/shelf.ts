import { costPerBaseUnit, type Lot } from '#domain/products/lots.ts';
import { stockLevel } from '#domain/products/stock-level.ts';
import { thousandths } from '#domain/products/units.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { daysBetween } from '#domain/shared/time.ts';

/** What has neither been used nor sold for so long lies idle. */
export const IDLE_DAYS = 90;

/** A product as it lies on the shelf today. */
export type OnShelf = {
  /** In what stands on the shelf, and in base units. */
  stock_quantity: number;
  stock_quantity_base: number;
  min_stock: number | null;
  ativo: boolean;
  /** The one in use; null where nothing was ever bought. */
  lot: Lot | null;
  /** The day it was last used or sold; null where it never was. */
  last_out: string | null;
  /** Since when the salon has it. */
  since: string;
};

/** What nobody uses or sells any more is not missing. */
export function isLow({ ativo, stock_quantity, min_stock }: OnShelf): boolean {
  return ativo && stockLevel(stock_quantity, min_stock) === 'low';
}

/** For how many days nothing of it has left the shelf; null where nothing is on it. */
export function restingDays({ stock_quantity_base, last_out, since }: OnShelf, today: string): number | null {
  return stock_quantity_base > 0 ? Math.max(0, daysBetween(last_out ?? since, today)) : null;
}

export function isIdle(product: OnShelf, today: string): boolean {
  return (restingDays(product, today) ?? 0) >= IDLE_DAYS;
}

/** All of it at what a base unit of the open lot cost, as its use in a service is priced. Less than nothing on the shelf is worth nothing. */
export function worthOf({ stock_quantity_base, lot }: OnShelf): Cents {
  if (stock_quantity_base <= 0 || !lot) return cents(0);
  const millionths = BigInt(Math.round(costPerBaseUnit(lot) * 1_000_000));
  // Thousandths of a base unit times millionths of the currency's unit: ten million of them are a cent.
  return cents(Number((thousandths(stock_quantity_base) * millionths + 5_000_000n) / 10_000_000n));
}
