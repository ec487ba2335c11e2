import type * as z from 'zod/mini';
import type { changeSaleInput, createSaleInput } from '#contract/cashier/forms.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import type { AppointmentChange } from '#domain/agenda/life.ts';
import { attempt, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { pay } from '#server/payments/pay.ts';
import { type DraftRefusal, draftSale, isSame, partsOf, surroundingsOf } from './draft-sale.ts';
import {
  cancelOpenSaleOf,
  insertSale,
  lockSale,
  readOpenSaleOf,
  readSale,
  rereadSale,
  type SaleData,
  setCancelled,
  updateSale,
} from './queries.ts';
import { type BeyondLimit, refusedSale } from './within-limit.ts';

type Outcome<Reason> = { ok: true; sale: Sale } | { ok: false; reason: Reason } | DraftRefusal;

/**
 * A sale is stored with its first item. However many windows open the comanda of an appointment, it has one open sale, and all of them get that;
 * the id is the browser's, so that whoever repeats a call gets the sale that the first one made.
 */
export function createSale(
  owned: Owned,
  { id, appointment_id, sale: form }: z.output<typeof createSaleInput>,
): Promise<Outcome<'sale_has_no_items' | 'not_open'> | BeyondLimit> {
  const { owner } = owned;
  return inTransaction(owned.db, async (db) => {
    const around = await surroundingsOf(db, form, { appointment_id });
    if (appointment_id && !around.appointment) return { ok: false, reason: 'not_found' };
    // Cancelled, it has taken its sale along: nobody will come to pay another.
    if (around.appointment?.status === 'cancelado') return { ok: false, reason: 'not_open' };
    const drafted = draftSale(form, around);
    if (!drafted.ok) return drafted;
    const { items, services } = drafted.data;
    if (items.length + services.length === 0) return { ok: false, reason: 'sale_has_no_items' };
    const refused = await refusedSale({ ...owned, db }, around, drafted.data, { appointment_id });
    if (refused) return refused;
    for (;;) {
      const sale = await openSale({ db, owner }, { id, appointment_id }, drafted.data);
      if (sale) {
        if (form.payments.length === 0) return { ok: true, sale };
        await pay({ db, owner }, { kind: 'sale', id, day: null }, partsOf(form.payments));
        return { ok: true, sale: await rereadSale(db, id) };
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
  const sale = await rereadSale(db, key.id);
  await record(db, owner, { action: 'create', entity: 'sales', entityId: key.id, after: sale });
  return sale;
}

/** Whoever repeats a change whose answer was lost finds a newer version, their own: what it would change is there already. */
export function changeSale(
  owned: Owned,
  { id, version, sale: form }: z.output<typeof changeSaleInput>,
): Promise<Outcome<'stale' | 'not_open'> | BeyondLimit> {
  const { owner } = owned;
  return inTransaction(owned.db, async (db) => {
    const around = await surroundingsOf(db, form, { sale_id: id });
    const before = await lockSale(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.status !== 'open') return { ok: false, reason: 'not_open' };
    const drafted = draftSale(form, around, before);
    if (before.version !== version) {
      const isThere = drafted.ok && isSame(before, drafted.data) && isPaidSo(before, form.payments);
      return isThere ? { ok: true, sale: before } : { ok: false, reason: 'stale' };
    }
    if (!drafted.ok) return drafted;
    const { appointment_id } = before;
    const refused = await refusedSale({ ...owned, db }, around, drafted.data, { before, appointment_id });
    if (refused) return refused;
    if (!isPaidSo(before, form.payments)) {
      await pay({ db, owner }, { kind: 'sale', id, day: null }, partsOf(form.payments));
    }
    return { ok: true, sale: await rewriteSale({ db, owner }, before, drafted.data) };
  });
}

/** For a use case that holds the transaction and the sale. */
export async function rewriteSale({ db, owner }: Owned, before: Sale, data: SaleData): Promise<Sale> {
  await updateSale(db, owner, before.id, data);
  const after = await rereadSale(db, before.id);
  await record(db, owner, { action: 'update', entity: 'sales', entityId: before.id, before, after });
  return after;
}

function isPaidSo({ payments }: Sale, parts: readonly { method: string; amount: number }[]): boolean {
  const plain = (part: { method: string; amount: number }) => [part.method, part.amount];
  return JSON.stringify(payments.map(plain)) === JSON.stringify(parts.map(plain));
}

/** Who cancels twice has cancelled. */
export function cancelSale(
  { db, owner }: Owned,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'not_open' }> {
  return inTransaction(db, async (db) => {
    const before = await lockSale(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.status === 'cancelled') return { ok: true };
    if (before.status === 'finalised') return { ok: false, reason: 'not_open' };
    await cancelOpen({ db, owner }, before);
    return { ok: true };
  });
}

/** For a use case that holds the transaction and the open sale. How it would have been paid is forgotten. */
export async function cancelOpen({ db, owner }: Owned, before: Sale): Promise<void> {
  await pay({ db, owner }, { kind: 'sale', id: before.id, day: null }, []);
  await setCancelled(db, before.id);
  const after = { ...before, status: 'cancelled', payments: [] };
  await record(db, owner, { action: 'update', entity: 'sales', entityId: before.id, before, after });
}

/**
 * An appointment that is deleted or cancelled takes its open sale along: nobody will come to pay it. How it would have been paid is forgotten. A
 * professional cannot cancel one that has an open sale, and reaches no sales.
 */
export async function openSaleFollows(held: Held, { id, before, after, by }: AppointmentChange): Promise<{ ok: true }> {
  const isOver = (life: typeof before) => life === null || life.status === 'cancelado';
  if (by === 'professional' || isOver(before) || !isOver(after)) return { ok: true };
  const sale = await cancelOpenSaleOf(held.db, id);
  if (!sale) return { ok: true };
  await pay(held, { kind: 'sale', id: sale.id, day: null }, []);
  await record(held.db, held.owner, {
    action: 'update',
    entity: 'sales',
    entityId: sale.id,
    before: { number: sale.number, status: 'open' },
    after: { number: sale.number, status: 'cancelled' },
  });
  return { ok: true };
}
