import type { Service } from '#contract/services.ts';
import type { ServiceForm } from '#contract/services-forms.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import {
  haveProducts,
  holdCategory,
  insertService,
  lockService,
  readService,
  replaceLinks,
  updateService,
} from './queries.ts';

type Owned = { db: Database; owner: OwnerId };

type Gone = 'category_gone' | 'products_gone';
type Outcome<Reason> = { ok: true; service: Service } | { ok: false; reason: Reason };

export function addService({ db, owner }: Owned, form: ServiceForm): Promise<Outcome<Gone>> {
  return inTransaction(db, async (db) => {
    if (!(await holdCategory(db, form.category))) return { ok: false, reason: 'category_gone' };
    if (!(await haveProducts(db, form.product_ids))) return { ok: false, reason: 'products_gone' };
    const id = await insertService(db, owner, valuesOf(form));
    await replaceLinks(db, owner, id, form.product_ids);
    const service = await readService(db, id);
    await record(db, owner, { action: 'create', entity: 'services', entityId: id, after: service });
    return { ok: true, service };
  });
}

export function changeService(
  { db, owner }: Owned,
  { id, ...form }: ServiceForm & { id: string },
): Promise<Outcome<Gone | 'not_found'>> {
  return inTransaction(db, async (db) => {
    // The category before the service, as renaming a category takes them: the other way round they could wait for each other.
    const hasCategory = await holdCategory(db, form.category);
    const before = await lockService(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (!hasCategory && before.category !== form.category) return { ok: false, reason: 'category_gone' };
    if (!(await haveProducts(db, form.product_ids))) return { ok: false, reason: 'products_gone' };
    await updateService(db, id, valuesOf(form));
    if (!sameLinks(before, form)) await replaceLinks(db, owner, id, form.product_ids);
    const service = await readService(db, id);
    await record(db, owner, { action: 'update', entity: 'services', entityId: id, before, after: service });
    return { ok: true, service };
  });
}

/** A variable price is set at booking: what the disabled field still held counts for nothing. */
function valuesOf({ product_ids, ...form }: ServiceForm) {
  return { ...form, price: form.preco_variavel ? 0 : form.price };
}

function sameLinks({ products }: Service, { product_ids }: ServiceForm): boolean {
  return products.length === product_ids.length && products.every(({ id }) => product_ids.includes(id));
}
