import type { Sale } from '#contract/cashier/sales.ts';
import { itemInBase, leftOnShelf } from '#domain/cashier/sale.ts';
import { isPaidBy, mainMethod, missing, type Part, payExactly } from '#domain/payments/parts.ts';
import { productCost } from '#domain/products/lots.ts';
import { cents, percentOf } from '#domain/shared/money.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { pay } from '#server/payments/pay.ts';
import { openLots } from '#server/products/open-lot-cost.ts';
import { settleStock } from '#server/products/settle-stock.ts';
import { type ItemCost, readSale, readSellers, setFinalised } from './queries.ts';

export type FinishRefusal =
  | { ok: false; reason: 'sale_has_no_items' | 'client_required' | 'period_closed' }
  | { ok: false; reason: 'payments_differ'; missing: number }
  | { ok: false; reason: 'out_of_stock'; product: string; left: number; unit_label: string }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** The salon's day and the moment, and which of the days that were asked for are closed. */
export type Today = { day: string; at: Temporal.Instant; closedDates: () => Promise<string[]> };

/** Whether these parts pay that, by somebody who can be asked for what is paid later. */
export function refusedPayment(parts: readonly Part[], due: number, hasClient: boolean): FinishRefusal | undefined {
  if (!payExactly(parts, cents(due))) {
    return { ok: false, reason: 'payments_differ', missing: missing(parts, cents(due)) };
  }
  return !hasClient && isPaidBy(parts, ({ needs }) => needs === 'client')
    ? { ok: false, reason: 'client_required' }
    : undefined;
}

/**
 * An open sale becomes finalised: its products leave the shelf, what its sellers earn is written down, and how it was paid. For a use case that
 * holds the transaction and the sale, keeps the drawer and has asked for today's period before.
 */
export async function finishSale(
  { db, owner }: Owned,
  before: Sale,
  parts: readonly Part[],
  { day, at, closedDates }: Today,
): Promise<{ ok: true; sale: Sale } | FinishRefusal> {
  const { id, items, total } = before;
  if (items.length === 0) return { ok: false, reason: 'sale_has_no_items' };
  const refused = refusedPayment(parts, total, before.client_id !== null);
  if (refused) return refused;
  const isSold = items.some(({ seller_id }) => seller_id !== null);
  const sellers = isSold ? (await readSellers(db, id)).filter(({ funcao }) => !isOwnerRole(funcao)) : [];
  const earns = items.some(({ seller_id, value }) =>
    sellers.some((seller) => seller.id === seller_id && percentOf(cents(value), seller.percent) > 0),
  );
  // What earns nobody anything changes nothing that a closing has counted.
  if (earns && (await closedDates()).includes(day)) return { ok: false, reason: 'period_closed' };

  const taken = items.map((item) => ({ product_id: item.product_id, quantity_used: itemInBase(item, item) ?? 0 }));
  const odd = taken.findIndex(({ quantity_used }) => quantity_used === 0);
  // The product's package changed after the item was added.
  if (odd >= 0) return { ok: false, reason: 'invalid', fields: { [`sale.items.${odd}.sold_unit`]: UNIT_GONE } };
  const costs = await costsOf({ db, owner }, before, taken);
  const settled = await settleStock({ db, owner }, { before: [], after: taken }, { saleId: id });
  if (!settled.ok) {
    const short = settled.reason === 'not_enough' && items.find((one) => one.product_id === settled.product_id);
    if (!short) throw new Error(`A sale did not reach the stock: ${settled.reason}`, { cause: settled });
    return { ok: false, reason: 'out_of_stock', product: short.product_name, ...leftOnShelf(settled.left, short) };
  }
  const method = mainMethod(parts) ?? 'Outro';
  await setFinalised(db, { id, total: cents(total), method, day, at, sellers, costs });
  await pay({ db, owner }, { kind: 'sale', id, day }, parts);
  const sale = await readSale(db, id);
  if (!sale) throw new Error('A sale vanished while it was held.');
  await record(db, owner, { action: 'update', entity: 'sales', entityId: id, before, after: sale });
  return { ok: true, sale };
}

type Taken = { product_id: string; quantity_used: number };

/** What the salon paid for what it sells: each item by the lot that is open before anything is taken, whose shelf is held from here on. */
async function costsOf(owned: Owned, { items }: Sale, taken: readonly Taken[]): Promise<ItemCost[]> {
  const products = taken.map(({ product_id }) => product_id);
  const lots = await holding(owned, { products }, ({ db }) => openLots(db, products));
  return items.map(({ product_id, quantity, sold_unit }, index) => ({
    product_id,
    quantity,
    sold_unit,
    cost: productCost(taken[index]?.quantity_used ?? 0, lots.get(product_id)?.cost_per_base_unit ?? 0),
  }));
}

const UNIT_GONE = 'cashier:errors.unitInvalid';
