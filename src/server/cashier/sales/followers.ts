import type { Sale } from '#contract/cashier/sales.ts';
import { itemInBase, leftOnShelf } from '#domain/cashier/sale.ts';
import type { Part } from '#domain/payments/parts.ts';
import type { Tip } from '#domain/payments/tips.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import { giveBack, pay } from '#server/payments/pay.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { readTaken } from './queries.ts';

/** A sale becomes finalised, or is taken back by a void, on this day; `earns` says whether that earns its sellers something, or takes it from them. */
type SaleChange = { sale: Sale; day: string; earns: boolean } & (
  | { to: 'finalised'; parts: readonly Part[]; tip: Tip | undefined }
  | { to: 'voided'; voidId: string }
);

/** What may refuse each of them. */
export type FollowerRefusals = {
  finalised:
    | { ok: false; reason: 'period_closed' }
    | { ok: false; reason: 'out_of_stock'; product: string; left: number; unit_label: string }
    | { ok: false; reason: 'invalid'; fields: Record<string, string> };
  voided: { ok: false; reason: 'period_closed' } | { ok: false; reason: 'stock_refused'; product: string };
};

type Refusal = FollowerRefusals[SaleChange['to']];

/** Looks at the change and does what its area owes to it, or refuses, which undoes everything. */
type SaleFollower = (held: Held<'periods' | 'drawer'>, change: SaleChange) => Promise<Refusal | undefined>;

/** What earns nobody anything changes nothing that a closing has counted. */
const commissions: SaleFollower = async ({ closedDates }, { day, earns }) =>
  earns && (await closedDates()).includes(day) ? { ok: false, reason: 'period_closed' } : undefined;

/** Its products leave the shelf; a void returns what the movements took, whatever became of the packages since. */
const stock: SaleFollower = async (held, { sale, to }) => {
  const before = to === 'voided' ? await readTaken(held.db, sale.id) : [];
  const after = to === 'finalised' ? takenBy(sale) : [];
  // The product's package changed after the item was added.
  const odd = after.findIndex(({ quantity_used }) => quantity_used === 0);
  if (odd >= 0) return { ok: false, reason: 'invalid', fields: { [`sale.items.${odd}.sold_unit`]: UNIT_GONE } };
  const moved = await moveStock(held, { before, after }, { saleId: sale.id });
  if (moved.ok) return undefined;
  if (moved.reason === 'stock_refused' && to === 'voided') return moved;
  const short = moved.reason === 'not_enough' && sale.items.find((one) => one.product_id === moved.product_id);
  if (!short) throw new Error(`A sale did not reach the stock: ${moved.reason}`, { cause: moved });
  return { ok: false, reason: 'out_of_stock', product: short.product_name, ...leftOnShelf(moved.left, short) };
};

const payments: SaleFollower = async (held, change) => {
  const { sale, day } = change;
  if (change.to === 'finalised') await pay(held, { kind: 'sale', id: sale.id, day }, change.parts, change.tip);
  else await giveBack(held, { id: change.voidId, sale_id: sale.id, day });
  return undefined;
};

/** Everything that follows from finalising and voiding a sale, in this order. Who cares about it is one more of these. */
const FOLLOWERS: readonly SaleFollower[] = [commissions, stock, payments];

/** Once the sale's own rows say it. The caller holds the sale, and the history is theirs to write. */
export async function followSale<Change extends SaleChange>(
  held: Held<'periods' | 'drawer'>,
  change: Change,
): Promise<FollowerRefusals[Change['to']] | undefined> {
  for (const follower of FOLLOWERS) {
    const refused = await follower(held, change);
    if (refused) return refused as FollowerRefusals[Change['to']];
  }
  return undefined;
}

/** What leaves the shelf for each item, in base units; nothing where the product is not sold in that unit any more. */
export const takenBy = ({ items }: Sale) =>
  items.map((item) => ({ product_id: item.product_id, quantity_used: itemInBase(item, item) ?? 0 }));

const UNIT_GONE = 'cashier:errors.unitInvalid';
