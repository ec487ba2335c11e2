import type { CloseForm } from '#contract/commissions/forms.ts';
import type { CommissionClosing } from '#contract/commissions/operations.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { allowLonger } from '#server/kernel/database/pipeline.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { findOverlapped, insertClosing, readClosedSums } from './closing-queries.ts';

export type CloseOutcome =
  | { ok: true; closing: CommissionClosing }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> }
  | ({ ok: false; reason: 'overlaps' } & CloseForm);

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
