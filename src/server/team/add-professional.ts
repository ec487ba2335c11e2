import type { Professional } from '#contract/team.ts';
import type { ProfessionalForm } from '#contract/team-forms.ts';
import { commissionOf } from '#domain/team/commission.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { insertProfessional } from './queries.ts';

export function addProfessional(
  { db, owner }: { db: Database; owner: OwnerId },
  form: ProfessionalForm,
): Promise<Professional> {
  const professional = { ...form, comissao_percentual: commissionOf(form), ativo: true };
  return inTransaction(db, async (db) => {
    const after = await insertProfessional(db, owner, professional);
    await record(db, owner, { action: 'create', entity: 'staff', entityId: after.id, after });
    return after;
  });
}
