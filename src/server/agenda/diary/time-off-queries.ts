import { sql } from 'kysely';
import type { TimeOff } from '#contract/agenda/appointments.ts';
import type { TimeOffForm } from '#contract/agenda/appointments-forms.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { moment } from './working-time-select.ts';

const TIME_OFF = [
  'id',
  'staff_id',
  'reason',
  moment('starts_at').as('starts_at'),
  moment('ends_at').as('ends_at'),
] as const;

/** The salon's time zone, if it has such an active professional. */
export async function readZoneOfActive(db: Database, staffId: string | null): Promise<string | undefined> {
  const row = await db
    .selectFrom(staffRows.as('staff'))
    .innerJoin(profileRows.as('profiles'), 'profiles.id', 'staff.user_id')
    .select('timezone')
    .where('staff.id', '=', staffId)
    .where('ativo', '=', true)
    .executeTakeFirst();
  return row?.timezone;
}

const momentsOf = ({ start_date, start_time, end_date, end_time }: TimeOffForm) => ({
  starts_at: sql<string>`${`${start_date} ${start_time}`}::timestamp`,
  ends_at: sql<string>`${`${end_date} ${end_time}`}::timestamp`,
});

export function findTimeOff(db: Database, form: TimeOffForm): Promise<TimeOff | undefined> {
  const { starts_at, ends_at } = momentsOf(form);
  return db
    .selectFrom('staff_time_off')
    .select(TIME_OFF)
    .where('staff_id', '=', form.staff_id)
    .where('staff_time_off.starts_at', '=', starts_at)
    .where('staff_time_off.ends_at', '=', ends_at)
    .where('reason', '=', form.reason)
    .executeTakeFirst();
}

export function insertTimeOff(db: Database, owner: OwnerId, form: TimeOffForm): Promise<TimeOff> {
  return db
    .insertInto('staff_time_off')
    .values({ user_id: owner, staff_id: form.staff_id as string, reason: form.reason, ...momentsOf(form) })
    .returning(TIME_OFF)
    .executeTakeFirstOrThrow();
}

export function deleteTimeOff(db: Database, id: string): Promise<TimeOff | undefined> {
  return db.deleteFrom('staff_time_off').where('id', '=', id).returning(TIME_OFF).executeTakeFirst();
}
