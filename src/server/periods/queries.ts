import { sql } from 'kysely';
import { prepared } from '#server/kernel/database/prepared.ts';

/** Which of these dates lie in a period whose commissions are closed. */
export const closedDates = prepared<{ dates: string[] }, { date: string }>(
  (_, { dates }) => sql<{ date: string }>`
    select day::text as date from unnest(${dates}::date[]) day
    where exists (select from commission_closings where period @> day)`,
);
