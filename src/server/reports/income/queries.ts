import { sql } from 'kysely';
import type { DayRange } from '#domain/shared/period.ts';
import { earningsIn } from '#server/commissions/earnings-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { selectPaid } from '#server/payables/paid-select.ts';
import { revenueIn } from '#server/payments/revenue-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { amountsIn, fixedCostsIn } from '../amounts-select.ts';

export type IncomeRows = {
  revenue: Array<{ day: string; services: string; products: string; fees: string; appointments: number }>;
  commissions: Array<{ staff_id: string; name: string; day: string; services: number; amount: string }>;
  fixed_costs: Array<{ id: string; name: string; category: string; day: string; value: string; observations: string }>;
  paid: Array<{
    id: string;
    kind: 'purchase' | 'instalment' | 'expense';
    description: string;
    category: string | null;
    supplier: string;
    value: string;
    payment_date: string;
    number: number | null;
    of: number | null;
  }>;
  /** Of the days it is compared with. */
  revenue_before: string;
  expenses_before: string;
};

/** The whole page in one statement. Amounts as text: inside JSON they would become floats. */
export async function readIncomeRows(db: Database, range: DayRange, before: DayRange): Promise<IncomeRows> {
  const { rows } = await sql<IncomeRows>`
    with before as (select line, amount from ${amountsIn(db, before)} as amounts where line <> 'product_costs')
    select
      (select coalesce(json_agg(json_build_object('day', day, 'services', services::text, 'products', products::text,
          'fees', fees::text, 'appointments', appointments)), '[]')
        from ${revenueIn(range.first, range.last)} as revenue) as revenue,
      (select coalesce(json_agg(earned), '[]') from (
        select staff_id, staff.nome as name, day, count(*) filter (where kind in ('service', 'sold') and amount <> 0)::int as services,
          sum(amount)::text as amount
        from ${earningsIn(range)} as earning join ${staffRows.as('staff')} on staff.id = staff_id
        where kind not in ('tip', 'tip_void')
        group by staff_id, staff.nome, day having sum(amount) <> 0 order by staff.nome, staff_id, day) as earned) as commissions,
      (select coalesce(json_agg(cost order by day, name), '[]') from ${fixedCostsIn(db, range)} as cost) as fixed_costs,
      (select coalesce(json_agg(paid order by payment_date, description), '[]') from ${selectPaid(db, range)} as paid) as paid,
      (select coalesce(sum(amount), 0)::text from before where line in ('services', 'products')) as revenue_before,
      (select coalesce(sum(amount), 0)::text from before where line not in ('services', 'products')) as expenses_before`.execute(
    db,
  );
  return rows[0] as IncomeRows;
}
