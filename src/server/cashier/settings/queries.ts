import { sql } from 'kysely';
import type { CashierSettings } from '#contract/cashier-forms.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

/** Columns of the profile that are the cashier's own. The account neither reads nor writes them. */
export async function readCashierSettings(db: Database, owner: OwnerId): Promise<CashierSettings> {
  return db
    .selectFrom('profiles')
    .select([
      'pix_key',
      'pix_name',
      'pix_city',
      sql<number>`debit_fee_percent::float8`.as('debit_fee_percent'),
      sql<number>`credit_fee_percent::float8`.as('credit_fee_percent'),
    ])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
}

export async function updateCashierSettings(db: Database, owner: OwnerId, settings: CashierSettings): Promise<void> {
  await db.updateTable('profiles').set(settings).where('id', '=', owner).execute();
}
