import type { CloseForm } from '#contract/commissions/forms.ts';
import type { CommissionClosing } from '#contract/commissions/operations.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { allowLonger } from '#server/kernel/database/pipeline.ts';
import type { Owned, Timed } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { deleteClosing, findOverlapped, insertClosing, readClosedSums, readClosing } from './closing-queries.ts';

export type CloseOutcome = { ok: true; closing: CommissionClosing } | Invalid | (Refused<'overlaps'> & CloseForm);

type ReopenOutcome = { ok: true } | Refused<'not_found' | 'not_latest'>;

/** What the period has counted is kept as it is. Whoever saves meanwhile was counted, or finds the period closed. */
export function closePeriod(owned: Timed, form: CloseForm): Promise<CloseOutcome> {
  return holding(owned, { allPeriods: true }, async ({ db, owner, now }): Promise<CloseOutcome> => {
    if (form.end_date > (await salonToday(db, owner, now()))) {
      return { ok: false, reason: 'invalid', fields: { end_date: 'commissions:errors.endInFuture' } };
    }
    const overlapped = await findOverlapped(db, form);
    if (overlapped) return { ok: false, reason: 'overlaps', ...overlapped };
    await allowLonger(db);
    const closing = await insertClosing(db, owner, form);
    const after = { ...closing, rows: await readClosedSums(db, closing.id) };
    await record(db, owner, { action: 'close', entity: 'commission_closings', entityId: closing.id, after });
    return { ok: true, closing };
  });
}

/** Opens the latest closed period again: its days are counted from their rows once more. The history keeps what it had counted. */
export function removeClosing(owned: Owned, id: string): Promise<ReopenOutcome> {
  return holding(owned, { allPeriods: true }, async ({ db, owner }): Promise<ReopenOutcome> => {
    const closing = await readClosing(db, id);
    if (!closing) return { ok: false, reason: 'not_found' };
    if (!closing.is_latest) return { ok: false, reason: 'not_latest' };
    const before = { ...closing, rows: await readClosedSums(db, id) };
    await deleteClosing(db, id);
    await record(db, owner, { action: 'reopen', entity: 'commission_closings', entityId: id, before });
    return { ok: true };
  });
}
