import type { ServiceInput } from '#contract/services/forms.ts';
import type { Service } from '#contract/services/operations.ts';
import { MOST_PUBLIC_SERVICES } from '#domain/services/defaults.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { removing } from '#server/kernel/database/remove-row.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import {
  countPublicServices,
  deleteService,
  haveProducts,
  holdCategory,
  insertService,
  lockService,
  readService,
  replaceLinks,
  updateService,
} from './queries.ts';

type Saved = { ok: true; service: Service } | Invalid;

const invalid = (fields: Record<string, string>): Invalid => ({ ok: false, reason: 'invalid', fields });

/** Chosen from a list that has changed since: said beside the field. */
const categoryGone = invalid({ category: 'services:errors.categoryGone' });
const productsGone = invalid({ product_ids: 'services:errors.productsGone' });
const tooManyPublic = invalid({ is_public: 'services:errors.tooManyPublic' });

/** Lines of past appointments keep its name. */
export const removeService = removing('services', lockService, deleteService);

export function createService({ db, owner }: Owned, form: ServiceInput): Promise<Saved> {
  return inTransaction(db, async (db) => {
    if (!(await holdCategory(db, form.category))) return categoryGone;
    if (!(await haveProducts(db, form.product_ids))) return productsGone;
    if (form.is_public && !(await hasRoomOnline({ db, owner }))) return tooManyPublic;
    const id = await insertService(db, owner, valuesOf(form));
    await replaceLinks(db, owner, id, form.product_ids);
    const service = await readService(db, id);
    await record(db, owner, { action: 'create', entity: 'services', entityId: id, after: service });
    return { ok: true, service };
  });
}

export function changeService(
  { db, owner }: Owned,
  { id, ...form }: ServiceInput & { id: string },
): Promise<Saved | Refused<'not_found'>> {
  return inTransaction(db, async (db) => {
    // The category before the service, as renaming a category takes them: the other way round they could wait for each other.
    const hasCategory = await holdCategory(db, form.category);
    const before = await lockService(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (!hasCategory && before.category !== form.category) return categoryGone;
    if (!(await haveProducts(db, form.product_ids))) return productsGone;
    if (form.is_public && !before.is_public && !(await hasRoomOnline({ db, owner }))) return tooManyPublic;
    await updateService(db, id, valuesOf(form));
    if (!sameLinks(before, form)) await replaceLinks(db, owner, id, form.product_ids);
    const service = await readService(db, id);
    await record(db, owner, { action: 'update', entity: 'services', entityId: id, before, after: service });
    return { ok: true, service };
  });
}

/** Counted under a lock: of two windows that offer one more at once, the second counts the first's. */
function hasRoomOnline(owned: Owned): Promise<boolean> {
  return holding(
    owned,
    { onlineServices: true },
    async ({ db }) => (await countPublicServices(db)) < MOST_PUBLIC_SERVICES,
  );
}

/** A variable price is set at booking: what the disabled field still held counts for nothing. */
function valuesOf({ product_ids, ...form }: ServiceInput) {
  const { commission_percent: percent } = form;
  return {
    ...form,
    price: form.preco_variavel ? 0 : form.price,
    commission_percent: typeof percent === 'number' ? roundTo(percent, 2) : percent,
  };
}

function sameLinks({ products }: Service, { product_ids }: ServiceInput): boolean {
  return products.length === product_ids.length && products.every(({ id }) => product_ids.includes(id));
}
