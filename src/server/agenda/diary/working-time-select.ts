import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ruleProfileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Places } from '#server/kernel/database/prepared.ts';

// When anybody works: what the search for free times reads, and whoever else asks.

/** Both days are part of it. */
export type Stretch = { from: string; to: string };
type Bounds = Stretch | Places<Stretch>;

/** The salon's rules, when it is open and who works when: for whatever else a statement reads. */
export function selectRules(db: Database) {
  return db
    .selectFrom(ruleProfileRows.as('profiles'))
    .select(['timezone', 'slot_step_minutes', 'min_notice_minutes', 'booking_horizon_days'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('salon_hours').select([
          'weekday',
          clock('open_time').as('open_time'),
          clock('close_time').as('close_time'),
        ]),
      ).as('hours'),
      jsonArrayFrom(selectFrom('staff_shifts').select(['staff_id', 'weekday', 'start_time', 'end_time'])).as('shifts'),
    ]);
}

export function exceptionsIn(db: Database, { from, to }: Bounds) {
  return db
    .selectFrom('salon_exceptions')
    .select(['date', clock('open_time').as('open_time'), clock('close_time').as('close_time')])
    .where(sql<boolean>`date between ${from}::date and ${to}::date`);
}

export function timeOffIn(db: Database, { from, to }: Bounds) {
  return (
    db
      .selectFrom('staff_time_off')
      .select(['id', 'staff_id', moment('starts_at').as('starts_at'), moment('ends_at').as('ends_at')])
      // Timestamps with timestamps: comparing them with dates is not leakproof, so under row-level security no index would be used.
      .where(sql<boolean>`ends_at > ${from}::timestamp and starts_at < ${to}::timestamp + interval '1 day'`)
      .orderBy('staff_time_off.starts_at')
      .orderBy('id')
  );
}

/** PostgreSQL writes 09:00:00; people and forms write 09:00. */
const clock = (column: 'open_time' | 'close_time') => sql<string | null>`left(${sql.ref(column)}::text, 5)`;

/** 2026-11-17T22:00: wall clock of the salon. */
export const moment = (column: 'starts_at' | 'ends_at') =>
  sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI')`;
