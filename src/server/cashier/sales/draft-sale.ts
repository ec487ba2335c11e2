import type { SaleForm, SaleItemForm, SoldServiceForm } from '#contract/cashier/forms.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import { discountOf } from '#domain/cashier/discount.ts';
import { beforeDiscount, draftItems } from '#domain/cashier/draft-sale.ts';
import { draftServices } from '#domain/cashier/draft-services.ts';
import type { Part } from '#domain/payments/parts.ts';
import { type Cents, cents, LARGEST_AMOUNT, sumCents } from '#domain/shared/money.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { SaleData } from './queries.ts';
import { readSurroundings, type Surroundings, type Wanted } from './surroundings-queries.ts';

export type DraftRefusal =
  | { ok: false; reason: 'not_found' | 'product_not_found' | 'service_not_found' }
  | { ok: false; reason: 'internal_product'; product: string }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

type Typed = Pick<SaleForm, 'discount' | 'discount_percent' | 'items' | 'services'> & { client_id?: string | null };

/** The payments of a form, as the rules have them. */
export const partsOf = (payments: readonly { method: Part['method']; amount: number }[]): Part[] =>
  payments.map(({ method, amount }) => ({ method, amount: cents(amount) }));

/** Reads and holds what the form names; the first thing in the transaction that is about the sale. */
export function surroundingsOf(
  db: Database,
  form: Typed | null,
  {
    appointment_id = null,
    open_sale_of = null,
    sale_id = null,
  }: Partial<Pick<Wanted, 'appointment_id' | 'open_sale_of' | 'sale_id'>> = {},
): Promise<Surroundings> {
  const items = form?.items ?? [];
  const services = form?.services ?? [];
  return readSurroundings(db, {
    client_id: form?.client_id ?? null,
    appointment_id,
    products: [...new Set(items.map(({ product_id }) => product_id))],
    sellers: [
      ...new Set([
        ...items.flatMap(({ seller_id }) => seller_id ?? []),
        ...services.flatMap(({ professional_id }) => professional_id ?? []),
      ]),
    ],
    services: [...new Set(services.flatMap(({ service_id }) => service_id ?? []))],
    open_sale_of,
    sale_id,
  });
}

/** What is to be written. The sale of an appointment is for its client, whatever the form says. */
export function draftSale(
  form: Typed,
  around: Surroundings,
  before?: Pick<Sale, 'appointment_id' | 'client_id' | 'client_name' | 'items' | 'services'>,
): { ok: true; data: SaleData } | DraftRefusal {
  const fixed = around.appointment ?? (before?.appointment_id ? before : null);
  const client = fixed ? { id: fixed.client_id, name: fixed.client_name } : around.client;
  if (!fixed && form.client_id && !client) return invalid({ client_id: 'cashier:errors.clientGone' });
  const kept = before?.items.map(({ product_id }) => product_id) ?? [];
  const drafted = draftItems(form.items, { ...around, kept });
  if (!drafted.ok) return drafted.reason === 'invalid' ? invalid(drafted.fields) : drafted;
  const { items } = drafted;
  const stored = before?.services ?? [];
  const done = draftServices(form.services ?? stored, { ...around, workers: around.sellers, kept: stored });
  if (!done.ok) return done.reason === 'invalid' ? invalid(done.fields) : done;
  const { services } = done;
  const listed = [...items.map(beforeDiscount), ...services.map(({ list_price }) => list_price)];
  if (sumCents(listed) > LARGEST_AMOUNT) return invalid({ items: 'cashier:errors.amountTooLarge' });
  const subtotal = sumCents([...items.map(({ value }) => value), ...services.map(({ unit_price }) => unit_price)]);
  return {
    ok: true,
    data: {
      client_id: client?.id ?? null,
      client_name: client?.name ?? '',
      ...discountIn(form, subtotal),
      items,
      services,
    },
  };
}

/** With the amount that a percentage comes to. */
function discountIn({ discount, discount_percent = null }: Typed, subtotal: Cents) {
  return {
    discount: discount_percent === null ? discount : discountOf(subtotal, { discount, discount_percent }),
    discount_percent,
  };
}

/** Fields are named by where they stand in the input, as those are that break a rule of the form. */
function invalid(fields: Record<string, string>): DraftRefusal {
  const named = Object.entries(fields).map(([field, key]) => [`sale.${field}`, key]);
  return { ok: false, reason: 'invalid', fields: Object.fromEntries(named) };
}

/** Whether what would be written is there already. */
export function isSame(stored: Sale, { client_id, discount, discount_percent, items, services }: SaleData): boolean {
  const plain = (item: SaleItemForm) => [
    item.product_id,
    item.quantity,
    item.sold_unit,
    item.unit_price,
    item.discount,
    item.discount_percent,
    item.seller_id,
  ];
  const bare = (line: SoldServiceForm) => [
    line.service_id,
    line.service_name,
    line.professional_id,
    line.list_price,
    line.discount,
    line.discount_percent,
  ];
  return (
    stored.client_id === client_id &&
    stored.discount === discount &&
    stored.discount_percent === discount_percent &&
    JSON.stringify(stored.services.map(bare)) === JSON.stringify(services.map(bare)) &&
    JSON.stringify(stored.items.map(plain)) === JSON.stringify(items.map(plain))
  );
}
