import type { Category } from '#contract/services/operations.ts';
import { usualCategories } from '#domain/services/defaults.ts';
import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { removing } from '#server/kernel/database/remove-row.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import {
  deleteCategory,
  hasCategories,
  insertCategories,
  isNameTaken,
  lockCategory,
  readCategory,
  readPlace,
  renameOnServices,
  updateCategory,
} from './queries.ts';

type Outcome<Reason extends string> = { ok: true; category: Category } | Refused<Reason>;

/** For a salon that has none; answers how many it made. Two windows at once make them once. */
export function createDefaultCategories({ db, owner }: Owned): Promise<number> {
  return inTransaction(db, (db) => addDefaultCategories({ db, owner }));
}

/** The same inside a transaction. */
export async function addDefaultCategories({ db, owner }: Owned): Promise<number> {
  if (await hasCategories(db)) return 0;
  const names = usualCategories(await readPlace(db));
  return (await addCategories({ db, owner }, names)).length;
}

export function createCategory({ db, owner }: Owned, name: string): Promise<Outcome<'name_taken'>> {
  return inTransaction(db, async (db) => {
    const [made] = await addCategories({ db, owner }, [name]);
    return made ? { ok: true, category: { ...made, services_count: 0 } } : { ok: false, reason: 'name_taken' };
  });
}

/** Those whose name is free. */
export async function addCategories({ db, owner }: Owned, names: readonly string[]) {
  const made = await insertCategories(db, owner, names);
  for (const category of made) {
    const entry = { action: 'create', entity: 'service_categories', entityId: category.id };
    await record(db, owner, { ...entry, after: category });
  }
  return made;
}

/** Its services carry the name, so they get the new one in the same transaction. */
export async function changeCategory(
  owned: Owned,
  id: string,
  name: string,
): Promise<Outcome<'not_found' | 'name_taken'>> {
  try {
    return await rewrite(owned, id, { name }, (db, before) => renameOnServices(db, before.name, name));
  } catch (error) {
    if (!isNameTaken(error)) throw error;
    return { ok: false, reason: 'name_taken' };
  }
}

export function changeCategoryShown(
  owned: Owned,
  id: string,
  show_in_dropdown: boolean,
): Promise<Outcome<'not_found'>> {
  return rewrite(owned, id, { show_in_dropdown });
}

function rewrite(
  { db, owner }: Owned,
  id: string,
  change: { name: string } | { show_in_dropdown: boolean },
  alongWith?: (db: Database, before: { name: string }) => Promise<void>,
): Promise<Outcome<'not_found'>> {
  return inTransaction(db, async (db) => {
    const before = await lockCategory(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    await updateCategory(db, id, change);
    await alongWith?.(db, before);
    const category = await readCategory(db, id);
    await record(db, owner, { action: 'update', entity: 'service_categories', entityId: id, before, after: category });
    return { ok: true, category };
  });
}

/** Its services keep the name. */
export const removeCategory = removing('service_categories', lockCategory, deleteCategory);
