import { sql } from 'kysely';
import type { KnownRows } from '#contract/imports.ts';
import type { ImportedService } from '#contract/services/import-forms.ts';
import { cents, decimalFromCents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

type Named = { row: number; name: string; category: string };

/** Which of these the salon has: the same name in the same category, whatever capitals and accents. */
export async function knownServices(db: Database, services: readonly Named[]): Promise<KnownRows> {
  const { rows } = await sql<{ row: number; name: string }>`
    select given.row, own.name
    from jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as given (row integer, name text, category text)
    -- One of each: thousands of the same name would be multiplied with each other.
    join (select search_category, search_name, min(name) as name from services group by search_category, search_name) as own
      on own.search_category = app.search_text(given.category) and own.search_name = app.search_text(given.name)
    order by given.row`.execute(db);
  return rows;
}

/** Held until the end of the transaction: whoever renames one waits, so that no service is left with the old name. */
export async function holdCategories(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('service_categories').select('name').orderBy('name').forShare().execute();
  return rows.map(({ name }) => name);
}

type NewService = ImportedService & { id: string };

/** In one statement, whatever their number. */
export async function insertServices(db: Database, owner: OwnerId, services: readonly NewService[]): Promise<void> {
  const rows = services.map((service) => ({
    ...service,
    price: decimalFromCents(cents(service.price)),
    commission_percent: service.commission_percent === null ? null : roundTo(service.commission_percent, 2),
  }));
  await sql`
    insert into services (user_id, id, name, category, description, duration_minutes, price, preco_variavel, commission_percent, is_public)
    select ${owner}::uuid, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, name text, category text,
      description text, duration_minutes integer, price numeric, preco_variavel boolean, commission_percent numeric, is_public boolean)`.execute(
    db,
  );
}
