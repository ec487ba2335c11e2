import type { StaffWeekday } from '#contract/agenda/settings-forms.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteShift, deleteShifts, readShifts } from './settings-queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' };

export function removeShift(owned: Owned, id: string): Promise<Outcome> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const before = await deleteShift(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    await record(db, owner, { action: 'delete', entity: 'staff_shifts', entityId: id, before });
    return { ok: true };
  });
}

/** On that weekday the professional inherits the salon's hours again. */
export function removeShifts(owned: Owned, { staff_id, weekday }: StaffWeekday): Promise<Outcome> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const shifts = await readShifts(db, staff_id);
    if (!shifts) return { ok: false, reason: 'not_found' };
    const cleared = shifts.filter((shift) => shift.weekday === weekday);
    await deleteShifts(db, { staff_id, weekday });
    for (const shift of cleared) {
      const before = { ...shift, staff_id };
      await record(db, owner, { action: 'delete', entity: 'staff_shifts', entityId: shift.id, before });
    }
    return { ok: true };
  });
}
