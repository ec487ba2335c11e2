import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SalonException, Shift } from '#contract/agenda/settings.ts';
import type { ExceptionForm, ShiftForm, SlotRules, StaffWeekday } from '#contract/agenda/settings-forms.ts';
import { isDate } from '#domain/shared/time.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/database/paging.ts';
import { clockFrom } from '#server/kernel/database/written-times.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { staffRows } from '#server/team/lent-select.ts';

const EXCEPTION = ['id', 'date', 'is_closed', 'open_time', 'close_time', 'note'] as const;
const SHIFT = ['id', 'weekday', 'start_time', 'end_time'] as const;
const SLOT_RULES = ['slot_step_minutes', 'min_notice_minutes', 'booking_horizon_days'] as const;

export async function listExceptions(db: Database, cursor: string | undefined) {
  const [before] = keyFrom(cursor, 2, isDate) ?? [];
  const rows = await db
    .selectFrom('salon_exceptions')
    .select(EXCEPTION)
    // A date has one exception, so the date alone says where a page begins.
    .$if(before !== undefined, (query) => query.where('date', '<', before as string))
    .orderBy('date', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute();
  return pageFrom(rows.map(exceptionFrom), ({ date, id }) => [date, id]);
}

export async function readException(db: Database, id: string): Promise<SalonException | undefined> {
  const row = await db.selectFrom('salon_exceptions').select(EXCEPTION).where('id', '=', id).executeTakeFirst();
  return row && exceptionFrom(row);
}

/** Nothing where the date has one already. */
export async function insertException(
  db: Database,
  owner: OwnerId,
  exception: ExceptionForm,
): Promise<SalonException | undefined> {
  const row = await db
    .insertInto('salon_exceptions')
    .values({ ...exception, user_id: owner })
    .onConflict((conflict) => conflict.columns(['user_id', 'date']).doNothing())
    .returning(EXCEPTION)
    .executeTakeFirst();
  return row && exceptionFrom(row);
}

export async function updateException(
  db: Database,
  id: string,
  change: Omit<SalonException, 'id' | 'date'>,
): Promise<SalonException> {
  const row = await db
    .updateTable('salon_exceptions')
    .set(change)
    .where('id', '=', id)
    .returning(EXCEPTION)
    .executeTakeFirstOrThrow();
  return exceptionFrom(row);
}

/** Answers what was deleted. */
export async function deleteException(db: Database, id: string): Promise<SalonException | undefined> {
  const row = await db.deleteFrom('salon_exceptions').where('id', '=', id).returning(EXCEPTION).executeTakeFirst();
  return row && exceptionFrom(row);
}

/** In the order of the week and of the day; undefined where there is no such professional. One statement: the page waits once. */
export async function readShifts(db: Database, staffId: string): Promise<Shift[] | undefined> {
  const row = await db
    .selectFrom(staffRows.as('staff'))
    .where('staff.id', '=', staffId)
    .select((staff) =>
      jsonArrayFrom(
        staff
          .selectFrom('staff_shifts')
          .select(SHIFT)
          .whereRef('staff_shifts.staff_id', '=', 'staff.id')
          .orderBy('weekday')
          .orderBy('start_time')
          .orderBy('end_time')
          .orderBy('id'),
      ).as('shifts'),
    )
    .executeTakeFirst();
  return row?.shifts.map(shiftFrom);
}

export async function insertShift(db: Database, owner: OwnerId, shift: ShiftForm): Promise<Shift> {
  const row = await db
    .insertInto('staff_shifts')
    .values({ ...shift, user_id: owner })
    .returning(SHIFT)
    .executeTakeFirstOrThrow();
  return shiftFrom(row);
}

/** Answers what was deleted, and whose it was. */
export async function deleteShift(db: Database, id: string): Promise<(Shift & { staff_id: string }) | undefined> {
  const row = await db
    .deleteFrom('staff_shifts')
    .where('id', '=', id)
    .returning([...SHIFT, 'staff_id'])
    .executeTakeFirst();
  return row && { ...shiftFrom(row), staff_id: row.staff_id };
}

export async function deleteShifts(db: Database, { staff_id, weekday }: StaffWeekday): Promise<void> {
  await db.deleteFrom('staff_shifts').where('staff_id', '=', staff_id).where('weekday', '=', weekday).execute();
}

/** Three columns of the profile that are the agenda's own. The account writes them on its behalf (`changeSettings`). */
export async function readSlotRules(db: Database, owner: OwnerId): Promise<SlotRules> {
  const row = await db
    .selectFrom(profileRows.as('profiles'))
    .select(SLOT_RULES)
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  return row as SlotRules;
}

function exceptionFrom(row: SalonException): SalonException {
  return {
    ...row,
    open_time: row.open_time && clockFrom(row.open_time),
    close_time: row.close_time && clockFrom(row.close_time),
  };
}

function shiftFrom({ id, weekday, start_time, end_time }: Shift): Shift {
  return { id, weekday, start_time: clockFrom(start_time), end_time: clockFrom(end_time) };
}
