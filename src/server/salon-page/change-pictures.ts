import type { SalonPage } from '#contract/salon-page/operations.ts';
import { MOST_WORKS } from '#domain/salon-page/kinds.ts';
import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { type PreparedPicture, storePicture } from '#server/pictures/store-picture.ts';
import { changedPage, PAGE } from './change-page.ts';
import {
  areWorks,
  countWorks,
  deleteSingle,
  deleteWork,
  insertShown,
  lockPage,
  type Place,
  readPage,
  updateOrder,
  updateWork,
} from './queries.ts';

type Outcome<Reason extends string = never> = { ok: true; page: SalonPage } | Refused<Reason>;

/** One change after another: the page is held while its pictures change, and the history tells which ones it had and has. */
function changing<Reason extends string>(
  { db, owner }: Owned,
  work: (db: Database) => Promise<Reason | undefined>,
): Promise<Outcome<Reason>> {
  return inTransaction(db, async (db): Promise<Outcome<Reason>> => {
    await lockPage(db, owner);
    const before = await readPage(db, owner);
    const reason = await work(db);
    if (reason) return { ok: false, reason };
    const page = await changedPage(db, owner);
    const entry = { action: 'update', entity: PAGE, entityId: owner };
    await record(db, owner, { ...entry, before: namedBy(before), after: namedBy(page) });
    return { ok: true, page };
  });
}

const namedBy = ({ logo, cover, works }: Pick<SalonPage, 'logo' | 'cover' | 'works'>) => ({
  logo: logo?.id ?? null,
  cover: cover?.id ?? null,
  works: works.map(({ alt, picture }) => ({ picture: picture.id, alt })),
});

export function changePicture(owned: Owned, place: Place, prepared: PreparedPicture | null): Promise<Outcome> {
  return changing<never>(owned, async (db) => {
    await deleteSingle(db, place);
    if (!prepared) return undefined;
    const { id } = await storePicture(db, owned.owner, prepared);
    await insertShown(db, owned.owner, { picture: id, place });
    return undefined;
  });
}

export function createWork(owned: Owned, prepared: PreparedPicture, alt: string): Promise<Outcome<'too_many_works'>> {
  return changing(owned, async (db) => {
    if ((await countWorks(db)) >= MOST_WORKS) return 'too_many_works';
    const { id } = await storePicture(db, owned.owner, prepared);
    await insertShown(db, owned.owner, { picture: id, place: 'work', alt });
    return undefined;
  });
}

export function changeWork(owned: Owned, id: string, alt: string): Promise<Outcome<'not_found'>> {
  return changing(owned, async (db) => ((await updateWork(db, id, alt)) ? undefined : 'not_found'));
}

export function removeWork(owned: Owned, id: string): Promise<Outcome<'not_found'>> {
  return changing(owned, async (db) => ((await deleteWork(db, id)) ? undefined : 'not_found'));
}

/** None of them may have been removed meanwhile: whoever put them in order saw it there. */
export function orderWorks(owned: Owned, ids: readonly string[]): Promise<Outcome<'not_found'>> {
  return changing(owned, async (db) => {
    if (!(await areWorks(db, ids))) return 'not_found';
    await updateOrder(db, ids);
    return undefined;
  });
}
