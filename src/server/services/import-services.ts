import { randomUUID } from 'node:crypto';
import type { KnownRows } from '#contract/imports.ts';
import { type ImportedService, importedService, servicesFile } from '#contract/services/forms.ts';
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
    const services = fresh.map(({ row }) => valuesOf({ ...row, category: called(row.category) }));
    if (services.length === 0) return { ok: true, imported: 0, known };
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
  const wanted = new Map(rows.map(({ row }) => [row.category, comparable(row.category)]));
  const there = new Set((await holdCategories(db)).map(comparable));
  const missing = new Map<string, string>();
  for (const [name, key] of wanted) if (!there.has(key) && !missing.has(key)) missing.set(key, name);
  const made = missing.size > 0 ? await insertCategories(db, owner, [...missing.values()]) : [];
  const names = await holdCategories(db);
  const byKey = new Map(names.map((name) => [comparable(name), name]));
  const exact = new Set(names);
  const called = (name: string) => (exact.has(name) ? name : (byKey.get(wanted.get(name) ?? '') ?? name));
  return { called, made };
}

function valuesOf(service: ImportedService) {
  return { ...service, id: randomUUID(), price: service.preco_variavel ? 0 : service.price };
}
