import type { SettlementForm } from '#contract/commissions/forms.ts';
import { balanced } from '#domain/commissions/summary.ts';
import { cents } from '#domain/shared/money.ts';
import { changeSettings } from '#server/account/change-settings.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import { once } from '#server/kernel/database/once.ts';
import { allowLonger } from '#server/kernel/database/pipeline.ts';
import type { Keyed, Owned, Timed } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { findOverlapped } from './closing-queries.ts';
import { readSums } from './queries.ts';
import { insertSettlement, lockSettlementOffer, settledLater } from './settlement-queries.ts';

type Settled = { id: string; staff_id: string; staff_name: string; amount: number };
type Outcome =
  | { ok: true; rows: Settled[] }
  | Invalid
  | Refused<'not_found' | 'period_closed' | 'nothing_owed' | 'in_flight' | 'key_reused'>;

/**
 * Balances up to the end of a day become zero: what was owed was settled outside of the program. It is noted as such, and is neither an advance nor
 * an expense. Like closing it waits for the saves under way and keeps those that follow waiting: what it brings to zero is what is there.
 */
export async function createSettlement(
  { db, owner, now, idempotencyKey: key }: Timed & Keyed,
  form: SettlementForm,
): Promise<Outcome> {
  const call = { operation: 'commissions.createSettlement', key, input: form };
  const work = async ({ db }: Held<'allPeriods'>): Promise<Outcome> => {
    const { staff_id, effective_date, description } = form;
    const day = { first: effective_date, last: effective_date };
    await allowLonger(db);
    const { today, staff } = await readSums(db, day, now());
    if (effective_date > today) {
      return { ok: false, reason: 'invalid', fields: { effective_date: 'commissions:errors.settledInFuture' } };
    }
    const asked = staff.filter((one) => staff_id === null || one.staff_id === staff_id);
    if (asked.length === 0) return { ok: false, reason: 'not_found' };
    const closed = await findOverlapped(db, { start_date: effective_date, end_date: effective_date });
    if (closed) return { ok: false, reason: 'period_closed' };
    const covered = await settledLater(db, effective_date);
    const owed = asked.map(balanced).filter((one) => one.owed !== 0 && !covered.has(one.staff_id));
    if (owed.length === 0) return { ok: false, reason: 'nothing_owed' };

    const rows: Settled[] = [];
    for (const { staff_id, staff_name, owed: amount } of owed) {
      const settled = { staff_id, amount: cents(amount), effective_date, description };
      const id = await insertSettlement(db, owner, settled);
      await record(db, owner, { action: 'create', entity: 'commission_settlements', entityId: id, after: settled });
      rows.push({ id, staff_id, staff_name, amount });
    }
    await changeSettings({ db, owner }, { settlement_offer: null });
    return { ok: true, rows };
  };
  const outcome = await once(db, owner, call, (db) => holding({ db, owner }, { allPeriods: true }, work));
  return outcome.ok ? outcome.value : outcome;
}

/** The offer to settle what was earned before commissions were kept is not made again. */
export function dismissSettlementOffer({ db, owner }: Owned): Promise<void> {
  return inTransaction(db, async (db) => {
    if ((await lockSettlementOffer(db, owner)) === null) return;
    const after = { settlement_offer: null };
    await changeSettings({ db, owner }, after);
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, after });
  });
}
