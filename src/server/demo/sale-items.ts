import { itemInBase, itemValue, type SoldUnit } from '#domain/cashier/sale.ts';
import { type Cents, cents, decimalFromCents, percentOf } from '#domain/shared/money.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { Chance, Weighed } from './chance.ts';
import { type Professional, staffId } from './people.ts';
import { measureOf, PRODUCTS, type Product, productId } from './products.ts';
import type { Rows } from './salon.ts';

export type Item = {
  product: Product;
  quantity: number;
  sold_unit: SoldUnit;
  unit_price: Cents;
  value: Cents;
  inBase: number;
  seller: Professional | null;
};

const FOR_MEN = ['Pomada modeladora 100 g', 'Óleo para barba 30 ml'];
const OUT_OF_A_PACKAGE = 0.3;

/** One to three different products; the barber offers what is for men, his colleagues the rest. Who walks in takes anything. */
export function itemsFor(seller: Professional | null, chance: Chance, among: readonly Product[] = PRODUCTS): Item[] {
  const isOffered = ({ name }: Product) => !seller || FOR_MEN.includes(name) === (seller.funcao === 'Barbeiro');
  const offered = among.filter((product) => product.type === 'resale' && isOffered(product));
  const count = chance.weighed([
    [68, 1],
    [25, 2],
    [7, 3],
  ]);
  const chosen = new Set<Product>();
  for (let i = 0; i < count; i += 1) {
    const [first, ...others] = offered
      .filter((product) => !chosen.has(product))
      .map((product) => [product.demand, product] as const);
    if (first) chosen.add(chance.weighed([first, ...others]));
  }
  return [...chosen].map((product) => itemOf(product, seller, chance));
}

function itemOf(product: Product, seller: Professional | null, chance: Chance): Item {
  const sold = { ...quantityOf(product, chance), unit_price: cents(roundTo(product.price * 100, 0)) };
  const measure = measureOf(product);
  return { ...sold, product, seller, value: itemValue(sold, measure), inBase: itemInBase(sold, measure) ?? 0 };
}

const PIECES: Weighed<number> = [
  [9, 1],
  [1, 2],
];

/** Pieces and packages, and now and then a part of one. */
function quantityOf({ unit }: Product, chance: Chance): { quantity: number; sold_unit: SoldUnit } {
  if (unit === 'un') return { quantity: chance.weighed(PIECES), sold_unit: 'un' };
  if (!chance.happens(OUT_OF_A_PACKAGE)) return { quantity: chance.weighed(PIECES), sold_unit: 'display_unit' };
  const quantity = unit.base === 'un' ? chance.between(1, unit.size - 1) : chance.between(2, 6) * 50;
  return { quantity, sold_unit: unit.base };
}

/** What the seller earns and what it cost are fixed when the sale is done. What the owner sells earns nobody anything. */
export function itemRow(
  item: Item,
  sale: { id: string; isDone: boolean; created_at: string; costOf: (product_id: string) => Cents },
  position: number,
  chance: Chance,
): Rows<'sale_items'>[number] {
  const { value, product, quantity, sold_unit, unit_price } = item;
  const seller = item.seller && !isOwnerRole(item.seller.funcao) ? item.seller : null;
  const percent = sale.isDone && seller ? seller.sells : null;
  const product_id = productId(product.name);
  return {
    id: chance.uuid(),
    sale_id: sale.id,
    product_id,
    position,
    quantity,
    sold_unit,
    unit_price: decimalFromCents(unit_price),
    value: decimalFromCents(value),
    seller_id: seller && staffId(seller.nome),
    seller_percent: percent,
    cost: sale.isDone ? decimalFromCents(sale.costOf(product_id)) : null,
    seller_commission: percent === null ? null : decimalFromCents(percentOf(value, percent)),
    created_at: sale.created_at,
  };
}
