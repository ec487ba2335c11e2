import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Call } from '#server/kernel/http/api.ts';
import type { Owned, OwnerId } from '#server/kernel/principal.ts';
import type { DeskHere } from './desk-here.ts';
import { deleteDesk, findDesk, insertDesk, lockDesk, updateDesk } from './queries.ts';
import type { DeskServices } from './services.ts';

const entity = 'desks';

type Form = { name: string; lock_minutes: number };

/** Makes the device a desk of this salon. One that is it already keeps its cookie. */
export async function turnOn(
  { cookies }: Pick<DeskServices, 'cookies'>,
  { db, owner, ...call }: Owned & Pick<Call, 'cookies' | 'setCookie'>,
  form: Form,
) {
  const said = cookies.read(call.cookies);
  const kept = said?.salon === owner ? said.hash : undefined;
  const { hash, cookie } = cookies.issue(owner);
  const written = await inTransaction(db, async (db) => {
    const before = kept && (await lockDesk(db, kept));
    if (before) {
      const after = await updateDesk(db, before.id, form);
      await record(db, owner, { action: 'update', entity, entityId: after.id, before, after });
      return kept;
    }
    const after = await insertDesk(db, { user_id: owner, token_hash: hash, ...form });
    await record(db, owner, { action: 'create', entity, entityId: after.id, after });
    return hash;
  });
  if (written === hash) call.setCookie(cookie);
  const desk = await findDesk(db, written);
  if (!desk) throw new Error('The desk was ended while it was made.');
  return desk;
}

/** With a desk go the sessions that PINs began there. */
export function endDesk({ db, owner }: Owned, id: string): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> {
  return inTransaction(db, async (db) => {
    const before = await deleteDesk(db, { id });
    if (!before) return { ok: false, reason: 'not_found' };
    await record(db, owner, { action: 'delete', entity, entityId: id, before });
    return { ok: true };
  });
}

/** By the device itself, whoever stands before it: nobody is known to have done it. */
export async function leaveDesk({ db, salon, hash }: Pick<DeskHere, 'db' | 'salon' | 'hash'>): Promise<void> {
  await inTransaction(db, (db) => forget(db, salon, hash));
}

async function forget(db: Database, salon: OwnerId, hash: Buffer): Promise<void> {
  const before = await deleteDesk(db, { hash });
  if (!before) return;
  await record(db, salon, { action: 'delete', entity, entityId: before.id, before }, { kind: 'system' });
}
