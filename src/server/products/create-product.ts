import type * as z from 'zod/mini';
import type { internalProductForm, resaleProductForm } from '#contract/products/forms.ts';
import type { Product, ProductType } from '#contract/products/operations.ts';
import { shelfUnit, toBase } from '#domain/products/units.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Keyed, OwnerId, Timed } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { changeStock } from './change-stock.ts';
import { buy } from './create-purchase.ts';
import { type ProductForm, productData } from './product-data.ts';
import { insertProduct } from './queries.ts';
import { type BarcodeTaken, unlessBarcodeTaken } from './unless-barcode-taken.ts';

type Call = Timed & Keyed;

/** For use in the salon: it has no price, and what stands on the shelf already is its first movement. */
export function createInternalProduct(call: Call, form: z.output<typeof internalProductForm>) {
  const { owner } = call;
  return whole(call, { operation: 'products.createInternal', input: form }, async (db) => {
    const product = await create(db, owner, 'internal', { ...form, price: 0 });
    const existing = toBase(form.existing_stock ?? 0, shelfUnit(form), form);
    if (!existing.ok) throw new Error(`The form let a stock pass that does not fit: ${existing.reason}`);
    if (existing.quantity === 0) return product;
    const change = { productId: product.id, type: 'adjustment', quantityBase: existing.quantity } as const;
    const stocked = await changeStock(db, owner, change);
    return stocked.ok ? stocked.product : { ok: false, reason: 'invalid', fields: { existing_stock: TOO_MUCH } };
  });
}

/** For sale: the product and the purchase that first put it on the shelf, or neither. */
export function createResaleProduct(call: Call, form: z.output<typeof resaleProductForm>) {
  const { owner, now } = call;
  return whole(call, { operation: 'products.createResale', input: form }, async (db) => {
    const product = await create(db, owner, 'resale', form);
    const bought = await buy({ db, owner, now }, product, form);
    return bought.ok ? bought.product : bought;
  });
}

type Outcome = { ok: true; product: Product } | Invalid | BarcodeTaken | Refused<'in_flight' | 'key_reused'>;

/** A product that cannot be stocked is not created either: what is refused takes the whole transaction back. What is kept under the key is the product. */
async function whole(
  { db, owner, idempotencyKey: key }: Call,
  call: { operation: string; input: { barcode?: string | undefined } },
  work: (db: Database) => Promise<Product | Invalid>,
): Promise<Outcome> {
  const outcome = await unlessBarcodeTaken(db, call.input.barcode, () => once(db, owner, { ...call, key }, work));
  if (!outcome.ok) return outcome;
  return 'ok' in outcome.value ? outcome.value : { ok: true, product: outcome.value };
}

const TOO_MUCH = 'products:errors.tooMuch';

async function create(
  db: Database,
  owner: OwnerId,
  product_type: ProductType,
  form: ProductForm & Pick<Product, 'base_unit'>,
): Promise<Product> {
  const { base_unit } = form;
  const product = await insertProduct(db, owner, { ...productData(form, base_unit), base_unit, product_type });
  await record(db, owner, { action: 'create', entity: 'products', entityId: product.id, after: product });
  return product;
}
