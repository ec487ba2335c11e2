import { type RawBuilder, sql } from 'kysely';
import { type DayRange, monthOf } from '#domain/shared/period.ts';
import { earningsIn } from '#server/commissions/earnings-select.ts';
import { selectPaidFixedCosts } from '#server/fixed-costs/paid-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { selectPaid } from '#server/payables/paid-select.ts';
import { revenueIn } from '#server/payments/revenue-select.ts';
import { productCostSumsIn } from './product-costs-select.ts';

/**
 * A fixed cost belongs to its month. Inside of it, it lies on its due date; where that is in another month, on the day of this one that is nearest,
 * and on the first where there is none: so that the days of a month add up to it.
 */
const COST_DAY = sql<string>`greatest(cost.month::date,
  least(coalesce(cost.due_date, cost.month::date), (cost.month::date + interval '1 month - 1 day')::date))`;

/** What is paid of the fixed costs of those days: `from ${fixedCostsIn(db, range)} as cost`. */
export const fixedCostsIn = (db: Database, range: DayRange) => {
  const costs = selectPaidFixedCosts(db, monthOf(range.first), monthOf(range.last));
  return sql`(select cost.*, ${COST_DAY} as day from ${costs} as cost
    where ${COST_DAY} between ${range.first}::date and ${range.last}::date)`;
};

/** An amount on its day, in the currency's unit; `purchases` and `product_costs` are two views of the same goods, and nobody adds both. */
type Amount = {
  day: string;
  line: 'services' | 'products' | 'fees' | 'commissions' | 'fixed_costs' | 'purchases' | 'product_costs' | 'expenses';
  amount: string;
};

/**
 * Everything that came in and went out in those days, in brackets. Lines that the statement around it leaves out are not read. What there is most
 * of is added up by day first: to name a month for each of a hundred thousand rows takes longer than to read them.
 */
export function amountsIn(db: Database, range: DayRange): RawBuilder<Amount> {
  return sql<Amount>`(
    select day, line, amount from ${revenueIn(range.first, range.last)} as revenue
      cross join lateral (values ('services', services), ('products', products), ('fees', fees)) as part (line, amount)
    union all
    -- Tips are the clients' money: neither earned by the salon nor spent by it.
    select day, 'commissions', sum(amount) from ${earningsIn(range)} as earning where kind not in ('tip', 'tip_void') group by day
    union all
    select day, 'product_costs', cost from ${productCostSumsIn(range)} as product
    union all
    select day, 'fixed_costs', value::numeric from ${fixedCostsIn(db, range)} as cost
    union all
    select payment_date::date, case kind when 'expense' then 'expenses' else 'purchases' end, value::numeric
    from ${selectPaid(db, range)} as paid)`;
}
