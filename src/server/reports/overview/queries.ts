import { sql } from 'kysely';
import type { DayRange } from '#domain/shared/period.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows, saleVoidRows } from '#server/cashier/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { revenueIn } from '#server/payments/revenue-select.ts';
import { productRows } from '#server/products/lent-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { amountsIn } from '../amounts-select.ts';
import { lineFactsIn } from '../lines/line-facts-select.ts';
import { productFactsIn } from '../lines/product-facts-select.ts';

type Periods = { month: DayRange; lastMonth: DayRange; sixMonths: DayRange };

export type OverviewRows = {
  revenue: string;
  remains: string;
  professionals: number;
  /** What each service brought in, in cents, in whatever order. */
  services: number[];
  /** Who came, each once; what was taken back was no visit. */
  clients: number;
  low: number;
};

/** Every figure in one statement, from the rows that its report is made of. */
export async function readFigures(db: Database, { month, lastMonth, sixMonths }: Periods): Promise<OverviewRows> {
  const { rows } = await sql<OverviewRows>`
    with done as materialized (select * from ${lineFactsIn(lastMonth)} as fact)
    select
      (select coalesce(sum(services + products), 0)::text from ${revenueIn(month.first, month.last)} as revenue) as revenue,
      (select coalesce(sum(case when line in ('services', 'products') then amount else -amount end), 0)::text
        from ${amountsIn(db, sixMonths)} as amounts where line <> 'purchases') as remains,
      (select count(distinct staff_id)::int from (
          select staff_id from done union all select seller_id from ${productFactsIn(lastMonth)} as sold
        ) as active) as professionals,
      (select coalesce(json_agg(brought), '[]') from (
          select (sum(revenue) * 100)::float8 as brought from done left join ${serviceRows.as('services')} on services.id = service_id
          group by service_id, coalesce(services.name, service_name)
        ) as service) as services,
      (select count(distinct client_id)::int from (
          select client_id from ${appointmentRows.as('appointments')}
          where status = 'finalizado' and date between ${lastMonth.first} and ${lastMonth.last}
          union all
          select client_id from ${saleRows.as('sales')}
          where status = 'finalised' and finalized_on between ${lastMonth.first} and ${lastMonth.last}
            and not exists (select from ${saleVoidRows.as('void')} where void.user_id = sales.user_id and void.sale_id = sales.id)
        ) as visit) as clients,
      (select count(*)::int from ${productRows.as('products')} where ativo
        and stock_quantity_base / coalesce(unit_size_in_base, 1) <= coalesce(min_stock, 5)) as low`.execute(db);
  return rows[0] as OverviewRows;
}
