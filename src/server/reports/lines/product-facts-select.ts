import { sql } from 'kysely';
import type { DayRange } from '#domain/shared/period.ts';
import { finalisedLineRows } from '../lent-select.ts';

/** Amounts in the currency's unit. */
type ProductFact = {
  day: string;
  kind: 'sale' | 'void';
  sale_id: string;
  /** Of the item in its sale, from one. */
  place: number;
  product_id: string | null;
  seller_id: string | null;
  revenue: string;
};

/**
 * Every product that was sold in those days or taken back, below zero, each on its own day: `from ${productFactsIn(range)} as fact`. What was paid for
 * the sale is shared over its lines by value, as the lines of an appointment are; a sale without lines is an item of its own. So the sum is what the
 * cashier counted for products.
 */
export const productFactsIn = ({ first, last }: DayRange) => sql<ProductFact>`(
  select day, case kind when 'product' then 'sale' else 'void' end as kind, sale_id, place, product_id, staff_id as seller_id, revenue
  from ${finalisedLineRows.as('line')}
  where day between ${first}::date and ${last}::date and kind in ('product', 'void') and revenue is not null
)`;
