import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ShownPicture } from '#contract/pictures/forms.ts';
import type { NewPhoto } from '#contract/technical-sheets/forms.ts';
import type { ClientPhoto } from '#contract/technical-sheets/operations.ts';
import type { Moment } from '#domain/technical-sheets/limits.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, type Page, pageFrom } from '#server/kernel/database/paging.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { shownPicture } from '#server/pictures/shown-picture-select.ts';

/** Rows of four on a wide screen. */
const PHOTOS = 48;

/** Newest first. */
export function selectPhotos(db: Database) {
  return (
    db
      .selectFrom('client_photos as photo')
      // Of which client, for the history.
      .select(['photo.id', 'photo.client_id', 'photo.taken_on', 'photo.appointment_id', 'photo.sheet_id'])
      .select(sql<Moment>`photo.moment`.as('moment'))
      .select(shownPicture(sql`photo.picture_id`).$castTo<ShownPicture>().as('picture'))
      .orderBy('photo.taken_on', 'desc')
      .orderBy('photo.created_at', 'desc')
      .orderBy('photo.id', 'desc')
  );
}

/** Whether a picture is a photo of a client. */
export async function showsClient(db: Database, pictureId: string): Promise<boolean> {
  const photo = db.selectFrom('client_photos').select('id').where('picture_id', '=', pictureId).limit(1);
  return (await photo.executeTakeFirst()) !== undefined;
}

/** The key is the last row's id: where it stands, the database knows. Undefined when there is no such client. */
export async function listPhotos(
  db: Database,
  { client_id, appointment_id, cursor }: { client_id: string; appointment_id?: string; cursor?: string },
): Promise<(Page<ClientPhoto> & { total: number }) | undefined> {
  const [last] = keyFrom(cursor, 1) ?? [];
  const page = selectPhotos(db)
    .where('photo.client_id', '=', client_id)
    .$if(appointment_id !== undefined, (rows) => rows.where('photo.appointment_id', '=', appointment_id ?? null))
    .$if(last !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(photo.taken_on, photo.created_at, photo.id) <
          (select taken_on, created_at, id from client_photos where id = ${last})`,
      ),
    )
    .limit(PHOTOS + 1);
  const client = await db
    .selectFrom(clientRows.as('clients'))
    .select(jsonArrayFrom(page).as('photos'))
    .select(({ selectFrom }) =>
      selectFrom('client_photos')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('client_id', '=', client_id)
        .$if(appointment_id !== undefined, (rows) => rows.where('appointment_id', '=', appointment_id ?? null))
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .where('id', '=', client_id)
    .executeTakeFirst();
  return client && { ...pageFrom(client.photos, ({ id }) => [id], PHOTOS), total: client.total };
}

export function readPhoto(db: Database, id: string): Promise<ClientPhoto | undefined> {
  return selectPhotos(db).where('photo.id', '=', id).executeTakeFirst();
}

/** Beside one visit; all of them are among the client's photos. */
export const PHOTOS_OF_VISIT = 12;

export function photosOfVisit(db: Database, id: string): Promise<ClientPhoto[]> {
  return selectPhotos(db).where('photo.appointment_id', '=', id).limit(PHOTOS_OF_VISIT).execute();
}

export async function lockPhoto(db: Database, id: string): Promise<ClientPhoto | undefined> {
  const held = await db.selectFrom('client_photos').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return held && readPhoto(db, id);
}

type Row = Omit<NewPhoto, 'picture'> & { picture_id: string };

export async function insertPhoto(db: Database, owner: OwnerId, row: Row): Promise<ClientPhoto> {
  const { id } = await db
    .insertInto('client_photos')
    .values({ ...row, user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  const photo = await readPhoto(db, id);
  if (!photo) throw new Error('A photo vanished while it was held.');
  return photo;
}

export async function updatePhoto(
  db: Database,
  id: string,
  values: { moment: Moment; taken_on: string },
): Promise<void> {
  await db.updateTable('client_photos').set(values).where('id', '=', id).execute();
}

/** Its picture goes with it (`app.drop_picture`). */
export async function deletePhoto(db: Database, id: string): Promise<void> {
  await db.deleteFrom('client_photos').where('id', '=', id).execute();
}

/** Photos that were taken before the sheet was written are of it too. */
export async function givePhotos(db: Database, sheetId: string, appointmentId: string): Promise<void> {
  await db
    .updateTable('client_photos')
    .set({ sheet_id: sheetId })
    .where('appointment_id', '=', appointmentId)
    .where('sheet_id', 'is', null)
    .execute();
}
