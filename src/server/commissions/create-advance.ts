import type { AdvanceForm } from '#contract/commissions/forms.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { record } from '#server/kernel/database/history.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Keyed, Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { holdProfessional, insertAdvance } from './advance-queries.ts';

type Outcome =
  | { ok: true; id: string }
  | Refused<'not_found' | 'is_owner' | 'period_closed' | 'in_flight' | 'key_reused'>;

/** What was paid to a professional, once for each key. Into a closed period nothing is added. */
export async function createAdvance(
  { db, owner, idempotencyKey: key }: Owned & Keyed,
  form: AdvanceForm,
): Promise<Outcome> {
  const call = { operation: 'commissions.createAdvance', key, input: form };
  const work = async ({ db, closedDates }: Held<'periods'>): Promise<Outcome> => {
    const professional = await holdProfessional(db, form.staff_id);
    if (!professional) return { ok: false, reason: 'not_found' };
    if (isOwnerRole(professional.funcao)) return { ok: false, reason: 'is_owner' };
    if ((await closedDates()).length > 0) return { ok: false, reason: 'period_closed' };
    const id = await insertAdvance(db, owner, form);
    await record(db, owner, { action: 'create', entity: 'commission_advances', entityId: id, after: form });
    return { ok: true, id };
  };
  const outcome = await once(db, owner, call, (db) => holding({ db, owner }, { periods: [form.effective_date] }, work));
  return outcome.ok ? outcome.value : outcome;
}
