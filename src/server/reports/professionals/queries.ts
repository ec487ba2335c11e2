import { sql } from 'kysely';
import type { Cents } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { earningsIn } from '#server/commissions/earnings-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { TODAY } from '#server/kernel/database/today.ts';
import { paymentRows } from '#server/payments/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { lineFactsIn } from '../lines/line-facts-select.ts';
import { productFactsIn } from '../lines/product-facts-select.ts';

export type ProfessionalSums = {
  appointments: number;
  services: number;
  service_revenue: Cents;
  product_revenue: Cents;
  service_commission: Cents;
  product_commission: Cents;
};

export type ProfessionalRow = ProfessionalSums & {
  is_before: boolean;
  id: string | null;
  name: string;
  color: string | null;
  role: string;
  is_active: boolean;
  /** Of the whole salon in those days, each once whoever did something in it. */
  all_appointments: number;
};

/** Whoever did, sold or earned something in those days, and in those before. */
export async function readProfessionalSums(db: Database, now: DayRange, before: DayRange): Promise<ProfessionalRow[]> {
  const { rows } = await sql<ProfessionalRow>`
    select is_before, staff_id as id, coalesce(staff.nome, '')::text as name, staff.color::text as color,
      coalesce(staff.funcao, '')::text as role, coalesce(staff.ativo, false) as is_active, max(all_appointments)::int as all_appointments,
      sum(appointments)::int as appointments, sum(services)::int as services,
      (sum(service_revenue) * 100)::float8 as service_revenue, (sum(product_revenue) * 100)::float8 as product_revenue,
      (sum(service_commission) * 100)::float8 as service_commission, (sum(product_commission) * 100)::float8 as product_commission
    from (
      select false as is_before, * from ${sumsIn(now)} as entry
      union all
      select true, * from ${sumsIn(before)} as entry
    ) as entry left join ${staffRows.as('staff')} on staff.id = entry.staff_id
    group by is_before, staff_id, staff.nome, staff.color, staff.funcao, staff.ativo`.execute(db);
  return rows;
}

/** What was done, what was sold and what was earned, by whom; somebody may have up to three rows. */
const sumsIn = (range: DayRange) => sql`(
  select staff_id, sum(number) as services, count(distinct appointment_id) as appointments, sum(revenue) as service_revenue,
    0 as product_revenue, 0 as service_commission, 0 as product_commission,
    (select count(distinct appointment_id) from ${paymentRows.as('payments')}
      where appointment_id is not null and day between ${range.first}::date and ${range.last}::date and day <= ${TODAY}) as all_appointments
  from ${lineFactsIn(range)} as fact group by staff_id
  union all
  select seller_id, 0, 0, 0, sum(revenue), 0, 0, 0 from ${productFactsIn(range)} as fact group by seller_id
  union all
  select staff_id, 0, 0, 0, 0, coalesce(sum(amount) filter (where kind in ('service', 'sold', 'sold_void')), 0),
    coalesce(sum(amount) filter (where kind in ('product', 'void')), 0), 0
  from ${earningsIn(range)} as earning group by staff_id
)`;
