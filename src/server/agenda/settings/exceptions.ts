import type { SalonException } from '#contract/agenda/settings.ts';
import type { ExceptionChange, ExceptionForm } from '#contract/agenda/settings-forms.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteException, insertException, readException, updateException } from './settings-queries.ts';

type Outcome<Reason> = { ok: true; exception: SalonException } | { ok: false; reason: Reason };

export function createException(owned: Owned, form: ExceptionForm): Promise<Outcome<'date_taken'>> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const after = await insertException(db, owner, form);
    if (!after) return { ok: false, reason: 'date_taken' };
    await record(db, owner, { action: 'create', entity: 'salon_exceptions', entityId: after.id, after });
    return { ok: true, exception: after };
  });
}

export function changeException(owned: Owned, { id, ...change }: ExceptionChange): Promise<Outcome<'not_found'>> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const before = await readException(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const after = await updateException(db, id, change);
    await record(db, owner, { action: 'update', entity: 'salon_exceptions', entityId: id, before, after });
    return { ok: true, exception: after };
  });
}

/** The day is like its weekday again. */
export function removeException(owned: Owned, id: string): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const before = await deleteException(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    await record(db, owner, { action: 'delete', entity: 'salon_exceptions', entityId: id, before });
    return { ok: true };
  });
}
