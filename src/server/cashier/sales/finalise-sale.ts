import type * as z from 'zod/mini';
import type { finaliseSaleInput } from '#contract/cashier/forms.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import type { Seller } from '#domain/cashier/draft-sale.ts';
import { usualIn } from '#domain/commissions/usual.ts';
import { isPaidBy, mainMethod, missing, type Part, payExactly } from '#domain/payments/parts.ts';
import { type Tip, takeTip } from '#domain/payments/tips.ts';
import { productCost } from '#domain/products/lots.ts';
import { cents, percentOf } from '#domain/shared/money.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { record } from '#server/kernel/database/history.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import { onceWith } from '#server/kernel/database/once.ts';
import type { Owned, Timed } from '#server/kernel/principal.ts';
import { openLots } from '#server/products/open-lot-cost.ts';
import { partsOf } from './draft-sale.ts';
import { type FollowerRefusals, followSale, takenBy } from './followers.ts';
import { type EarnedService, type ItemCost, lockSale, readSale, readSellers, setFinalised } from './queries.ts';
import { holdStaff, readEarners } from './sold-services-queries.ts';

type Outcome =
  | { ok: true; sale: Sale }
  | { ok: false; reason: 'not_found' | 'not_open' | 'stale' | 'in_flight' | 'key_reused' }
  | FinaliseRefusal;
type Typed = {
  payments: readonly { method: Part['method']; amount: number }[];
  tip?: { staff_id: string; amount: number } | null | undefined;
};

type Keyed = Timed & { idempotencyKey: string | undefined };

/** A walk-in sale is finalised, once for each key. */
export function finaliseSale(keyed: Keyed, input: z.output<typeof finaliseSaleInput>): Promise<Outcome> {
  return finaliseOnce(keyed, { operation: 'cashier.finaliseSale', input }, (sale) =>
    sale.version === input.version ? input : undefined,
  );
}

/** The same with the payments that were saved on the open sale, for the procedure of the specification. */
export function finaliseAsSaved(keyed: Keyed, id: string): Promise<Outcome> {
  return finaliseOnce(keyed, { operation: 'rpc.finalizeSale', input: { id } }, ({ payments }) => ({ payments }));
}

async function finaliseOnce(
  { db, owner, now, idempotencyKey: key }: Keyed,
  { operation, input }: { operation: string; input: { id: string } },
  partsFor: (sale: Sale) => Typed | undefined,
): Promise<Outcome> {
  const at = now();
  const outcome = await onceWith(
    db,
    owner,
    { operation, key, input },
    {
      read: (db) => salonToday(db, owner, at),
      work: (db, day) =>
        holding({ db, owner }, { periods: [day], drawer: true }, (held) =>
          finalise(held, input.id, partsFor, { day, at }),
        ),
    },
  );
  return outcome.ok ? outcome.value : outcome;
}

/** `partsFor` answers how the sale is paid, or undefined where it is no longer the one that was looked at. */
async function finalise(
  held: Held<'periods' | 'drawer'>,
  id: string,
  partsFor: (sale: Sale) => Typed | undefined,
  today: Today,
): Promise<Outcome> {
  const { db } = held;
  const sale = await lockSale(db, id);
  if (!sale) return { ok: false, reason: 'not_found' };
  if (sale.status !== 'open') return { ok: false, reason: 'not_open' };
  const typed = partsFor(sale);
  if (!typed) return { ok: false, reason: 'stale' };
  const isSold = sale.items.some(({ seller_id }) => seller_id !== null);
  const sellers = isSold ? await readSellers(db, id) : [];
  const paid = await tipIn(held, typed);
  if (!paid.ok) return paid;
  const finalised = await finaliseOpen(held, sale, { ...paid, sellers, today });
  return finalised.ok ? { ok: true, sale: await recordFinalised(held, sale, await readSale(db, id)) } : finalised;
}

export type FinaliseRefusal =
  | { ok: false; reason: 'sale_has_no_items' | 'client_required' | 'tip_unpaid' }
  | { ok: false; reason: 'payments_differ'; missing: number }
  | FollowerRefusals['finalised'];

/** The salon's day and the moment. */
export type Today = { day: string; at: Temporal.Instant };

/** Whether these parts pay that, by somebody who can be asked for what is paid later. */
export function refusedPayment(parts: readonly Part[], due: number, hasClient: boolean): FinaliseRefusal | undefined {
  if (!payExactly(parts, cents(due))) {
    return { ok: false, reason: 'payments_differ', missing: missing(parts, cents(due)) };
  }
  return !hasClient && isPaidBy(parts, ({ needs }) => needs === 'client')
    ? { ok: false, reason: 'client_required' }
    : undefined;
}

type Paid =
  | { ok: true; parts: Part[]; tip: Tip | undefined }
  | { ok: false; reason: 'tip_unpaid' }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** How everything is paid, with the tip taken out of it. Whoever it is for is held, so that nobody deletes them meanwhile. */
export async function tipIn({ db }: Owned, { payments, tip }: Typed): Promise<Paid> {
  const parts = partsOf(payments);
  if (!tip) return { ok: true, parts, tip: undefined };
  if (!(await holdStaff(db, tip.staff_id))) {
    return { ok: false, reason: 'invalid', fields: { 'tip.staff_id': 'cashier:errors.professionalGone' } };
  }
  const taken = takeTip(parts, cents(tip.amount));
  if (!taken) return { ok: false, reason: 'tip_unpaid' };
  return { ok: true, parts: taken.rest, tip: { staff_id: tip.staff_id, parts: taken.tips } };
}

type Finalising = {
  parts: readonly Part[];
  tip?: Tip | undefined;
  /** Whom its items name, and what selling earns them. */
  sellers: readonly (Seller & { percent: number })[];
  today: Today;
};

/**
 * An open sale becomes finalised: what its sellers earn and its items cost is written down, and everything else follows. For a use case that
 * holds the sale, reads it back and writes the history (`recordFinalised`).
 */
export async function finaliseOpen(
  held: Held<'periods' | 'drawer'>,
  sale: Sale,
  { parts, tip, sellers: named, today: { day, at } }: Finalising,
): Promise<{ ok: true } | FinaliseRefusal> {
  const { id, items, total } = sale;
  if (items.length + sale.services.length === 0) return { ok: false, reason: 'sale_has_no_items' };
  const nobody = sale.services.findIndex(({ professional_id }) => professional_id === null);
  if (nobody >= 0)
    return {
      ok: false,
      reason: 'invalid',
      fields: { [`sale.services.${nobody}.professional_id`]: PROFESSIONAL_REQUIRED },
    };
  const refused = refusedPayment(parts, total, sale.client_id !== null);
  if (refused) return refused;
  const sellers = named.filter(({ funcao }) => !isOwnerRole(funcao));
  const services = await earnedServices(held, sale);
  const earns =
    tip !== undefined ||
    services.some(({ commission_amount }) => (commission_amount ?? 0) > 0) ||
    items.some(({ seller_id, value }) =>
      sellers.some((seller) => seller.id === seller_id && percentOf(cents(value), seller.percent) > 0),
    );
  const costs = await costsOf(held, sale);
  const method = mainMethod(parts) ?? 'Outro';
  await setFinalised(held.db, { id, total: cents(total), method, day, at, sellers, costs, services });
  return (await followSale(held, { to: 'finalised', sale, parts, tip, day, earns })) ?? { ok: true };
}

const PROFESSIONAL_REQUIRED = 'cashier:errors.professionalRequired';

/** What its services earn whoever did them: the usual percentage of now, of what is left of the line's price after its own discount. */
async function earnedServices({ db }: Owned, { id, services }: Sale): Promise<EarnedService[]> {
  if (services.length === 0) return [];
  const around = await readEarners(db, id);
  return services.map((line, position) => {
    const commission_percent = usualIn(around, line, line);
    const commission_amount =
      commission_percent === null ? null : percentOf(cents(line.unit_price), commission_percent);
    return { position, commission_percent, commission_amount };
  });
}

export async function recordFinalised({ db, owner }: Owned, before: Sale, after: Sale | undefined): Promise<Sale> {
  if (!after) throw new Error('A sale vanished while it was held.');
  await record(db, owner, { action: 'update', entity: 'sales', entityId: before.id, before, after });
  return after;
}

/** What the salon paid for what it sells: each item by the lot that is open before anything is taken, whose shelf is held from here on. */
async function costsOf(owned: Owned, sale: Sale): Promise<ItemCost[]> {
  const taken = takenBy(sale);
  const products = taken.map(({ product_id }) => product_id);
  const lots = await holding(owned, { products }, ({ db }) => openLots(db, products));
  return sale.items.map(({ product_id, quantity, sold_unit }, index) => ({
    product_id,
    quantity,
    sold_unit,
    cost: productCost(taken[index]?.quantity_used ?? 0, lots.get(product_id)?.cost_per_base_unit ?? 0),
  }));
}
