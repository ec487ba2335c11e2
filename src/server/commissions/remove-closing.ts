import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { holdPeriods } from '#server/periods/hold-periods.ts';
import { deleteClosing, readClosedSums, readClosing } from './closing-queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'not_latest' };

/** Opens the latest closed period again: its days are counted from their rows once more. The history keeps what it had counted. */
export function removeClosing({ db, owner }: Owned, id: string): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    await holdPeriods(db, owner);
    const closing = await readClosing(db, id);
    if (!closing) return { ok: false, reason: 'not_found' };
    if (!closing.is_latest) return { ok: false, reason: 'not_latest' };
    const before = { ...closing, rows: await readClosedSums(db, id) };
    await deleteClosing(db, id);
    await record(db, owner, { action: 'reopen', entity: 'commission_closings', entityId: id, before });
    return { ok: true };
  });
}
