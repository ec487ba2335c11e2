import type { ProfessionalInput } from '#contract/team/forms.ts';
import type { Professional } from '#contract/team/operations.ts';
import { mayDo } from '#domain/members/rights.ts';
import { commissionOf, productCommissionOf } from '#domain/team/commission.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { tickServices } from '#server/services/tick-services.ts';
import { insertProfessional, lockProfessional, updateProfessional } from './queries.ts';

type Saved = { ok: true; professional: Professional } | Invalid;
type Outcome = Saved | Refused<'not_found'>;

export function changeProfessional(
  owned: Owned,
  { id, services = [], ...form }: ProfessionalInput & { id: string },
): Promise<Outcome> {
  return holding(owned, { whoDoesWhat: services.length > 0 }, async (held) => {
    const saved = await change(held, id, 'update', (before) => ({
      ...form,
      ...(seesCommissions(owned) ? earningsOf(form, before) : earningsIn(before)),
    }));
    if (!saved.ok) return saved;
    const done = await tickServices(held, id, services);
    return done.ok ? saved : done;
  });
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

export const seesCommissions = ({ member }: Owned) => !member || mayDo(member, 'all_commissions');

/** Of somebody who is added by who does not see percentages. */
export const NO_EARNINGS = { comissao_percentual: null, product_commission_percent: 0 };

/** As they are: who does not see percentages changes none. */
const earningsIn = ({ comissao_percentual, product_commission_percent }: Professional) => ({
  comissao_percentual,
  product_commission_percent,
});

function earningsOf(form: ProfessionalInput, before?: Professional) {
  return {
    comissao_percentual: commissionOf(form),
    product_commission_percent: productCommissionOf(form, before?.product_commission_percent),
  };
}

export function createProfessional(owned: Owned, { services = [], ...form }: ProfessionalInput): Promise<Saved> {
  const earnings = seesCommissions(owned) ? earningsOf(form) : NO_EARNINGS;
  const professional = { ...form, ...earnings, ativo: true };
  return holding(owned, { whoDoesWhat: services.length > 0 }, async (held) => {
    const { db, owner } = held;
    const after = await insertProfessional(db, owner, professional);
    await record(db, owner, { action: 'create', entity: 'staff', entityId: after.id, after });
    const done = await tickServices(held, after.id, services);
    return done.ok ? { ok: true, professional: after } : done;
  });
}
