import type * as z from 'zod/mini';
import type { purchaseForm } from '#contract/products/forms.ts';
import type { Product } from '#contract/products/operations.ts';
import { instalmentValues } from '#domain/products/instalments.ts';
import { purchaseTotal } from '#domain/products/purchase.ts';
import { toBase } from '#domain/products/units.ts';
import { type Cents, cents, decimalFromCents } from '#domain/shared/money.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Keyed, Timed } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { changeStock, LARGEST_STOCK } from './change-stock.ts';
import { insertInstalments, insertPurchase } from './purchase-queries.ts';
import { lockProduct } from './queries.ts';

type PurchaseForm = Omit<z.output<typeof purchaseForm>, 'id'>;
type Bought = { ok: true; product: Product } | Invalid;
type Outcome = Bought | Refused<'not_found' | 'in_flight' | 'key_reused'>;

/** Purchase, movement and stock, once for each key. */
export async function createPurchase(
  { db, owner, now, idempotencyKey: key }: Timed & Keyed,
  form: z.output<typeof purchaseForm>,
): Promise<Outcome> {
  // The name that keys are kept under, also by servers of the version before.
  const call = { operation: 'products.registerPurchase', key, input: form };
  const outcome = await once(db, owner, call, async (db): Promise<Outcome> => {
    const product = await lockProduct(db, form.id);
    return product ? buy({ db, owner, now }, product, form) : { ok: false, reason: 'not_found' };
  });
  return outcome.ok ? outcome.value : outcome;
}

/** For a use case that holds the transaction and the product. What is refused has written nothing. */
export async function buy({ db, owner, now }: Timed, product: Product, form: PurchaseForm): Promise<Bought> {
  const bought = toBase(form.quantity_purchased, form.purchase_unit, product);
  if (!bought.ok) return refused(bought.about === 'unit' ? 'purchase_unit' : 'quantity_purchased', bought.reason);
  if (product.stock_quantity_base + bought.quantity > LARGEST_STOCK) {
    return refused('quantity_purchased', 'products:errors.tooMuch');
  }
  const total = purchaseTotal(form.quantity_purchased, cents(form.unit_cost));
  if (total === null) return refused('unit_cost', 'products:errors.amountTooLarge');

  const today = await salonToday(db, owner, now());
  const paidOn = form.payment_status === 'Pago' ? form.payment_date || today : null;
  // As for every other bill.
  if (paidOn && paidOn > today) return refused('payment_date', 'products:errors.paidInFuture');
  const instalments = instalmentsOf(total, form.instalments);
  const purchase = {
    product_id: product.id,
    purchase_date: form.purchase_date,
    quantity_purchased: form.quantity_purchased,
    quantity_purchased_base: bought.quantity,
    purchase_unit: form.purchase_unit,
    unit_cost: decimalFromCents(cents(form.unit_cost)),
    total_value: decimalFromCents(total),
    payment_method: form.payment_method,
    payment_status: form.payment_status,
    payment_date: paidOn,
    // Where there are instalments, each has its own.
    due_date: instalments.length > 0 ? null : form.due_date || null,
    instalments: instalments.length || 1,
    supplier: form.supplier,
  };
  const id = await insertPurchase(db, owner, purchase);
  if (instalments.length > 0) await insertInstalments(db, owner, { ...purchase, id }, instalments);
  const after = instalments.length > 0 ? { ...purchase, parts: instalments } : purchase;
  await record(db, owner, { action: 'create', entity: 'product_purchases', entityId: id, after });
  const stocked = await changeStock(db, owner, {
    productId: product.id,
    type: 'purchase',
    quantityBase: bought.quantity,
    purchaseId: id,
  });
  if (!stocked.ok) throw new Error(`A purchase did not reach the stock: ${stocked.reason}`);
  return stocked;
}

/** The purchase in parts, each due on its day; the lot stays whole. */
function instalmentsOf(total: Cents, dates: readonly string[]) {
  const values = instalmentValues(total, dates.length);
  return dates.map((due_date, index) => ({
    number: index + 1,
    value: decimalFromCents(values[index] ?? cents(0)),
    due_date,
  }));
}

function refused(field: string, reason: string): Bought {
  return { ok: false, reason: 'invalid', fields: { [field]: reason } };
}
