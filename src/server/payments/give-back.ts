import type { Database } from '#server/kernel/database/db.ts';
import { insertVoidPayments, lockPayments } from './queries.ts';

/** The entry of a void: of which sale, and on which day. */
type VoidEntry = { id: string; sale_id: string; day: string };

/** What was paid for a sale goes back as its rows are now. The caller keeps the drawer and holds the sale: whoever receives a part of it meanwhile comes before us or after. */
export async function giveBack(db: Database, entry: VoidEntry): Promise<void> {
  await lockPayments(db, { kind: 'sale', id: entry.sale_id });
  await insertVoidPayments(db, entry);
}
