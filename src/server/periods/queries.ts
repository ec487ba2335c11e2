import { sql } from 'kysely';
import { closingRows } from '#server/commissions/lent-select.ts';
import { prepared } from '#server/kernel/database/prepared.ts';

/** Which of these dates lie in a period whose commissions are closed. */
export const closedDates = prepared<{ dates: string[] }, { date: string }>(
  (_, { dates }) => sql<{ date: string }>`
    select day::text as date from unnest(${dates}::date[]) day
    where exists (select from ${closingRows.as('commission_closings')} where period @> day)`,
);
