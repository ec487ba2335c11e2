import { sql } from 'kysely';
import type { WarningForm } from '#contract/clients/forms.ts';
import type { ClientWarning } from '#contract/clients/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

const WARNING = ['id', sql<ClientWarning['kind']>`kind`.as('kind'), 'title', 'note'] as const;

/** What harms first; of a kind, the earlier one. */
export function warningsOf(db: Database, clientId: string) {
  return db
    .selectFrom('client_warnings')
    .select(WARNING)
    .where('client_id', '=', clientId)
    .orderBy('client_warnings.kind')
    .orderBy('created_at')
    .orderBy('id');
}

export function readWarning(db: Database, id: string): Promise<(ClientWarning & { client_id: string }) | undefined> {
  return db
    .selectFrom('client_warnings')
    .select([...WARNING, 'client_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function insertWarning(
  db: Database,
  owner: OwnerId,
  client_id: string,
  form: WarningForm,
): Promise<ClientWarning> {
  return db
    .insertInto('client_warnings')
    .values({ ...form, client_id, user_id: owner })
    .returning(WARNING)
    .executeTakeFirstOrThrow();
}

export function updateWarning(db: Database, id: string, form: WarningForm): Promise<ClientWarning> {
  return db.updateTable('client_warnings').set(form).where('id', '=', id).returning(WARNING).executeTakeFirstOrThrow();
}

export async function deleteWarning(db: Database, id: string): Promise<void> {
  await db.deleteFrom('client_warnings').where('id', '=', id).execute();
}
