import type * as z from 'zod/mini';
import type { createSaleInput } from '#contract/cashier/forms.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import { cents } from '#domain/shared/money.ts';
import { attempt, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { pay } from '#server/payments/pay.ts';
import { type DraftRefusal, draftSale, surroundingsOf } from './draft-sale.ts';
import { insertSale, readOpenSaleOf, readSale, type SaleData } from './queries.ts';

type Call = z.output<typeof createSaleInput>;
type Outcome = { ok: true; sale: Sale } | { ok: false; reason: 'sale_has_no_items' | 'not_open' } | DraftRefusal;

/**
 * A sale is stored with its first item. However many windows open the comanda of an appointment, it has one open sale, and all of them get that;
 * the id is the browser's, so that whoever repeats a call gets the sale that the first one made.
 */
export function createSale({ db, owner }: Owned, { id, appointment_id, sale: form }: Call): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const around = await surroundingsOf(db, form, { appointment_id });
    if (appointment_id && !around.appointment) return { ok: false, reason: 'not_found' };
    // Cancelled, it has taken its sale along: nobody will come to pay another.
    if (around.appointment?.status === 'cancelado') return { ok: false, reason: 'not_open' };
    const drafted = draftSale(form, around);
    if (!drafted.ok) return drafted;
    if (drafted.data.items.length === 0) return { ok: false, reason: 'sale_has_no_items' };
    for (;;) {
      const sale = await openSale({ db, owner }, { id, appointment_id }, drafted.data);
      if (sale) {
        const parts = form.payments.map(({ method, amount }) => ({ method, amount: cents(amount) }));
        if (parts.length === 0) return { ok: true, sale };
        await pay({ db, owner }, { kind: 'sale', id, day: null }, parts);
        return { ok: true, sale: (await readSale(db, id)) ?? sale };
      }
      // Undefined where the open one was finalised between our look and theirs: then there is room for a new one.
      const first = (await readSale(db, id)) ?? (appointment_id && (await readOpenSaleOf(db, appointment_id)));
      if (first) return { ok: true, sale: first };
    }
  });
}

/** For a use case that holds the transaction; undefined where the id is taken or the appointment has an open one. */
export async function openSale(
  { db, owner }: Owned,
  key: { id: string; appointment_id: string | null },
  data: SaleData,
): Promise<Sale | undefined> {
  // Who comes second has taken a number too, which goes back with the attempt.
  const stored = await attempt(db, async (db) =>
    (await insertSale(db, owner, key, data)) ? ({ ok: true } as const) : ({ ok: false, reason: 'taken' } as const),
  );
  if (!stored.ok) return undefined;
  const sale = await readSale(db, key.id);
  if (!sale) throw new Error('A sale vanished while it was being stored.');
  await record(db, owner, { action: 'create', entity: 'sales', entityId: key.id, after: sale });
  return sale;
}
