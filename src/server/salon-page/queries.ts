import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ShownPicture } from '#contract/pictures/forms.ts';
import type { SalonPageForm, SINGLE_PLACES } from '#contract/salon-page/forms.ts';
import type { SalonPage, SalonPageSettings } from '#contract/salon-page/operations.ts';
import type { PictureSize } from '#domain/pictures/limits.ts';
import { MOST_FACES } from '#domain/salon-page/kinds.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { visitedExceptionRows, visitedHoursRows } from '#server/agenda/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { sendAhead } from '#server/kernel/database/pipeline.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { pictureFileRows } from '#server/pictures/lent-select.ts';
import { shownPicture } from '#server/pictures/shown-picture-select.ts';
import { shownStaffRows } from '#server/team/lent-select.ts';

export type Place = (typeof SINGLE_PLACES)[number];

/** As the owner sees it; the settings as they are before anybody has touched them. */
export async function readPage(db: Database, owner: OwnerId): Promise<Omit<SalonPage, 'suggestions'> & Named> {
  const row = await db
    .selectFrom(profileRows.as('profile'))
    .leftJoin('salon_pages as page', 'page.user_id', 'profile.id')
    .where('profile.id', '=', owner)
    .select(['profile.business_name', 'profile.phone', 'profile.address'])
    .select(['page.is_published', 'page.kind', 'page.about', 'page.instagram', 'page.whatsapp'])
    .select(sql<string | null>`page.updated_at::text`.as('version'))
    .select([single('logo').as('logo'), single('cover').as('cover')])
    .select([
      jsonArrayFrom(
        db.selectFrom('salon_names').select(['name', 'leads_to']).where('user_id', '=', owner).orderBy('number'),
      ).as('names'),
      jsonArrayFrom(selectWorks(db)).as('works'),
      jsonArrayFrom(selectTeam(db)).as('team'),
    ])
    .executeTakeFirstOrThrow();
  const { business_name, names, is_published, kind, about, instagram, whatsapp, version, ...shown } = row;
  return {
    business_name,
    settings: {
      name: names.find(({ leads_to }) => leads_to === null)?.name ?? '',
      old_names: names.filter(({ leads_to }) => leads_to !== null).map(({ name }) => name),
      is_published: is_published ?? false,
      kind: (kind ?? 'hair') as SalonPageSettings['kind'],
      about: about ?? '',
      instagram: instagram ?? '',
      whatsapp: whatsapp ?? '',
      version: version ?? '',
    },
    ...shown,
    phone: shown.phone ?? '',
  };
}

/** Where the handle's role is shown it; undefined otherwise. */
export async function readShownFile(db: Database, id: string, size: PictureSize): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom(pictureFileRows.as('picture'))
    .select(`picture.${size} as file`)
    .where('picture.id', '=', id)
    .executeTakeFirst();
  return row?.file;
}

type Named = { business_name: string };

/** The logo or the cover; null where there is none. */
const single = (place: Place) =>
  sql<ShownPicture | null>`(select ${shownPicture(sql`one.picture_id`)} from salon_pictures as one where one.place = ${place})`;

function selectWorks(db: Database) {
  return db
    .selectFrom('salon_pictures as work')
    .select(['work.id', 'work.alt', shownPicture(sql`work.picture_id`).$notNull().as('picture')])
    .where('work.place', '=', 'work')
    .orderBy('work.position')
    .orderBy('work.id');
}

/** Who works here: the owner and visitors see the same. */
function selectTeam(db: Database) {
  return db
    .selectFrom(shownStaffRows.as('staff'))
    .select(['staff.id', 'staff.nome', 'staff.funcao', 'staff.color'])
    .select(shownPicture(sql`staff.picture_id`).as('picture'))
    .where('staff.ativo', '=', true)
    .orderBy('staff.search_name')
    .orderBy('staff.id')
    .limit(MOST_FACES);
}

/** What a visitor sees of it besides the salon itself; undefined where it is not published. */
export async function readShownPage(db: Database) {
  return db
    .selectFrom('salon_pages as page')
    .select(['page.kind', 'page.about', 'page.instagram', 'page.whatsapp'])
    .select([single('logo').as('logo'), single('cover').as('cover')])
    .select([
      jsonArrayFrom(selectWorks(db)).as('works'),
      jsonArrayFrom(selectTeam(db)).as('team'),
      jsonArrayFrom(
        db
          .selectFrom(visitedHoursRows.as('hours'))
          .select(['hours.weekday', 'hours.is_open'])
          .select([
            sql<string | null>`hours.open_time::text`.as('open_time'),
            sql<string | null>`hours.close_time::text`.as('close_time'),
          ]),
      ).as('week'),
      jsonArrayFrom(
        db
          .selectFrom(visitedExceptionRows.as('other'))
          .select(['other.date', 'other.is_closed'])
          .select([
            sql<string | null>`other.open_time::text`.as('open_time'),
            sql<string | null>`other.close_time::text`.as('close_time'),
          ])
          // Whatever day it is in the salon.
          .where('other.date', '>=', sql<string>`current_date - 1`)
          .orderBy('other.date')
          .limit(MOST_OTHER_DAYS),
      ).as('others'),
    ])
    .executeTakeFirst();
}

const MOST_OTHER_DAYS = 60;

/** Its row, which is made where there is none; nobody else changes the page until the transaction ends. */
export async function lockPage(db: Database, owner: OwnerId): Promise<void> {
  await db
    .insertInto('salon_pages')
    .values({ user_id: owner })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.selectFrom('salon_pages').select('user_id').where('user_id', '=', owner).forUpdate().execute();
}

export async function updateSettings(
  db: Database,
  owner: OwnerId,
  { is_published, kind, about, instagram, whatsapp }: SalonPageForm,
): Promise<void> {
  await db
    .updateTable('salon_pages')
    .set({ is_published, kind, about, instagram, whatsapp: whatsapp || null })
    .where('user_id', '=', owner)
    .execute();
}

/** The names before lead to the one that its address has from now on, which leads nowhere else: first the one, so that there are never two. */
export async function leadTo(db: Database, owner: OwnerId, name: string): Promise<void> {
  const own = () => db.updateTable('salon_names').where('user_id', '=', owner);
  await own().set({ leads_to: name }).where('name', '<>', name).execute();
  await own().set({ leads_to: null }).where('name', '=', name).execute();
}

export async function insertName(db: Database, owner: OwnerId, name: string, number: number): Promise<void> {
  await db.insertInto('salon_names').values({ user_id: owner, name, number }).execute();
}

/** Those of the names that another salon has, or had. */
export async function readTaken(db: Database, owner: OwnerId, names: readonly string[]): Promise<Set<string>> {
  await askAbout(db, names);
  const rows = await db
    .selectFrom('salon_names')
    .select('name')
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .where('user_id', '<>', owner)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Whose name it is, and which one it leads to. */
export async function readNamed(db: Database, name: string) {
  await askAbout(db, [name]);
  return db
    .selectFrom('salon_names')
    .select(['user_id as salon', 'leads_to'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Until the transaction ends, whose these are can be read. A name has no space. */
async function askAbout(db: Database, names: readonly string[]): Promise<void> {
  await sendAhead(db, sql`select set_config('app.page_names', ${names.join(' ')}, true)`);
}

type Shown = { picture: string; place: Place | 'work'; alt?: string };

/** As the last one. */
export async function insertShown(db: Database, owner: OwnerId, { picture, place, alt = '' }: Shown): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from salon_pictures)`;
  await db.insertInto('salon_pictures').values({ user_id: owner, picture_id: picture, place, alt, position }).execute();
}

export async function deleteSingle(db: Database, place: Place): Promise<void> {
  await db.deleteFrom('salon_pictures').where('place', '=', place).execute();
}

export async function countWorks(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('salon_pictures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('place', '=', 'work')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether all of them are works that the page shows. */
export async function areWorks(db: Database, ids: readonly string[]): Promise<boolean> {
  const { missing } = await db
    .selectNoFrom((ask) =>
      ask
        .exists(
          sql`(select id from unnest(${ids}::uuid[]) as id except select id from salon_pictures where place = 'work')`,
        )
        .as('missing'),
    )
    .executeTakeFirstOrThrow();
  return !missing;
}

export async function updateWork(db: Database, id: string, alt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('salon_pictures')
    .set({ alt })
    .where('id', '=', id)
    .where('place', '=', 'work')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteWork(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('salon_pictures')
    .where('id', '=', id)
    .where('place', '=', 'work')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those that are not named keep their order behind the others. */
export async function updateOrder(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update salon_pictures set position = placed.place
    from (
      select id, row_number() over (order by array_position(${ids}::uuid[], id), position, id)::smallint as place
      from salon_pictures where place = 'work'
    ) as placed
    where salon_pictures.id = placed.id and salon_pictures.position <> placed.place`.execute(db);
}
