import type { LastSheet } from '#contract/technical-sheets/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { hasClient, lastSheet, readVisit, sheetOfVisit } from './queries.ts';

type Input = { client_id: string; appointment_id?: string | undefined };

/** For the form of a visit's sheet, and for the row that tells the last formula. Undefined when there is no such client. */
export async function readLast(db: Database, { client_id, appointment_id: id }: Input): Promise<LastSheet | undefined> {
  const visit = id === undefined ? undefined : await readVisit(db, id);
  // Somebody may have chosen another client in the form of the appointment, which is not saved yet.
  const isOwn = id !== undefined && visit?.client_id === client_id;
  const [own, last, isThere] = [
    isOwn ? await sheetOfVisit(db, id) : undefined,
    await lastSheet(db, client_id, visit && id !== undefined ? { id, services: visit.services } : undefined),
    await hasClient(db, client_id),
  ];
  return isThere ? { own: own ?? null, last: last ?? null } : undefined;
}
