import type { Sale } from '#contract/cashier/sales.ts';
import { itemValue } from '#domain/cashier/sale.ts';
import { type Charged, chargedFor, chargedTogether, isBeyondLimit, NOTHING_CHARGED } from '#domain/members/discount.ts';
import type { Measure } from '#domain/products/units.ts';
import { termsWith } from '#domain/services/who-does-what.ts';
import { cents } from '#domain/shared/money.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readComanda } from './comanda-queries.ts';
import { type ListPrices, readListPrices } from './list-prices-queries.ts';
import type { SaleData } from './queries.ts';

export type BeyondLimit = { ok: false; reason: 'discount_limit'; percent: number };

type Lines = Pick<SaleData, 'items' | 'services'> | Pick<Sale, 'items' | 'services'>;
type Discounted = Lines & { discount: number };
type Known = { products: readonly (Measure & { id: string })[] };

/** Somebody who may take anything off: nothing has to be read for them. */
const isUnlimited = ({ member }: Pick<Owned, 'member'>) => !member || member.discountLimit >= 100;

/** Refuses a discount that is new and larger than the member may give; null where it is none. */
function refusedDiscount({ member }: Owned, after: Charged, before: Charged): BeyondLimit | null {
  if (!member || !isBeyondLimit(member.discountLimit, after, before)) return null;
  return { ok: false, reason: 'discount_limit', percent: member.discountLimit };
}

/** The same of an open sale that is saved; of a comanda the discount is on what the appointment costs, too. */
export async function refusedSale(
  owned: Owned,
  known: Known,
  after: Discounted,
  { before, appointment_id }: { before?: Discounted | undefined; appointment_id: string | null },
): Promise<BeyondLimit | null> {
  if (isUnlimited(owned)) return null;
  const { db } = owned;
  const lists = await listPricesOf(owned, after, before);
  const comanda = appointment_id === null ? undefined : await readComanda(db, appointment_id);
  const visit = comanda?.appointment.status === 'pendente' ? comanda.appointment.lines : [];
  const lines = visit.map(({ unit_price, discount }) => ({ list: unit_price + discount, price: unit_price }));
  const charged = (sale: Discounted) => chargedFor([...lines, ...linesOf(sale, lists, known)], sale.discount);
  return refusedDiscount(owned, charged(after), before ? charged(before) : chargedFor(lines, 0));
}

/** What a comanda that is finished costs: what the appointment says of itself, and its sale before any discount on the whole. */
export async function refusedComanda(
  owned: Owned,
  known: Known,
  { visit, sale, stored, discount }: FinishedComanda,
): Promise<BeyondLimit | null> {
  if (isUnlimited(owned)) return null;
  const lists = await listPricesOf(owned, sale, stored);
  const charged = (visit: Charged, of: Discounted | undefined, whole: number) => {
    const together = chargedTogether(visit, of ? chargedFor(linesOf(of, lists, known), 0) : NOTHING_CHARGED);
    return { ...together, off: Math.min(together.gross, together.off + whole) };
  };
  return refusedDiscount(
    owned,
    charged(visit.after, sale, discount),
    charged(visit.before, stored, stored?.discount ?? 0),
  );
}

type FinishedComanda = {
  visit: { before: Charged; after: Charged };
  sale: Discounted | undefined;
  /** The sale as it was saved before. */
  stored: Discounted | undefined;
  /** On the whole, in cents. */
  discount: number;
};

function listPricesOf({ db }: Owned, ...sales: (Lines | undefined)[]): Promise<ListPrices> {
  const all = sales.filter((one) => one !== undefined);
  return readListPrices(
    db,
    all.flatMap(({ items }) => items.map(({ product_id }) => product_id)),
    all.flatMap(({ services }) => services.flatMap(({ service_id }) => service_id ?? [])),
  );
}

function linesOf({ items, services }: Lines, lists: ListPrices, { products }: Known) {
  const sold = items.map((item) => {
    const measure = 'base_unit' in item ? item : products.find(({ id }) => id === item.product_id);
    const unit_price = cents(Math.max(lists.products.get(item.product_id) ?? 0, item.unit_price));
    const list = measure ? itemValue({ ...item, unit_price }, measure) : 0;
    return { list: Math.max(list, item.value + item.discount), price: item.value };
  });
  const done = services.map(({ service_id, professional_id, list_price, unit_price }) => {
    const offered = service_id === null ? undefined : lists.services.get(service_id);
    // A variable price is agreed on each time.
    const listed = offered && !offered.preco_variavel ? termsWith(offered, professional_id).price : 0;
    return { list: Math.max(listed, list_price), price: unit_price };
  });
  return [...sold, ...done];
}
