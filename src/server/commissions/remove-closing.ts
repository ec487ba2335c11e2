import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteClosing, readClosedSums, readClosing } from './closing-queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'not_latest' };

/** Opens the latest closed period again: its days are counted from their rows once more. The history keeps what it had counted. */
export function removeClosing(owned: Owned, id: string): Promise<Outcome> {
  return holding(owned, { allPeriods: true }, async ({ db, owner }): Promise<Outcome> => {
    const closing = await readClosing(db, id);
    if (!closing) return { ok: false, reason: 'not_found' };
    if (!closing.is_latest) return { ok: false, reason: 'not_latest' };
    const before = { ...closing, rows: await readClosedSums(db, id) };
    await deleteClosing(db, id);
    await record(db, owner, { action: 'reopen', entity: 'commission_closings', entityId: id, before });
    return { ok: true };
  });
}
