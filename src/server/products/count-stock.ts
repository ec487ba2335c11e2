import type * as z from 'zod/mini';
import type { stockCountForm } from '#contract/products/forms.ts';
import type { Product } from '#contract/products/operations.ts';
import { toBase } from '#domain/products/units.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { changeStock } from './change-stock.ts';
import { lockProduct } from './queries.ts';

type Outcome = { ok: true; product: Product } | Refused<'not_found'> | Invalid;

/** The stock becomes what was counted; the difference is a movement. A count that changes nothing leaves no trace. */
export function countStock({ db, owner }: Owned, form: z.output<typeof stockCountForm>): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    const product = await lockProduct(db, form.id);
    if (!product) return { ok: false, reason: 'not_found' };
    const counted = toBase(form.quantity, form.unit, product);
    if (!counted.ok) return { ok: false, reason: 'invalid', fields: { [counted.about]: counted.reason } };
    const difference = roundTo(counted.quantity - product.stock_quantity_base, 3);
    if (difference === 0) return { ok: true, product };
    const change = { productId: product.id, type: 'adjustment', quantityBase: difference, note: form.note } as const;
    const changed = await changeStock(db, owner, change);
    if (!changed.ok) throw new Error(`A count did not reach the stock: ${changed.reason}`);
    return changed;
  });
}
