import type { WarningForm } from '#contract/clients/forms.ts';
import type { ClientWarning } from '#contract/clients/operations.ts';
import { MOST_WARNINGS } from '#domain/clients/warnings.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readClient } from './queries.ts';
import { deleteWarning, insertWarning, readWarning, updateWarning, warningsOf } from './warning-queries.ts';

type Saved = { ok: true; warning: ClientWarning };
type NotFound = { ok: false; reason: 'not_found' };
type TooMany = { ok: false; reason: 'too_many' };

// In the history they are found by their client.

export function createWarning({ db, owner }: Owned, clientId: string, form: WarningForm) {
  return inTransaction(db, async (db): Promise<Saved | NotFound | TooMany> => {
    // Held, so that two windows do not add the last one twice.
    if (!(await readClient(db, clientId))) return { ok: false, reason: 'not_found' };
    if ((await warningsOf(db, clientId).execute()).length >= MOST_WARNINGS) return { ok: false, reason: 'too_many' };
    const warning = await insertWarning(db, owner, clientId, form);
    await record(db, owner, { action: 'create', entity: 'client_warnings', entityId: clientId, after: warning });
    return { ok: true, warning };
  });
}

export function changeWarning({ db, owner }: Owned, id: string, form: WarningForm) {
  return inTransaction(db, async (db): Promise<Saved | NotFound> => {
    const found = await readWarning(db, id);
    if (!found) return { ok: false, reason: 'not_found' };
    const { client_id: entityId, ...before } = found;
    const after = await updateWarning(db, id, form);
    await record(db, owner, { action: 'update', entity: 'client_warnings', entityId, before, after });
    return { ok: true, warning: after };
  });
}

export function removeWarning({ db, owner }: Owned, id: string) {
  return inTransaction(db, async (db): Promise<{ ok: true } | NotFound> => {
    const found = await readWarning(db, id);
    if (!found) return { ok: false, reason: 'not_found' };
    const { client_id: entityId, ...before } = found;
    await deleteWarning(db, id);
    await record(db, owner, { action: 'delete', entity: 'client_warnings', entityId, before });
    return { ok: true };
  });
}
