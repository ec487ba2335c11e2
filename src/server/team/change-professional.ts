import type { Professional } from '#contract/team.ts';
import type { ProfessionalForm } from '#contract/team-forms.ts';
import { commissionOf } from '#domain/team/commission.ts';
import { lockAllDays } from '#server/agenda/booking-lock.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { lockProfessional, updateProfessional } from './queries.ts';

type Owned = { db: Database; owner: OwnerId };
type Outcome = { ok: true; professional: Professional } | { ok: false; reason: 'not_found' };

export function changeProfessional(owned: Owned, { id, ...form }: ProfessionalForm & { id: string }): Promise<Outcome> {
  return change(owned, id, 'update', { ...form, comissao_percentual: commissionOf(form) });
}

/** Inactive professionals keep their past, but nobody can book them any more. */
export function setActive(owned: Owned, { id, ativo }: { id: string; ativo: boolean }): Promise<Outcome> {
  return change(owned, id, ativo ? 'activate' : 'deactivate', { ativo });
}

function change(
  { db, owner }: Owned,
  id: string,
  action: 'update' | 'activate' | 'deactivate',
  values: Partial<Omit<Professional, 'id'>>,
): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    // Whoever is booking at this moment must find the team as it was, or as it will be.
    if (action !== 'update') await lockAllDays(db, owner);
    const before = await lockProfessional(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const after = await updateProfessional(db, id, values);
    await record(db, owner, { action, entity: 'staff', entityId: id, before, after });
    return { ok: true, professional: after };
  });
}
