import type { Cents } from '#domain/shared/money.ts';
import { decimalFromCents } from '#domain/shared/money.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

type NewSettlement = { staff_id: string; amount: Cents; effective_date: string; description: string };

export async function insertSettlement(db: Database, owner: OwnerId, settled: NewSettlement): Promise<string> {
  const { id } = await db
    .insertInto('commission_settlements')
    .values({ ...settled, amount: decimalFromCents(settled.amount), user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whose account was settled up to a later day, and so up to this one too. */
export async function settledLater(db: Database, day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('commission_settlements')
    .select('staff_id')
    .distinct()
    .where('effective_date', '>', day)
    .execute();
  return new Set(rows.map(({ staff_id }) => staff_id));
}

const SETTLEMENT = ['staff_id', 'amount', 'effective_date', 'description'] as const;

export function findSettlement(db: Database, id: string) {
  return db.selectFrom('commission_settlements').select(SETTLEMENT).where('id', '=', id).executeTakeFirst();
}

/** What was there; undefined where somebody was faster. */
export function deleteSettlement(db: Database, id: string) {
  return db.deleteFrom('commission_settlements').where('id', '=', id).returning(SETTLEMENT).executeTakeFirst();
}

/** Nobody else answers the offer until the transaction ends. */
export async function lockSettlementOffer(db: Database, owner: OwnerId): Promise<string | null> {
  const { settlement_offer } = await db
    .selectFrom(profileRows.as('profiles'))
    .select('settlement_offer')
    .where('id', '=', owner)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return settlement_offer;
}
