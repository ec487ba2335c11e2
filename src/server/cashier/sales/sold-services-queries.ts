import { sql } from 'kysely';
import type { SellableService } from '#contract/cashier/sales.ts';
import type { OwnTerms } from '#domain/services/who-does-what.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { TODAY } from '#server/kernel/database/today.ts';
import { finalisedLineRows } from '#server/reports/lent-select.ts';
import { serviceRows, staffServiceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** Who did it in the last months is likely to have done it again. */
const LATELY_DAYS = 90;

type Sellable = Omit<SellableService, 'price' | 'own_prices'> & {
  price: string;
  own_prices: { staff_id: string; price: string }[];
};

/** What the salon offers, by name, each with who did it lately. */
export async function readSellable(db: Database): Promise<SellableService[]> {
  const { rows } = await sql<Sellable>`
    with lately as (
      select service_id, staff_id, count(*) as times from ${finalisedLineRows.as('line')}
      where day between ${TODAY} - ${sql.lit(LATELY_DAYS)} and ${TODAY} and kind in ('service', 'sold') and service_id is not null
      group by service_id, staff_id
    )
    select id, name, price::text, preco_variavel, duration_minutes, array(
        select staff_id from lately join ${staffRows.as('staff')} on staff.id = staff_id
        where lately.service_id = services.id and staff.ativo and (services.done_by_all or exists (
          select from ${staffServiceRows.as('own')} where own.service_id = services.id and own.staff_id = lately.staff_id))
        order by times desc, staff.search_name, staff_id) as professionals,
      case when not done_by_all then array(
        select staff_id from ${staffServiceRows.as('own')} join ${staffRows.as('staff')} on staff.id = staff_id
        where own.service_id = services.id and staff.ativo order by staff.search_name, staff_id) end as done_by,
      (select coalesce(json_agg(json_build_object('staff_id', own.staff_id, 'price', own.price::text)), '[]')
        from ${staffServiceRows.as('own')} where own.service_id = services.id and own.price is not null and not preco_variavel) as own_prices
    from ${serviceRows.as('services')} order by search_name, id`.execute(db);
  return rows.map((row) => ({
    ...row,
    price: centsFromDecimal(row.price),
    own_prices: row.own_prices.map(({ staff_id, price }) => ({ staff_id, price: centsFromDecimal(price) })),
  }));
}

/** Held until the transaction ends; false where there is no such professional. */
export async function holdStaff(db: Database, id: string): Promise<boolean> {
  const found = db.selectFrom(staffRows.as('staff')).select('id').where('id', '=', id).forKeyShare();
  return (await found.executeTakeFirst()) !== undefined;
}

type Earners = {
  professionals: { id: string; funcao: string; comissao_percentual: number | null }[];
  /** With what those who do it agreed on for themselves. */
  services: { id: string; commission_percent: number | null; doers: OwnTerms[] }[];
};

/** Who did the services of this sale, and the percentages that apply now. */
export async function readEarners(db: Database, saleId: string): Promise<Earners> {
  const line = sql`sale_services where sale_id = ${saleId}::uuid`;
  const { rows } = await sql<Earners>`
    select (select coalesce(json_agg(one), '[]') from (
        select id, funcao, comissao_percentual from ${staffRows.as('staff')} where id in (select professional_id from ${line})) as one) as professionals,
      (select coalesce(json_agg(one), '[]') from (
        select id, commission_percent, (select coalesce(json_agg(json_build_object('staff_id', staff_id, 'price', null, 'duration_minutes', null,
            'commission_percent', own.commission_percent)), '[]') from ${staffServiceRows.as('own')} where own.service_id = services.id) as doers
        from ${serviceRows.as('services')} where id in (select service_id from ${line})) as one) as services`.execute(
    db,
  );
  return rows[0] ?? { professionals: [], services: [] };
}
