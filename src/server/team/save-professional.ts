import type { ProfessionalInput } from '#contract/team/forms.ts';
import type { Professional } from '#contract/team/operations.ts';
import { commissionOf, productCommissionOf } from '#domain/team/commission.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { insertProfessional, lockProfessional, updateProfessional } from './queries.ts';

type Outcome = { ok: true; professional: Professional } | { ok: false; reason: 'not_found' };

export function changeProfessional(
  owned: Owned,
  { id, ...form }: ProfessionalInput & { id: string },
): Promise<Outcome> {
  return change(owned, id, 'update', (before) => ({ ...form, ...earningsOf(form, before) }));
}

/** Inactive professionals keep their past, but nobody can book them any more. */
export function changeActive(owned: Owned, { id, ativo }: { id: string; ativo: boolean }): Promise<Outcome> {
  return change(owned, id, ativo ? 'activate' : 'deactivate', () => ({ ativo }));
}

function change(
  owned: Owned,
  id: string,
  action: 'update' | 'activate' | 'deactivate',
  valuesFrom: (before: Professional) => Partial<Omit<Professional, 'id'>>,
): Promise<Outcome> {
  // Whoever is booking at this moment must find the team as it was, or as it will be.
  return holding(owned, { allDays: action !== 'update' }, async ({ db, owner }) => {
    const before = await lockProfessional(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const after = await updateProfessional(db, id, valuesFrom(before));
    await record(db, owner, { action, entity: 'staff', entityId: id, before, after });
    return { ok: true, professional: after };
  });
}

function earningsOf(form: ProfessionalInput, before?: Professional) {
  return {
    comissao_percentual: commissionOf(form),
    product_commission_percent: productCommissionOf(form, before?.product_commission_percent),
  };
}

export function createProfessional({ db, owner }: Owned, form: ProfessionalInput): Promise<Professional> {
  const professional = { ...form, ...earningsOf(form), ativo: true };
  return inTransaction(db, async (db) => {
    const after = await insertProfessional(db, owner, professional);
    await record(db, owner, { action: 'create', entity: 'staff', entityId: after.id, after });
    return after;
  });
}
