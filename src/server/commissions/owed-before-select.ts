import { sql } from 'kysely';
import { TODAY } from '#server/kernel/database/today.ts';

/**
 * What is owed from the days before that one, in brackets: `select staff_id, sum(amount) from ${owedBefore(first)} as owed group by staff_id`. Of everybody, or of
 * one. What a closing has counted is in its rows, what an open month comes to is carried by the database (`commission_months`); so only the open
 * days are read line by line that lie in the month of that day, or in one that a closing has cut. The month of today is never taken as a
 * whole: what is done ahead of its day does not count yet.
 */
export const owedBefore = (first: string, staff?: string) => {
  const isAsked = staff === undefined ? sql`staff_id is not null` : sql`staff_id = ${staff}::uuid`;
  return sql<{ staff_id: string; amount: string }>`(
    with known as materialized (
      select date_trunc('month', least(${first}::date, ${TODAY}))::date as running, coalesce(range_agg(period), '{}') as closed,
        coalesce(range_agg(daterange(date_trunc('month', start_date)::date, (date_trunc('month', end_date) + interval '1 month')::date)), '{}') as cut
      from commission_closings
    ), open as materialized (
      select lower(days) as since, upper(days) - 1 as until
      from known, unnest((cut + datemultirange(daterange(running, ${first}::date))) * datemultirange(daterange(null, ${first}::date)) - closed) as days
    )
    select staff_id, amount from commission_months, known where ${isAsked} and month < running and not month::date <@ cut
    union all
    select staff_id, balance from commission_closing_rows as counted join commission_closings as closing
        on closing.user_id = counted.user_id and closing.id = counted.closing_id
      where ${isAsked} and closing.end_date < ${first}::date
    union all
    select staff_id, case kind when 'advance' then -amount else amount end from commission_closing_entries as entry join commission_closings as closing
        on closing.user_id = entry.user_id and closing.id = entry.closing_id
      where ${isAsked} and closing.end_date >= ${first}::date and entry.day < ${first}::date
    union all
    select staff_id, -amount from commission_settlements where ${isAsked} and effective_date < ${first}::date
    union all
    select staff_id, -amount from open join commission_advances on effective_date between since and until where ${isAsked}
    union all
    select earned.* from open cross join lateral (
        select staff_id, amount from app.staff_earnings
        where ${isAsked} and day between since and until and (kind <> 'service' or day <= ${TODAY}) offset 0) as earned
  )`;
};
