import { sql } from 'kysely';
import type { WeekdayHours } from '#contract/agenda/operations.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { prepared } from '#server/kernel/database/prepared.ts';
import { clockFrom } from '#server/kernel/database/written-times.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

const HOURS = ['weekday', 'is_open', 'open_time', 'close_time'] as const;

export async function readHours(db: Database): Promise<WeekdayHours[]> {
  const rows = await selectHours.run(db, {});
  return rows.map((row) => ({
    ...row,
    open_time: row.open_time && clockFrom(row.open_time),
    close_time: row.close_time && clockFrom(row.close_time),
  }));
}

const selectHours = prepared((db) => db.selectFrom('salon_hours').select(HOURS).orderBy('weekday'));

const week = sql<WeekdayHours[]>`(select coalesce(json_agg(
  json_build_object('weekday', weekday, 'is_open', is_open,
    'open_time', left(open_time::text, 5), 'close_time', left(close_time::text, 5)) order by weekday), '[]')
  from salon_hours)`;

/** Contact and week in one statement: the page waits once. */
export function readContactAndWeek(db: Database, owner: OwnerId) {
  return db
    .selectFrom(profileRows.as('profiles'))
    .select(['business_name', 'phone', 'address', week.as('week')])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
}

export async function upsertHours(db: Database, owner: OwnerId, days: WeekdayHours[]): Promise<void> {
  await db
    .insertInto('salon_hours')
    .values(days.map((day) => ({ ...day, user_id: owner })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'weekday']).doUpdateSet((row) => ({
        is_open: row.ref('excluded.is_open'),
        open_time: row.ref('excluded.open_time'),
        close_time: row.ref('excluded.close_time'),
      })),
    )
    .execute();
}
