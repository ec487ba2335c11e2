import type { SaleForm, SaleItemForm } from '#contract/cashier/forms.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import { draftItems } from '#domain/cashier/draft-sale.ts';
import type { Part } from '#domain/payments/parts.ts';
import { cents } from '#domain/shared/money.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { SaleData } from './queries.ts';
import { readSurroundings, type Surroundings, type Wanted } from './surroundings-queries.ts';

export type DraftRefusal =
  | { ok: false; reason: 'not_found' | 'product_not_found' }
  | { ok: false; reason: 'internal_product'; product: string }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

type Typed = Pick<SaleForm, 'discount' | 'items'> & { client_id?: string | null };

/** The payments of a form, as the rules have them. */
export const partsOf = (payments: readonly { method: Part['method']; amount: number }[]): Part[] =>
  payments.map(({ method, amount }) => ({ method, amount: cents(amount) }));

/** Reads and holds what the form names; the first thing in the transaction that is about the sale. */
export function surroundingsOf(
  db: Database,
  form: Typed | null,
  { appointment_id = null, open_sale_of = null }: Partial<Pick<Wanted, 'appointment_id' | 'open_sale_of'>> = {},
): Promise<Surroundings> {
  const items = form?.items ?? [];
  return readSurroundings(db, {
    client_id: form?.client_id ?? null,
    appointment_id,
    products: [...new Set(items.map(({ product_id }) => product_id))],
    sellers: [...new Set(items.flatMap(({ seller_id }) => seller_id ?? []))],
    open_sale_of,
  });
}

/** What is to be written. The sale of an appointment is for its client, whatever the form says. */
export function draftSale(
  form: Typed,
  around: Surroundings,
  before?: Pick<Sale, 'appointment_id' | 'client_id' | 'client_name' | 'items'>,
): { ok: true; data: SaleData } | DraftRefusal {
  const fixed = around.appointment ?? (before?.appointment_id ? before : null);
  const client = fixed ? { id: fixed.client_id, name: fixed.client_name } : around.client;
  if (!fixed && form.client_id && !client) return invalid({ client_id: 'cashier:errors.clientGone' });
  const kept = before?.items.map(({ product_id }) => product_id) ?? [];
  const drafted = draftItems(form.items, { ...around, kept });
  if (!drafted.ok) return drafted.reason === 'invalid' ? invalid(drafted.fields) : drafted;
  const { items } = drafted;
  return {
    ok: true,
    data: { client_id: client?.id ?? null, client_name: client?.name ?? '', discount: form.discount, items },
  };
}

/** Fields are named by where they stand in the input, as those are that break a rule of the form. */
function invalid(fields: Record<string, string>): DraftRefusal {
  const named = Object.entries(fields).map(([field, key]) => [`sale.${field}`, key]);
  return { ok: false, reason: 'invalid', fields: Object.fromEntries(named) };
}

/** Whether what would be written is there already. */
export function isSame(stored: Sale, { client_id, discount, items }: SaleData): boolean {
  const plain = (item: SaleItemForm) => [
    item.product_id,
    item.quantity,
    item.sold_unit,
    item.unit_price,
    item.seller_id,
  ];
  return (
    stored.client_id === client_id &&
    stored.discount === discount &&
    JSON.stringify(stored.items.map(plain)) === JSON.stringify(items.map(plain))
  );
}
