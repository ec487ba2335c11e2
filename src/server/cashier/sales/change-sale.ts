import type * as z from 'zod/mini';
import type { changeSaleInput } from '#contract/cashier/forms.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import { cents } from '#domain/shared/money.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { pay } from '#server/payments/pay.ts';
import { type DraftRefusal, draftSale, isSame, surroundingsOf } from './draft-sale.ts';
import { lockSale, readSale, type SaleData, updateSale } from './queries.ts';

type Call = z.output<typeof changeSaleInput>;
type Outcome = { ok: true; sale: Sale } | { ok: false; reason: 'stale' | 'not_open' } | DraftRefusal;

/** Whoever repeats a change whose answer was lost finds a newer version, their own: what it would change is there already. */
export function changeSale({ db, owner }: Owned, { id, version, sale: form }: Call): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const around = await surroundingsOf(db, form);
    const before = await lockSale(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.status !== 'open') return { ok: false, reason: 'not_open' };
    const drafted = draftSale(form, around, before);
    if (before.version !== version) {
      const isThere = drafted.ok && isSame(before, drafted.data) && isPaidSo(before, form.payments);
      return isThere ? { ok: true, sale: before } : { ok: false, reason: 'stale' };
    }
    if (!drafted.ok) return drafted;
    const parts = form.payments.map(({ method, amount }) => ({ method, amount: cents(amount) }));
    if (!isPaidSo(before, parts)) await pay({ db, owner }, { kind: 'sale', id, day: null }, parts);
    return { ok: true, sale: await rewriteSale({ db, owner }, before, drafted.data) };
  });
}

/** For a use case that holds the transaction and the sale. */
export async function rewriteSale({ db, owner }: Owned, before: Sale, data: SaleData): Promise<Sale> {
  await updateSale(db, owner, before.id, data);
  const after = await readSale(db, before.id);
  if (!after) throw new Error('A sale vanished while it was held.');
  await record(db, owner, { action: 'update', entity: 'sales', entityId: before.id, before, after });
  return after;
}

function isPaidSo({ payments }: Sale, parts: readonly { method: string; amount: number }[]): boolean {
  const plain = (part: { method: string; amount: number }) => [part.method, part.amount];
  return JSON.stringify(payments.map(plain)) === JSON.stringify(parts.map(plain));
}
