import type * as z from 'zod/mini';
import type { productChangeForm } from '#contract/products/forms.ts';
import type { Product } from '#contract/products/operations.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { productData } from './product-data.ts';
import { lockProduct, updateProduct } from './queries.ts';
import { type BarcodeTaken, unlessBarcodeTaken } from './unless-barcode-taken.ts';

type Outcome = { ok: true; product: Product } | { ok: false; reason: 'not_found' };

export function changeProduct(
  { db, owner }: Owned,
  form: z.output<typeof productChangeForm>,
): Promise<Outcome | BarcodeTaken> {
  return unlessBarcodeTaken(db, form.barcode, () =>
    change({ db, owner }, form.id, ({ base_unit, product_type }) =>
      // What is used in the salon has no price, whatever the form says.
      productData(product_type === 'internal' ? { ...form, price: 0 } : form, base_unit),
    ),
  );
}

export function changeProductActive({ db, owner }: Owned, id: string, ativo: boolean): Promise<Outcome> {
  return change({ db, owner }, id, () => ({ ativo }));
}

function change(
  { db, owner }: Owned,
  id: string,
  changeOf: (before: Product) => Parameters<typeof updateProduct>[2],
): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    const before = await lockProduct(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const product = await updateProduct(db, id, changeOf(before));
    await record(db, owner, { action: 'update', entity: 'products', entityId: id, before, after: product });
    return { ok: true, product };
  });
}
