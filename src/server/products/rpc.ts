import * as z from 'zod/mini';
import { purchaseForm, resaleProductForm } from '#contract/products/forms.ts';
import type { RpcPurchase } from '#contract/products/rpc.ts';
import { owned } from '#server/kernel/http/api.ts';
import type { Wording } from '#server/kernel/http/wording.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { createResaleProduct } from './create-product.ts';
import { createPurchase } from './create-purchase.ts';

/** The procedure of the specification. Whoever names another salon than their own finds nothing there. */
export const productsRpc = {
  addProductPurchase: owned.rpc.addProductPurchase.handler(async ({ input, context, errors }) => {
    const outcome = await add(context, input);
    if (outcome.ok) return { ok: true, product_id: outcome.id };
    if (outcome.reason === 'in_flight') throw errors.IN_FLIGHT();
    if (outcome.reason === 'key_reused') throw errors.KEY_REUSED();
    if (outcome.reason === 'invalid') throw errors.INVALID({ data: { fields: outcome.fields } });
    const t = textsIn(context.language);
    const detail = t('server:addPurchase.details.not_found');
    return { ok: false, error: 'product_not_found', message: t('server:addPurchase.failed', { detail }) };
  }),
};

type Added = { ok: true; id: string } | Invalid | Refused<'not_found' | 'in_flight' | 'key_reused'>;
type Caller = Parameters<typeof createPurchase>[0];

async function add(caller: Caller, input: RpcPurchase): Promise<Added> {
  if (input.p_user_id !== caller.owner) return { ok: false, reason: 'not_found' };
  if (input.p_product_id) {
    const form = z.safeParse(purchaseForm, { id: input.p_product_id, ...bought(input) });
    if (!form.success) return invalid(form.error.issues);
    const outcome = await createPurchase(caller, form.data);
    return outcome.ok ? { ok: true, id: outcome.product.id } : named(outcome);
  }
  const form = z.safeParse(resaleProductForm, { ...made(input), ...bought(input) });
  if (!form.success) return invalid(form.error.issues);
  const outcome = await createResaleProduct(caller, form.data);
  if (!outcome.ok && outcome.reason === 'barcode_taken')
    throw new Error('A product without a code has that of nobody.');
  return outcome.ok ? { ok: true, id: outcome.product.id } : named(outcome);
}

const bought = (input: RpcPurchase) => ({
  purchase_date: input.p_purchase_date,
  quantity_purchased: input.p_quantity,
  purchase_unit: input.p_purchase_unit,
  unit_cost: input.p_unit_cost,
  payment_method: input.p_payment_method,
  payment_status: input.p_payment_status,
  payment_date: input.p_payment_date ?? '',
  due_date: input.p_due_date ?? '',
  supplier: input.p_supplier ?? '',
});

const made = (input: RpcPurchase) => ({
  name: input.p_product_name ?? '',
  description: input.p_description ?? '',
  base_unit: input.p_base_unit ?? 'un',
  display_unit_label: input.p_display_unit_label ?? '',
  unit_size_in_base: input.p_unit_size_in_base ?? null,
  min_stock: input.p_min_stock ?? null,
  price: input.p_price ?? 0,
});

/** Fields as the caller calls them. */
const NAMES: Record<string, string> = { name: 'product_name', quantity_purchased: 'quantity', id: 'product_id' };
const asSent = (field: string) => `p_${NAMES[field] ?? field}`;

function invalid(issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>): Invalid {
  const fields = issues.map(({ path, message }) => [asSent(String(path[0])), message]);
  return { ok: false, reason: 'invalid', fields: Object.fromEntries(fields) };
}

function named<R extends { ok: false }>(refusal: R): R {
  if (!('fields' in refusal)) return refusal;
  const fields = Object.entries(refusal.fields as Record<string, string>).map(([name, key]) => [asSent(name), key]);
  return { ...refusal, fields: Object.fromEntries(fields) };
}

/** The refusals of both procedures about the shelf, as sentences. */
export const shelfWording =
  (failed: 'addPurchase' | 'deductStock'): Wording =>
  (t, { code }) => {
    if (code === 'UNAUTHORIZED') return t('server:signedOut');
    if (code === 'UNAVAILABLE' || code === 'BUSY') return t('server:functions.UNAVAILABLE');
    const why = WHY[code as keyof typeof WHY] ?? 'unknown';
    return t(`server:${failed}.failed`, { detail: t(`server:${failed}.details.${why}`) });
  };

const WHY = { IN_FLIGHT: 'in_flight', KEY_REUSED: 'key_reused', INVALID: 'invalid' } as const;
