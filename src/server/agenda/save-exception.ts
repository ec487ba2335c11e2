import type { SalonException } from '#contract/agenda-settings.ts';
import type { ExceptionChange, ExceptionForm } from '#contract/agenda-settings-forms.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { lockAllDays } from './booking-lock.ts';
import { insertException, readException, updateException } from './settings-queries.ts';

type Owned = { db: Database; owner: OwnerId };
type Outcome<Reason> = { ok: true; exception: SalonException } | { ok: false; reason: Reason };

export function addException({ db, owner }: Owned, form: ExceptionForm): Promise<Outcome<'date_taken'>> {
  return inTransaction(db, async (db) => {
    await lockAllDays(db, owner);
    const after = await insertException(db, owner, form);
    if (!after) return { ok: false, reason: 'date_taken' };
    await record(db, owner, { action: 'create', entity: 'salon_exceptions', entityId: after.id, after });
    return { ok: true, exception: after };
  });
}

export function changeException(
  { db, owner }: Owned,
  { id, ...change }: ExceptionChange,
): Promise<Outcome<'not_found'>> {
  return inTransaction(db, async (db) => {
    await lockAllDays(db, owner);
    const before = await readException(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const after = await updateException(db, id, change);
    await record(db, owner, { action: 'update', entity: 'salon_exceptions', entityId: id, before, after });
    return { ok: true, exception: after };
  });
}
