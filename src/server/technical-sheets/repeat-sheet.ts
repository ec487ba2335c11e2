import type { TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { removing } from '#server/kernel/database/remove-row.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { deleteSheet, heldSheet, lockSheet, lockSheetsOf, markNext, readSheet, unmarkNext } from './queries.ts';

type Outcome = { ok: true; sheet: TechnicalSheet } | Refused<'not_found'>;

/** At the client's next visit this formula is offered first. One of a client's: another that was marked is not any more. */
export function repeatSheet({ db, owner }: Owned, id: string, isNext: boolean): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const found = await readSheet(db, id);
    if (!found) return { ok: false, reason: 'not_found' };
    await lockSheetsOf(db, found.client_id);
    const before = await lockSheet(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.is_next === isNext) return { ok: true, sheet: before };
    if (isNext) await unmarkNext(db, before.client_id);
    await markNext(db, id, isNext);
    const sheet = await heldSheet(db, id);
    await record(db, owner, { action: 'update', entity: 'technical_sheets', entityId: id, before, after: sheet });
    return { ok: true, sheet };
  });
}

/** Its photos stay: they are of the client. */
export const removeSheet = removing('technical_sheets', lockSheet, deleteSheet);
