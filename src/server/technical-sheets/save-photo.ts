import type { NewPhoto } from '#contract/technical-sheets/forms.ts';
import type { ClientPhoto } from '#contract/technical-sheets/operations.ts';
import type { Moment } from '#domain/technical-sheets/limits.ts';
import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import { removing } from '#server/kernel/database/remove-row.ts';
import type { Keyed, Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { type PreparedPicture, storePicture } from '#server/pictures/store-picture.ts';
import { deletePhoto, insertPhoto, lockPhoto, readPhoto, updatePhoto } from './photos-queries.ts';
import { hasClient, readSheet, readVisit, sheetOfVisit } from './queries.ts';
import { goneIsNotFound } from './same-sheet.ts';

type NotFound = Refused<'not_found'>;
type Saved = { ok: true; photo: ClientPhoto };

const notFound: NotFound = { ok: false, reason: 'not_found' };

/** Of a visit, of a sheet, or of the client alone. Once for each key. */
export async function createPhoto(
  { db, owner, idempotencyKey: key }: Owned & Keyed,
  input: NewPhoto,
  prepared: PreparedPicture,
): Promise<Saved | NotFound | Refused<'in_flight' | 'key_reused'>> {
  const call = { operation: 'technicalSheets.createPhoto', key, input };
  return goneIsNotFound(async () => {
    const outcome = await once(db, owner, call, async (db): Promise<Saved | NotFound> => {
      const of = await whatItIsOf(db, input);
      if (!of) return notFound;
      const { moment, taken_on } = input;
      const { id: picture_id } = await storePicture(db, owner, prepared);
      const photo = await insertPhoto(db, owner, { ...of, moment, taken_on, picture_id });
      await record(db, owner, { action: 'create', entity: 'client_photos', entityId: photo.id, after: photo });
      return { ok: true, photo };
    });
    return outcome.ok ? outcome.value : outcome;
  });
}

/** Visit and sheet are this client's; one of them says the other. */
async function whatItIsOf(
  db: Database,
  { client_id, appointment_id, sheet_id }: Pick<NewPhoto, 'client_id' | 'appointment_id' | 'sheet_id'>,
) {
  const visit = appointment_id === null ? undefined : await readVisit(db, appointment_id);
  if (appointment_id !== null && visit?.client_id !== client_id) return undefined;
  const sheet = sheet_id === null ? undefined : await readSheet(db, sheet_id);
  if (sheet_id !== null && sheet?.client_id !== client_id) return undefined;
  if (!visit && !sheet && !(await hasClient(db, client_id))) return undefined;
  if (sheet && visit && sheet.appointment_id !== appointment_id) return undefined;
  const own = visit && appointment_id !== null && !sheet ? await sheetOfVisit(db, appointment_id) : sheet;
  return { client_id, appointment_id: appointment_id ?? sheet?.appointment_id ?? null, sheet_id: own?.id ?? null };
}

/** What it shows and since when: whoever says it last is right. */
export function changePhoto(
  { db, owner }: Owned,
  { id, ...values }: { id: string; moment: Moment; taken_on: string },
): Promise<Saved | NotFound> {
  return inTransaction(db, async (db): Promise<Saved | NotFound> => {
    const before = await lockPhoto(db, id);
    if (!before) return notFound;
    await updatePhoto(db, id, values);
    const photo = await readPhoto(db, id);
    if (!photo) throw new Error('A photo vanished while it was held.');
    await record(db, owner, { action: 'update', entity: 'client_photos', entityId: id, before, after: photo });
    return { ok: true, photo };
  });
}

export const removePhoto = removing('client_photos', lockPhoto, deletePhoto);
