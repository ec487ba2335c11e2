import type { SalonPageForm } from '#contract/salon-page/forms.ts';
import type { SalonPage, SalonPageSettings } from '#contract/salon-page/operations.ts';
import { canBeChosen, freeNames, MOST_OLD_NAMES, nameCandidates, pageNameOf } from '#domain/salon-page/names.ts';
import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { isDuplicate } from '#server/kernel/database/refused-rows.ts';
import type { Owned, OwnerId } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { insertName, leadTo, lockPage, readPage, readTaken, updateSettings } from './queries.ts';

export const PAGE = 'salon_pages';

/** The page, with names to begin with while it has none. */
export async function showSettings({ db, owner }: Owned): Promise<SalonPage> {
  return withSuggestions(await readPage(db, owner), (names) => inTransaction(db, (db) => readTaken(db, owner, names)));
}

/** The page as a change leaves it, inside its transaction. */
export async function changedPage(db: Database, owner: OwnerId): Promise<SalonPage> {
  return withSuggestions(await readPage(db, owner), (names) => readTaken(db, owner, names));
}

async function withSuggestions(
  { business_name, ...page }: Awaited<ReturnType<typeof readPage>>,
  takenOf: (names: string[]) => Promise<Set<string>>,
): Promise<SalonPage> {
  if (page.settings.name) return { ...page, suggestions: [] };
  const candidates = nameCandidates(business_name, business_name);
  return { ...page, suggestions: freeNames(candidates, await takenOf(candidates)) };
}

export async function checkName(
  { db, owner }: Owned,
  typed: string,
): Promise<{ is_free: boolean; suggestions: string[] }> {
  const name = pageNameOf(typed);
  const candidates = nameCandidates(name, name);
  const taken = await inTransaction(db, (db) => readTaken(db, owner, [name, ...candidates]));
  const is_free = canBeChosen(name) && !taken.has(name);
  return { is_free, suggestions: is_free ? [] : freeNames(candidates, taken) };
}

type Outcome =
  | { ok: true; page: SalonPage }
  | (Refused<'name_taken'> & { suggestions: string[] })
  | Refused<'too_many_names'>
  | (Refused<'stale'> & { settings: SalonPageSettings });

/** Of two salons that want a name at once, the index lets one have it. */
export async function changePage(owned: Owned, form: SalonPageForm): Promise<Outcome> {
  try {
    return await rewrite(owned, form);
  } catch (error) {
    if (!isDuplicate(error, 'salon_names')) throw error;
    const { suggestions } = await checkName(owned, form.name);
    return { ok: false, reason: 'name_taken', suggestions };
  }
}

function rewrite({ db, owner }: Owned, form: SalonPageForm): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const seen = (await readPage(db, owner)).settings.version;
    await lockPage(db, owner);
    const { settings: before } = await readPage(db, owner);
    // The first change finds no row, and makes it.
    const isKnown =
      form.version === undefined || form.version === before.version || (form.version === '' && seen === '');
    const { version: _, ...wanted } = form;
    // Whoever repeats a change whose answer was lost finds it done.
    const isDone = Object.entries(wanted).every(([name, value]) => before[name as keyof typeof wanted] === value);
    if (isDone) return { ok: true, page: await changedPage(db, owner) };
    if (!isKnown) return { ok: false, reason: 'stale', settings: before };

    if (form.name !== before.name) {
      const isOld = before.old_names.includes(form.name);
      if (!isOld && before.old_names.length >= MOST_OLD_NAMES) return { ok: false, reason: 'too_many_names' };
      await leadTo(db, owner, form.name);
      const names = before.old_names.length + (before.name ? 1 : 0);
      if (!isOld) await insertName(db, owner, form.name, names + 1);
    }
    await updateSettings(db, owner, form);
    const page = await changedPage(db, owner);
    const { version: __, ...after } = page.settings;
    const { version: ___, ...known } = before;
    await record(db, owner, { action: 'update', entity: PAGE, entityId: owner, before: known, after });
    return { ok: true, page };
  });
}
