import type { PortalSheet, PortalSheetForm } from '#contract/portal/sheets.ts';
import type { ClientPhoto, TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import type { OwnerId, StaffId } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { type PreparedPicture, storePicture } from '#server/pictures/store-picture.ts';
import { deletePhoto, insertPhoto, lockPhoto, photosOfVisit } from './photos-queries.ts';
import { earlierSheets, heldSheet, lockSheet, ownToday, readProfessional, readVisit, sheetOfVisit } from './queries.ts';
import { goneIsNotFound, isSame } from './same-sheet.ts';
import { writeLines, writeSheet } from './write-sheet.ts';

// At the portal: whose visits and clients these are, the handle says (decision 022).

type Proven = { db: Database; salon: OwnerId; staff: StaffId };
type NotFound = Refused<'not_found'>;

const notFound: NotFound = { ok: false, reason: 'not_found' };
const by = (staff: StaffId) => ({ kind: 'professional', id: staff }) as const;

/** Undefined where it is no appointment of theirs, or a cancelled one. */
export async function readOwnSheet(db: Database, id: string): Promise<PortalSheet | undefined> {
  const visit = await readVisit(db, id);
  if (!visit) return undefined;
  if (visit.client_id === null) return { has_client: false, sheet: null, earlier: [], photos: [] };
  const sheet = await sheetOfVisit(db, id);
  const [earlier, photos] = [await earlierSheets(db, visit.client_id, id), await photosOfVisit(db, id)];
  return { has_client: true, sheet: sheet ?? null, earlier, photos };
}

type Saved = { ok: true; sheet: TechnicalSheet };
type Stale = Refused<'stale'> & { sheet: TechnicalSheet | null };

/** Written where there was none, else changed. Whoever repeats it because the answer was lost finds it done. */
export function saveOwnSheet(
  { db, salon, staff }: Proven,
  { id, version, ...formula }: PortalSheetForm,
): Promise<Saved | NotFound | Stale> {
  return goneIsNotFound(() =>
    inTransaction(db, async (db): Promise<Saved | NotFound | Stale> => {
      const visit = await readVisit(db, id);
      const me = await readProfessional(db, staff);
      if (!visit || visit.client_id === null || !me) return notFound;
      const { date, services, client_id } = visit;
      const { result, lines } = formula;
      const row = { client_id, appointment_id: id, date, services, staff_id: staff, staff_name: me.nome, result };
      const made = version === null ? await writeSheet({ db, owner: salon }, row, lines) : undefined;
      if (made) {
        const entry = { action: 'create', entity: 'technical_sheets', entityId: made.id, after: made };
        await record(db, salon, entry, by(staff));
        return { ok: true, sheet: made };
      }
      const found = await sheetOfVisit(db, id);
      const before = found && (await lockSheet(db, found.id));
      if (!before) return { ok: false, reason: 'stale', sheet: null };
      if (isSame(before, formula)) return { ok: true, sheet: before };
      if (version !== before.version) return { ok: false, reason: 'stale', sheet: before };
      await writeLines({ db, owner: salon }, before.id, lines, { result });
      const sheet = await heldSheet(db, before.id);
      const entry = { action: 'update', entity: 'technical_sheets', entityId: sheet.id, before, after: sheet };
      await record(db, salon, entry, by(staff));
      return { ok: true, sheet };
    }),
  );
}

type NewPhoto = { id: string; moment: ClientPhoto['moment']; picture: string };
type Added = { ok: true; photo: ClientPhoto };

/** Taken today, of a visit of theirs. Once for each key. */
export function addOwnPhoto(
  { db, salon, staff }: Proven,
  key: string | undefined,
  input: NewPhoto,
  prepared: PreparedPicture,
): Promise<Added | NotFound | Refused<'in_flight' | 'key_reused'>> {
  // With the professional in its name, so that the key is theirs alone: see the policy of the keys.
  const call = { operation: `portal.createPhoto ${staff}`, key, input };
  return goneIsNotFound(async () => {
    const outcome = await once(db, salon, call, async (db): Promise<Added | NotFound> => {
      const visit = await readVisit(db, input.id);
      if (!visit || visit.client_id === null) return notFound;
      const sheet = await sheetOfVisit(db, input.id);
      const { id: picture_id } = await storePicture(db, salon, prepared);
      const photo = await insertPhoto(db, salon, {
        client_id: visit.client_id,
        appointment_id: input.id,
        sheet_id: sheet?.id ?? null,
        moment: input.moment,
        taken_on: await ownToday(db),
        picture_id,
      });
      const entry = { action: 'create', entity: 'client_photos', entityId: photo.id, after: photo };
      await record(db, salon, entry, by(staff));
      return { ok: true, photo };
    });
    return outcome.ok ? outcome.value : outcome;
  });
}

/** Of a visit of theirs: those of colleagues cannot be held. */
export function removeOwnPhoto({ db, salon, staff }: Proven, id: string): Promise<{ ok: true } | NotFound> {
  return inTransaction(db, async (db): Promise<{ ok: true } | NotFound> => {
    const before = await lockPhoto(db, id);
    if (!before) return notFound;
    await deletePhoto(db, id);
    await record(db, salon, { action: 'delete', entity: 'client_photos', entityId: id, before }, by(staff));
    return { ok: true };
  });
}
