import type { AdvanceForm } from '#contract/commissions/forms.ts';
import { cents, decimalFromCents } from '#domain/shared/money.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** Somebody of the team, who stays in it until the transaction ends. */
export function holdProfessional(db: Database, id: string): Promise<{ funcao: string } | undefined> {
  return db.selectFrom(staffRows.as('staff')).select('funcao').where('id', '=', id).forKeyShare().executeTakeFirst();
}

export async function insertAdvance(db: Database, owner: OwnerId, form: AdvanceForm): Promise<string> {
  const { id } = await db
    .insertInto('commission_advances')
    .values({ ...form, amount: decimalFromCents(cents(form.amount)), user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ADVANCE = ['staff_id', 'amount', 'effective_date', 'description'] as const;

export function findAdvance(db: Database, id: string) {
  return db.selectFrom('commission_advances').select(ADVANCE).where('id', '=', id).executeTakeFirst();
}

/** What was there; undefined where somebody was faster. */
export function deleteAdvance(db: Database, id: string) {
  return db.deleteFrom('commission_advances').where('id', '=', id).returning(ADVANCE).executeTakeFirst();
}
