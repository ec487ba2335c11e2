import { sql } from 'kysely';
import type { OverviewAppointment, WholeOverview } from '#contract/dashboard/operations.ts';
import type { PricedRow } from '#domain/agenda/revenue.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { appointmentLineRows, appointmentRows } from '#server/agenda/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { revenueIn } from '#server/payments/revenue-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

export type OverviewRows = Pick<WholeOverview, 'date' | 'today' | 'clients'> & {
  compared_until: string;
  /** What came of appointments and of sales in this month, day by day. */
  by_day: Array<{ date: string; services: string; products: string }>;
  /** Appointments of this month. */
  finalised: number;
  /** Of the same days of the month before. */
  revenue_before: string;
  upcoming: AppointmentRow[];
  recent: AppointmentRow[];
};

export type AppointmentRow = Omit<OverviewAppointment, 'payment_method' | 'services' | 'full_price' | 'revenue'> &
  PricedRow & { payment_method: string | null };

const FETCHED_UPCOMING = 10;
const RECENT = 3;

/** The whole page in one statement; the salon's clock is the profile's, so that knowing it costs no round trip of its own. */
export async function readOverview(db: Database, now: Temporal.Instant): Promise<OverviewRows> {
  const { rows } = await sql<OverviewRows>`
    with salon as (
      select clock, clock::date as today, date_trunc('month', clock)::date as month_start,
        (date_trunc('month', clock) + interval '1 month')::date as next_month,
        (date_trunc('month', clock) - interval '1 month')::date as month_before,
        -- A month before the 31st of March is the last of February.
        (clock - interval '1 month')::date as compared_until,
        date_trunc('month', clock) at time zone timezone as month_began
      from ${profileRows.as('profiles')}, lateral (select ${now.toString()}::timestamptz at time zone timezone as clock) as read
    ), earned as (
      select revenue.* from salon cross join lateral ${revenueIn(sql`month_before`, sql`next_month - 1`)} as revenue
    )
    select today::text as date, compared_until::text,
      (select json_build_object('appointments', count(*), 'finalised', count(*) filter (where status = 'finalizado'),
          'awaiting', count(*) filter (where requires_confirmation and status = 'pendente'))
        from ${appointmentRows.as('appointments')} where date = today and status <> 'cancelado') as today,
      (select json_build_object('active', count(*), 'new_this_month', count(*) filter (where created_at >= month_began))
        from ${clientRows.as('clients')}) as clients,
      (select coalesce(json_agg(json_build_object('date', day, 'services', services::text, 'products', products::text)
          order by day), '[]') from earned where day >= month_start) as by_day,
      (select coalesce(sum(appointments), 0)::int from earned where day >= month_start) as finalised,
      (select coalesce(sum(services + products), 0)::text from earned where day < month_start and day <= compared_until)
        as revenue_before,
      ${appointments(
        sql`status not in ('cancelado', 'finalizado') and date >= today and date + appointments.start_time > clock`,
        sql`date, appointments.start_time, appointments.id`,
        FETCHED_UPCOMING,
      )} as upcoming,
      ${appointments(
        sql`status = 'finalizado' and date = today`,
        sql`appointments.end_time desc, appointments.start_time desc, appointments.id`,
        RECENT,
      )} as recent
    from salon`.execute(db);
  const [overview] = rows;
  if (!overview) throw new Error('A signed-in owner has a profile.');
  return overview;
}

/** Amounts as text: inside JSON they would become floats. */
function appointments(which: ReturnType<typeof sql>, order: ReturnType<typeof sql>, most: number) {
  return sql`(select coalesce(json_agg(shown), '[]') from (
    select appointments.id, date, start_time, requires_confirmation, payment_method,
      coalesce(clients.name, client_name) as client_name,
      coalesce(staff.nome, professional_name) as professional_name, staff.color as professional_color,
      services.name as service_name, service_revenue_price::text, discount_value::text,
      (select coalesce(json_agg(json_build_object('service_name', line.service_name, 'unit_price', line.unit_price::text)
          order by line.position), '[]')
        from ${appointmentLineRows.as('line')}
        where line.user_id = appointments.user_id and line.appointment_id = appointments.id) as lines
    from ${appointmentRows.as('appointments')}
      left join ${clientRows.as('clients')} on clients.user_id = appointments.user_id and clients.id = client_id
      left join ${staffRows.as('staff')} on staff.user_id = appointments.user_id and staff.id = professional_id
      left join ${serviceRows.as('services')} on services.user_id = appointments.user_id and services.id = service_id
    where ${which} order by ${order} limit ${sql.lit(most)}) as shown)`;
}
