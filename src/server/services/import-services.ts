import { randomUUID } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { KnownRows } from '#contract/imports.ts';
import { type ImportedService, importedService, servicesFile } from '#contract/services/import-forms.ts';
import { MOST_PUBLIC_SERVICES } from '#domain/services/defaults.ts';
import { serviceIdentity } from '#domain/services/import.ts';
import { comparable } from '#domain/shared/names.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { type Placed, readRowsOf, withoutRepeats } from '#server/kernel/http/read-rows.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Invalid } from '#server/kernel/refusal.ts';
import { holdCategories, insertServices, knownServices } from './import-queries.ts';
import { countPublicServices, insertCategories } from './queries.ts';
import { seesCommissions } from './save-service.ts';

type Imported = { ok: true; imported: number; known: KnownRows } | Invalid;

export function readServices(input: unknown) {
  return readRowsOf(input, { list: 'rows', whole: servicesFile, row: importedService, identity: serviceIdentity });
}

export async function checkServices({ db }: Owned, services: ReadonlyArray<{ name: string; category: string }>) {
  const known = await knownServices(
    db,
    services.map((service, row) => ({ ...service, row })),
  );
  return { known, offered_online: await countPublicServices(db) };
}

/** All new services and the categories that they need, or nothing. What the salon has, or has got since the preview, is left out and named. */
export function importServices(owned: Owned, rows: readonly Placed<ImportedService>[]): Promise<Imported> {
  return holding(owned, { onlineServices: true, imports: true }, async ({ db, owner }) => {
    const { called, made } = await categoriesFor({ db, owner }, rows);
    const known = await knownServices(
      db,
      rows.map(({ place, row: { name, category } }) => ({ row: place, name, category: called(category) })),
    );
    const places = new Set(known.map(({ row }) => row));
    const fresh = withoutRepeats(rows.filter(({ place }) => !places.has(place)));
    await othersTurn();
    const unseen = seesCommissions(owned) ? {} : { commission_percent: null };
    const services = fresh.map(({ row }) => valuesOf({ ...row, ...unseen, category: called(row.category) }));
    if (services.length === 0) return { ok: true, imported: 0, known };
    await othersTurn();
    await insertServices(db, owner, services);
    const isOffering = services.some(({ is_public }) => is_public);
    if (isOffering && (await countPublicServices(db)) > MOST_PUBLIC_SERVICES) return tooManyPublic;
    // One entry holds all of them: ten thousand entries would bury the rest of the history.
    const after = { count: services.length, services, categories: made };
    await record(db, owner, { action: 'import', entity: 'services', entityId: owner, after });
    return { ok: true, imported: services.length, known };
  });
}

const tooManyPublic: Invalid = { ok: false, reason: 'invalid', fields: { rows: 'imports:errors.tooManyPublic' } };

/** How the salon writes each category, hidden ones too; those that it lacks are made. */
async function categoriesFor({ db, owner }: Owned, rows: readonly Placed<ImportedService>[]) {
  const wanted = await byKey(rows.map(({ row }) => row.category));
  const there = await byKey(await holdCategories(db));
  const missing = [...wanted].flatMap(([key, name]) => (there.has(key) ? [] : [name]));
  const made = missing.length > 0 ? await insertCategories(db, owner, missing) : [];
  // Once more: a window that was quicker may have made one of them.
  const names = await holdCategories(db);
  const exact = new Set(names);
  const written = await byKey(names);
  const called = (name: string) => (exact.has(name) ? name : (written.get(comparable(name)) ?? name));
  return { called, made };
}

/** Of names that are the same to everyone in the salon, the first. */
async function byKey(names: readonly string[]): Promise<Map<string, string>> {
  const first = new Map<string, string>();
  for (const [place, name] of [...new Set(names)].entries()) {
    if (place > 0 && place % 1_000 === 0) await othersTurn();
    const key = comparable(name);
    if (!first.has(key)) first.set(key, name);
  }
  return first;
}

function valuesOf(service: ImportedService) {
  return { ...service, id: randomUUID(), price: service.preco_variavel ? 0 : service.price };
}
