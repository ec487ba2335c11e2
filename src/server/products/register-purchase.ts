import type * as z from 'zod/mini';
import type { Product } from '#contract/products.ts';
import type { purchaseForm } from '#contract/products-forms.ts';
import { purchaseTotal } from '#domain/products/purchase.ts';
import { toBase } from '#domain/products/units.ts';
import { cents, decimalFromCents } from '#domain/shared/money.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { Database } from '#server/kernel/db.ts';
import { once } from '#server/kernel/db-once.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { changeStock, LARGEST_STOCK } from './change-stock.ts';
import { insertPurchase, lockProduct } from './queries.ts';

type Owned = { db: Database; owner: OwnerId; now: () => Temporal.Instant };
type PurchaseForm = Omit<z.output<typeof purchaseForm>, 'id'>;
type Bought = { ok: true; product: Product } | { ok: false; reason: 'invalid'; fields: Record<string, string> };
type Outcome = Bought | { ok: false; reason: 'not_found' | 'in_flight' | 'key_reused' };

/** Purchase, movement and stock, once for each key. */
export async function registerPurchase(
  { db, owner, now, idempotencyKey: key }: Owned & { idempotencyKey: string | undefined },
  form: z.output<typeof purchaseForm>,
): Promise<Outcome> {
  const call = { operation: 'products.registerPurchase', key, input: form };
  const outcome = await once(db, owner, call, async (db): Promise<Outcome> => {
    const product = await lockProduct(db, form.id);
    return product ? buy({ db, owner, now }, product, form) : { ok: false, reason: 'not_found' };
  });
  return outcome.ok ? outcome.value : outcome;
}

/** For a use case that holds the transaction and the product. What is refused has written nothing. */
export async function buy({ db, owner, now }: Owned, product: Product, form: PurchaseForm): Promise<Bought> {
  const bought = toBase(form.quantity_purchased, form.purchase_unit, product);
  if (!bought.ok) return refused(bought.about === 'unit' ? 'purchase_unit' : 'quantity_purchased', bought.reason);
  if (product.stock_quantity_base + bought.quantity > LARGEST_STOCK) {
    return refused('quantity_purchased', 'products:errors.tooMuch');
  }
  const total = purchaseTotal(form.quantity_purchased, cents(form.unit_cost));
  if (total === null) return refused('unit_cost', 'products:errors.amountTooLarge');

  const isPaid = form.payment_status === 'Pago';
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
    payment_date: isPaid ? form.payment_date || (await salonToday(db, owner, now())) : null,
    due_date: form.due_date || null,
    supplier: form.supplier,
  };
  const id = await insertPurchase(db, owner, purchase);
  await record(db, owner, { action: 'create', entity: 'product_purchases', entityId: id, after: purchase });
  const stocked = await changeStock(db, owner, {
    productId: product.id,
    type: 'purchase',
    quantityBase: bought.quantity,
    purchaseId: id,
  });
  if (!stocked.ok) throw new Error(`A purchase did not reach the stock: ${stocked.reason}`);
  return stocked;
}

function refused(field: string, reason: string): Bought {
  return { ok: false, reason: 'invalid', fields: { [field]: reason } };
}
