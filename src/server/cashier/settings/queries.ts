import { sql } from 'kysely';
import type { CashierSettings } from '#contract/cashier/operations.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

/**
 * Columns of the profile that are the cashier's own. The account writes them only on its behalf (`changeSettings`),
 * so other changes of the profile make no other version of them.
 */
const settingsOf = (db: Database, owner: OwnerId) =>
  db
    .selectFrom(profileRows.as('profiles'))
    .select([
      sql<string>`md5(row(pix_key, pix_name, pix_city, debit_fee_percent, credit_fee_percent)::text)`.as('version'),
      'pix_key',
      'pix_name',
      'pix_city',
      sql<number>`debit_fee_percent::float8`.as('debit_fee_percent'),
      sql<number>`credit_fee_percent::float8`.as('credit_fee_percent'),
    ])
    .where('id', '=', owner);

export function readCashierSettings(db: Database, owner: OwnerId): Promise<CashierSettings> {
  return settingsOf(db, owner).executeTakeFirstOrThrow();
}

/** Nobody else changes them until the transaction ends. */
export function lockCashierSettings(db: Database, owner: OwnerId): Promise<CashierSettings> {
  return settingsOf(db, owner).forUpdate().executeTakeFirstOrThrow();
}
