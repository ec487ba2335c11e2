import { clientOfPhone } from '#server/clients/client-of-phone.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { lockDay } from './booking-lock.ts';
import {
  dateOfRequest,
  deleteRequest,
  isTaken,
  lockRequest,
  nameOfActive,
  readWhole,
  updateApproved,
} from './request-queries.ts';

type Owned = { db: Database; owner: OwnerId };
type Approval = { id: string; professional_id?: string | undefined };
type Refusal = { ok: false; reason: 'not_found' | 'professional_missing' | 'professional_not_found' };
type Outcome = { ok: true; professional: string; conflict: boolean } | Refusal;

/** A request becomes an appointment of somebody's. That the time is taken only warns: the owner has decided. */
export async function approveRequest({ db, owner }: Owned, { id, professional_id }: Approval): Promise<Outcome> {
  for (;;) {
    const date = await dateOfRequest(db, id);
    if (date === undefined) return { ok: false, reason: 'not_found' };
    const outcome = await inTransaction(db, async (db): Promise<Outcome | 'moved'> => {
      await lockDay(db, owner, date);
      const request = await lockRequest(db, id);
      if (!request) return { ok: false, reason: 'not_found' };
      // To another day, before that one's lock was ours.
      if (request.date !== date) return 'moved';

      const staffId = professional_id ?? request.professional_id;
      if (!staffId) return { ok: false, reason: 'professional_missing' };
      const professional = await nameOfActive(db, staffId);
      if (professional === undefined) return { ok: false, reason: 'professional_not_found' };

      const conflict = await isTaken(db, request, staffId, id);
      const client = await clientOf({ db, owner }, request);
      const answer = {
        professional_id: staffId,
        professional_name: professional,
        client_id: client.id,
        client_name: client.name,
        overlap_allowed: conflict,
      };
      const after = await updateApproved(db, id, answer);
      await record(db, owner, { action: 'approve', entity: 'appointments', entityId: id, before: request, after });
      return { ok: true, professional, conflict };
    });
    if (outcome !== 'moved') return outcome;
  }
}

type Visitor = { client_id: string | null; client_name: string; client_phone: string | null };

/** Whoever booked online comes into the salon's books once the owner has said yes. */
async function clientOf(owned: Owned, { client_id, client_name, client_phone }: Visitor) {
  if (client_id !== null || client_phone === null) return { id: client_id, name: client_name };
  return clientOfPhone(owned, { name: client_name, phone: client_phone });
}

/** The request is deleted; the history keeps it. */
export function refuseRequest({ db, owner }: Owned, id: string): Promise<boolean> {
  return inTransaction(db, async (db) => {
    if (!(await lockRequest(db, id))) return false;
    const before = await readWhole(db, id);
    await deleteRequest(db, id);
    await record(db, owner, { action: 'refuse', entity: 'appointments', entityId: id, before });
    return true;
  });
}
