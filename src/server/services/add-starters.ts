import type { StarterForm } from '#contract/services/forms.ts';
import type { StarterService } from '#contract/services/operations.ts';
import { MOST_PUBLIC_SERVICES } from '#domain/services/defaults.ts';
import { STARTER_NAMES, startersOf } from '#domain/services/starters.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Keyed, Owned } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { countPublicServices, holdCategoriesOf, insertStarters, namesThere, readStart } from './queries.ts';
import { addCategories, addDefaultCategories } from './save-category.ts';

type Made = { ok: true; made: { created: number; known: string[] } } | Invalid;

const tooManyPublic: Invalid = { ok: false, reason: 'invalid', fields: { services: 'services:errors.tooManyPublic' } };

/** The usual services of every kind of salon, and which of them this one has. */
export async function readStarters(db: Database): Promise<StarterService[]> {
  // In every language: which one it is need not be known first.
  const { place, there } = await readStart(db, STARTER_NAMES);
  return startersOf(place).map((starter) => ({ ...starter, is_there: there.has(starter.name) }));
}

/** All of them or none, once for each key. Of which the salon has one of the same name are left out and named. */
export async function createStarters(
  { db, owner, idempotencyKey: key }: Owned & Keyed,
  services: readonly StarterForm[],
): Promise<Made | Refused<'in_flight' | 'key_reused'>> {
  const call = { operation: 'services.createStarters', key, input: services };
  const outcome = await once(db, owner, call, async (db): Promise<Made> => {
    // What is there already needs no category; the others' are taken before the locks, in the order of everybody.
    const wanted = await withoutKnown(db, services);
    const placed = await inCategories({ db, owner }, wanted);
    return holding({ db, owner }, { onlineServices: true, imports: true }, async ({ db, owner }) => {
      // Another window may have been faster: behind the locks it is seen.
      const fresh = await withoutKnown(db, placed);
      if (fresh.length > 0) {
        if ((await countPublicServices(db)) + fresh.length > MOST_PUBLIC_SERVICES) return tooManyPublic;
        const added = await insertStarters(db, owner, fresh);
        // One entry for all of them, as of an import.
        const after = { count: added.length, services: added };
        await record(db, owner, { action: 'import', entity: 'services', entityId: owner, after });
      }
      const names = new Set(fresh.map(({ name }) => name));
      const known = services.map(({ name }) => name).filter((name) => !names.has(name));
      return { ok: true, made: { created: fresh.length, known: [...new Set(known)] } };
    });
  });
  return outcome.ok ? outcome.value : outcome;
}

/** Those that the salon has not; of two with one name the first. */
async function withoutKnown(db: Database, services: readonly StarterForm[]): Promise<StarterForm[]> {
  const there = await namesThere(
    db,
    services.map(({ name }) => name),
  );
  const seen = new Set<string>();
  return services.filter(({ name }) => {
    const isFirst = !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isFirst && !there.has(name);
  });
}

/** In the salon's categories, as it writes them. One that it lacks is made: whoever never opened the list has none yet. */
async function inCategories(owned: Owned, services: readonly StarterForm[]): Promise<StarterForm[]> {
  if (services.length === 0) return [];
  await addDefaultCategories(owned);
  const names = services.map(({ category }) => category);
  const known = await holdCategoriesOf(owned.db, names);
  const missing = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].filter(
    (name) => !known.has(name.toLowerCase()),
  );
  if (missing.length > 0) await addCategories(owned, missing);
  const own = missing.length > 0 ? await holdCategoriesOf(owned.db, names) : known;
  return services.map((service) => ({
    ...service,
    category: own.get(service.category.toLowerCase()) ?? service.category,
  }));
}
