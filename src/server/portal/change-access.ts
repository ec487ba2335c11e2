import type { IssuedAccess } from '#contract/portal/operations.ts';
import { mayHavePortal } from '#domain/portal/who.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Call } from '#server/kernel/http/api.ts';
import { asAccount } from '#server/kernel/http/lanes.ts';
import type { AccountId, Owned, Timed } from '#server/kernel/principal.ts';
import { deleteLinks, insertLink, lockStaff } from './queries.ts';
import { newToken, randomPin, tokenHash } from './secrets.ts';
import type { PortalServices } from './services.ts';

const entity = 'staff_portal_access';

type Created = ({ ok: true } & IssuedAccess) | { ok: false; reason: 'not_found' | 'no_portal' };

/** A new link with its PIN, which are told here and never again. The link before it is gone with it. */
export async function createAccess(
  { db, owner, account, now, isGone }: Timed & { account: AccountId } & Pick<Call, 'isGone'>,
  { pins, lanes }: Pick<PortalServices, 'pins' | 'lanes'>,
  { staff_id, pin: chosen }: { staff_id: string; pin: string },
): Promise<Created> {
  const [token, pin] = [newToken(), chosen || randomPin()];
  // Before anything is locked: it takes its time.
  const pin_hash = await lanes.inTurn(asAccount({ account, isGone }), () => pins.hash(pin));
  return inTransaction(db, async (db) => {
    const professional = await lockStaff(db, staff_id);
    if (!professional) return { ok: false, reason: 'not_found' };
    if (!mayHavePortal(professional)) return { ok: false, reason: 'no_portal' };
    const before = await deleteLinks(db, staff_id);
    const created_at = now().toString();
    const link = { user_id: owner, staff_id, token_hash: tokenHash(token), pin_hash, created_at };
    const after = await insertLink(db, link);
    await record(db, owner, { action: 'create', entity, entityId: after.id, before, after });
    return { ok: true, token, pin };
  });
}

/** Who has none loses none: two windows that do the same both succeed. */
export function removeAccess(
  { db, owner }: Owned,
  staffId: string,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> {
  return inTransaction(db, async (db) => {
    if (!(await lockStaff(db, staffId))) return { ok: false, reason: 'not_found' };
    await endLink({ db, owner }, staffId);
    return { ok: true };
  });
}

/** For a use case that holds the transaction. */
export async function endLink({ db, owner }: Owned, staffId: string): Promise<void> {
  const before = await deleteLinks(db, staffId);
  if (before) await record(db, owner, { action: 'delete', entity, entityId: before.id, before });
}
