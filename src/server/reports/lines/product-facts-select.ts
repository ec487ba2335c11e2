import { sql } from 'kysely';
import type { DayRange } from '#domain/shared/period.ts';
import { saleItemRows } from '#server/cashier/lent-select.ts';
import { paymentRows } from '#server/payments/lent-select.ts';

/** In whole cents. */
type ProductFact = {
  day: string;
  kind: 'sale' | 'void';
  sale_id: string;
  /** Of the item in its sale, from one. */
  place: number;
  product_id: string | null;
  seller_id: string | null;
  revenue: number;
};

/**
 * Every product that was sold in those days or taken back, below zero, each on its own day: `from ${productFactsIn(range)} as fact`. What was paid for
 * the sale is shared over its items by value, as the lines of an appointment are; a sale without items is an item of its own. So the sum is what the
 * cashier counted for products.
 */
export const productFactsIn = ({ first, last }: DayRange) => sql<ProductFact>`(
  with paid as (
    select user_id, sale_id, void_id, day, coalesce(void_id, sale_id) as thing, abs(sum(amount)) * 100 as paid,
      case when void_id is null then 1 else -1 end as sign
    from ${paymentRows.as('payments')} where sale_id is not null and day between ${first}::date and ${last}::date
    group by user_id, sale_id, void_id, day
  ), item as (
    select paid.*, row_number() over (partition by thing order by item.position, item.id) as place, item.product_id, item.seller_id,
      coalesce(item.value, 0) * 100 as value
    from paid left join ${saleItemRows.as('item')} on item.user_id = paid.user_id and item.sale_id = paid.sale_id
  ), weighed as (
    select *, case when sum(value) over whole > 0 then value when place = 1 then 1 else 0 end as weight
    from item window whole as (partition by thing)
  ), divided as (
    select *, div(paid * weight, sum(weight) over whole) as paid_whole, mod(paid * weight, sum(weight) over whole) as paid_rest
    from weighed window whole as (partition by thing)
  )
  select day, case sign when 1 then 'sale' else 'void' end as kind, sale_id, place, product_id, seller_id, sign * (paid_whole + (row_number() over (partition by thing order by paid_rest desc, place)
    <= paid - sum(paid_whole) over whole)::int) as revenue
  from divided window whole as (partition by thing)
)`;
