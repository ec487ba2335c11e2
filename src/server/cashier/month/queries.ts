import { sql } from 'kysely';
import type { OpenSale, WholeMonth } from '#contract/cashier/month.ts';
import { monthCards, monthDays, type PaidCount, type PaidPart } from '#domain/cashier/month.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { type DayRange, monthOfYear, rangeOf } from '#domain/shared/period.ts';
import { appointmentLineRows, appointmentRows } from '#server/agenda/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { isMoment, keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/database/paging.ts';
import { clockFrom, instantFrom } from '#server/kernel/database/written-times.ts';
import { paidIn, soldServicesIn } from '#server/payments/revenue-select.ts';

type PaidRow = Omit<PaidPart, 'method' | 'amount'> & {
  method: PaidPart['method'] | null;
  count: number;
  amount: string;
};

/** The cards and the days are sums of the same rows, so that they cannot disagree. */
export async function readMonth(db: Database, { year, month }: { year: number; month: number }): Promise<WholeMonth> {
  const { parts, counts, services } = await readPaid(db, rangeOf(monthOfYear(year, month)));
  return { cards: monthCards(parts, counts, services), days: monthDays(parts, counts) };
}

/**
 * What was paid in those days, by day, kind and method; and by day and kind how many things were paid, which the methods cannot tell: what
 * was paid in two ways is in both. Everything lies in the index by day. `services`: what of the sales is no product.
 */
async function readPaid(db: Database, { first, last }: DayRange) {
  const { rows } = await sql<{ paid: PaidRow[]; services: { amount: string; sales: number } }>`
    select (select coalesce(json_agg(one), '[]') from (
        select day::text as date, kind, method, count(*)::int as payments, count(distinct thing)::int as count, sum(amount)::text as amount
        from ${paidIn(first, last)} as paid group by grouping sets ((day, kind, method), (day, kind))) as one) as paid,
      (select json_build_object('amount', coalesce(sum(revenue), 0)::text, 'sales', count(distinct sale_id) filter (where kind = 'sold'
          and not exists (select from sale_items where sale_items.sale_id = line.sale_id))::int)
        from ${soldServicesIn(first, last)} as line) as services`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('A statement without a table answered no row.');
  const { paid, services } = read;
  return {
    parts: paid.flatMap(({ date, kind, method, payments, amount }): PaidPart[] =>
      method ? [{ date, kind, method, payments, amount: centsFromDecimal(amount) }] : [],
    ),
    counts: paid.flatMap(({ date, kind, method, count }): PaidCount[] => (method ? [] : [{ date, kind, count }])),
    services: { amount: centsFromDecimal(services.amount), sales: services.sales },
  };
}

type OpenSaleRow = Omit<OpenSale, 'appointment' | 'total'> & {
  appointment_id: string | null;
  date: string | null;
  start_time: string | null;
  services: number;
  total: string;
};

type OpenRows = { count: number; total: string; rows: OpenSaleRow[] };

/**
 * The oldest first, with how many there are and what they come to. The services of an appointment that was finalised by itself are paid:
 * only the products are still open.
 */
export async function readOpenSales(db: Database, cursor: string | undefined) {
  const [createdAt, id] = keyFrom(cursor, 2, isMoment) ?? [null, null];
  const { rows: found } = await sql<OpenRows>`
    with open as (
      select sales.id, sales.number, sales.created_at, appointments.id as appointment_id, appointments.date,
        appointments.start_time,
        coalesce(client.name, guest.name, appointments.client_name, nullif(sales.client_name, ''), '') as client_name,
        item.products, coalesce(service.services, 0) + done.services as services,
        whole.value - least(coalesce(round(whole.value * sales.discount_percent / 100, 2), sales.discount), whole.value) as total
      from sales
        left join ${appointmentRows.as('appointments')} on appointments.user_id = sales.user_id and appointments.id = sales.appointment_id
        left join ${clientRows.as('client')} on client.user_id = sales.user_id and client.id = appointments.client_id
        left join ${clientRows.as('guest')} on guest.user_id = sales.user_id and guest.id = sales.client_id
        cross join lateral (select count(*)::int as products, coalesce(sum(value), 0) as value from sale_items
          where user_id = sales.user_id and sale_id = sales.id) as item
        cross join lateral (select count(*)::int as services, coalesce(sum(unit_price), 0) as value from sale_services
          where user_id = sales.user_id and sale_id = sales.id) as done
        left join lateral (
          select greatest(count(line.id), 1)::int as services,
            greatest(coalesce(sum(line.unit_price), appointments.service_revenue_price) - appointments.discount_value, 0) as value
          from ${appointmentLineRows.as('line')}
          where line.user_id = appointments.user_id and line.appointment_id = appointments.id
        ) as service on appointments.status = 'pendente'
        -- A discount is on all of it.
        cross join lateral (select item.value + done.value + coalesce(service.value, 0) as value) as whole
      where sales.status = 'open'
    )
    select (select count(*)::int from open) as count, (select coalesce(sum(total), 0)::text from open) as total,
      (select coalesce(json_agg(page), '[]') from (
        select id, number, client_name, appointment_id, date, start_time, services, products, total::text, created_at::text
        from open
        where ${createdAt}::timestamptz is null or (open.created_at, open.id) > (${createdAt}::timestamptz, ${id}::uuid)
        order by open.created_at, open.id limit ${sql.lit(PAGE_ROWS + 1)}) as page) as rows`.execute(db);
  const { count = 0, total = '0', rows = [] } = found[0] ?? {};
  const page = pageFrom(rows, (row) => [row.created_at, row.id]);
  return { count, total: centsFromDecimal(total), rows: page.rows.map(openSaleFrom), next: page.next };
}

function openSaleFrom({
  appointment_id,
  date,
  start_time,
  services,
  total,
  created_at,
  ...sale
}: OpenSaleRow): OpenSale {
  const appointment =
    appointment_id && date && start_time
      ? { id: appointment_id, date, start_time: clockFrom(start_time), services }
      : null;
  return {
    ...sale,
    appointment,
    total: centsFromDecimal(total),
    created_at: instantFrom(created_at),
  };
}
