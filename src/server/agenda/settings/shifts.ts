import type { Shift } from '#contract/agenda/settings.ts';
import type { ShiftForm, StaffWeekday } from '#contract/agenda/settings-forms.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteShift, deleteShifts, insertShift, readShifts } from './settings-queries.ts';

type NotFound = { ok: false; reason: 'not_found' };

/** Shifts may touch or overlap, they count as one; the very same shift is there once, however often it is added. */
export function createShift(owned: Owned, form: ShiftForm): Promise<{ ok: true; shift: Shift } | NotFound> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const shifts = await readShifts(db, form.staff_id);
    if (!shifts) return { ok: false, reason: 'not_found' };
    const same = shifts.find((shift) => isSame(shift, form));
    if (same) return { ok: true, shift: same };
    const shift = await insertShift(db, owner, form);
    const after = { ...shift, staff_id: form.staff_id };
    await record(db, owner, { action: 'create', entity: 'staff_shifts', entityId: shift.id, after });
    return { ok: true, shift };
  });
}

function isSame(shift: Shift, form: ShiftForm): boolean {
  return shift.weekday === form.weekday && shift.start_time === form.start_time && shift.end_time === form.end_time;
}

export function removeShift(owned: Owned, id: string): Promise<{ ok: true } | NotFound> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const before = await deleteShift(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    await record(db, owner, { action: 'delete', entity: 'staff_shifts', entityId: id, before });
    return { ok: true };
  });
}

/** On that weekday the professional inherits the salon's hours again. */
export function removeShifts(owned: Owned, { staff_id, weekday }: StaffWeekday): Promise<{ ok: true } | NotFound> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const shifts = await readShifts(db, staff_id);
    if (!shifts) return { ok: false, reason: 'not_found' };
    await deleteShifts(db, { staff_id, weekday });
    for (const shift of shifts.filter((shift) => shift.weekday === weekday)) {
      const before = { ...shift, staff_id };
      await record(db, owner, { action: 'delete', entity: 'staff_shifts', entityId: shift.id, before });
    }
    return { ok: true };
  });
}
