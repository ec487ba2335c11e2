import type * as z from 'zod/mini';
import type { Product, ProductType } from '#contract/products.ts';
import type { internalProductForm, resaleProductForm } from '#contract/products-forms.ts';
import { shelfUnit, toBase } from '#domain/products/units.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Owned, OwnerId } from '#server/kernel/principal.ts';
import { changeStock } from './change-stock.ts';
import { buy } from './create-purchase.ts';
import { type ProductForm, productData } from './product-data.ts';
import { insertProduct } from './queries.ts';

type Call = Owned & { now: () => Temporal.Instant; idempotencyKey: string | undefined };

/** For use in the salon: it has no price, and what stands on the shelf already is its first movement. */
export function createInternalProduct(call: Call, form: z.output<typeof internalProductForm>) {
  const { db, owner, idempotencyKey: key } = call;
  return once(db, owner, { operation: 'products.createInternal', key, input: form }, async (db) => {
    const product = await create(db, owner, 'internal', { ...form, price: 0 });
    const existing = toBase(form.existing_stock ?? 0, shelfUnit(form), form);
    if (!existing.ok) throw new Error(`The form let a stock pass that does not fit: ${existing.reason}`);
    if (existing.quantity === 0) return product;
    const change = { productId: product.id, type: 'adjustment', quantityBase: existing.quantity } as const;
    return succeeded(await changeStock(db, owner, change));
  });
}

/** For sale: the product and the purchase that first put it on the shelf, or neither. */
export function createResaleProduct(call: Call, form: z.output<typeof resaleProductForm>) {
  const { db, owner, now, idempotencyKey: key } = call;
  return once(db, owner, { operation: 'products.createResale', key, input: form }, async (db) => {
    const product = await create(db, owner, 'resale', form);
    return succeeded(await buy({ db, owner, now }, product, form));
  });
}

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

/** The form has already refused whatever could be refused here: what still is takes the whole transaction back. */
function succeeded(outcome: { ok: true; product: Product } | { ok: false; reason: string }): Product {
  if (!outcome.ok) throw new Error(`A new product could not be stocked: ${outcome.reason}`);
  return outcome.product;
}
