import { costPerBaseUnit, productCost } from '#domain/products/lots.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { addDays, daysBetween } from '#domain/shared/time.ts';
import { daysBefore, deliveryDay, momentOn } from './calendar.ts';
import { type Chance, chanceFor } from './chance.ts';
import { barcodeOf, measureOf, PRODUCTS, type Product, productId } from './products.ts';
import { purchasePayment } from './purchase-payment.ts';
import type { Rows } from './salon.ts';
import { firstDay } from './working-times.ts';

/** What left the shelf at a moment, on a client or over the counter; below zero what came back to it. */
export type Use = {
  product: Product;
  product_id: string;
  quantity: number;
  day: string;
  clock: string;
  appointment: string | null;
  line: string | null;
  sale: string | null;
};

/** What it cost, by the lot that was open then. */
export type Cost = { use: Use; perUnit: number; total: Cents };

type Stock = {
  products: Rows<'products'>;
  purchases: Rows<'product_purchases'>;
  movements: Rows<'stock_movements'>;
  costs: Cost[];
};

const DEAREST_DELIVERY = 1.03;
const CHEAPEST_DELIVERY = 0.98;
const COST_RISE_IN_A_YEAR = 0.09;

/** What was bought and what went, product by product; the stock is what the movements leave. */
export function stock(today: string, taken: readonly Use[]): Stock {
  const kept: Stock = { products: [], purchases: [], movements: [], costs: [] };
  const uses = Map.groupBy(taken, ({ product }) => product);
  for (const product of PRODUCTS) {
    const { purchases, movements, costs } = lifeOf(product, uses.get(product) ?? [], today);
    kept.purchases.push(...purchases);
    kept.movements.push(...movements);
    kept.costs.push(...costs);
    kept.products.push(productRow(product, purchases, movements));
  }
  return kept;
}

/** Follows one product through what was used of it, in the order of time. */
function lifeOf(product: Product, uses: readonly Use[], today: string): Omit<Stock, 'products'> {
  const chance = chanceFor(`stock of ${product.name}`);
  const purchases: ReturnType<typeof bought>[] = [];
  const movements: Stock['movements'] = [];
  const costs: Cost[] = [];
  let onShelf = 0;
  let consumed = 0;
  let [lot, boughtUpToLot] = [-1, 0];

  function deliver(day: string) {
    const purchase = bought(product, deliveryDay(day), today, chance);
    purchases.push(purchase);
    movements.push(arrival(purchase, chance));
    onShelf += purchase.quantity_purchased_base;
  }

  function take(use: Use) {
    while (boughtUpToLot <= consumed) {
      lot += 1;
      boughtUpToLot += purchases[lot]?.quantity_purchased_base ?? Number.POSITIVE_INFINITY;
    }
    const perUnit = unitCostOf(purchases[lot]);
    costs.push({ use, perUnit, total: productCost(use.quantity, perUnit) });
    movements.push(departure(use, chance));
    consumed = roundTo(consumed + use.quantity, 3);
    onShelf = roundTo(onShelf - use.quantity, 3);
  }

  deliver(daysBefore(firstDay(today), chance.between(3, 12)));
  let ordered: string | undefined;
  for (const use of uses) {
    if (ordered && ordered < use.day) {
      deliver(ordered);
      ordered = undefined;
    }
    if (onShelf < use.quantity) {
      // Nothing left before the order came: somebody went to fetch it the day before.
      deliver(addDays(use.day, -1));
      ordered = undefined;
    }
    take(use);
    // The order takes a few days, so that some products stand at or below their minimum today.
    if (onShelf <= reorderLevel(product)) ordered ??= addDays(use.day, chance.between(3, 9));
  }
  return { purchases, movements, costs };
}

function bought(product: Product, day: string, today: string, chance: Chance) {
  const swing = CHEAPEST_DELIVERY + chance.next() * (DEAREST_DELIVERY - CHEAPEST_DELIVERY);
  const cheaperThen = 1 - (COST_RISE_IN_A_YEAR * daysBetween(day, today)) / 365;
  const unitCost = roundTo(product.cost * cheaperThen * swing, 2);
  return {
    id: chance.uuid(),
    product_id: productId(product.name),
    purchase_date: day,
    quantity_purchased: product.boughtAtOnce,
    quantity_purchased_base: product.boughtAtOnce * sizeOf(product),
    purchase_unit: product.unit === 'un' ? 'un' : 'display_unit',
    unit_cost: unitCost,
    total_value: roundTo(unitCost * product.boughtAtOnce, 2),
    supplier: product.supplier,
    ...purchasePayment(product.supplier, day, today, chance),
    instalments: 1,
    created_at: momentOn(day, '08:30'),
  };
}

function unitCostOf(lot: ReturnType<typeof bought> | undefined): number {
  return costPerBaseUnit(lot && { ...lot, total_value: cents(roundTo(lot.total_value * 100, 0)) });
}

const NO_ORIGIN = { purchase_id: null, appointment_id: null, sale_id: null, note: '' };

function arrival({ id, product_id, quantity_purchased_base, created_at }: ReturnType<typeof bought>, chance: Chance) {
  const moved = { product_id, movement_type: 'purchase', quantity_changed: quantity_purchased_base, created_at };
  return { id: chance.uuid(), ...moved, ...NO_ORIGIN, purchase_id: id };
}

function departure({ product_id, quantity, appointment, sale, day, clock }: Use, chance: Chance) {
  const movement_type = quantity < 0 ? 'return' : sale ? 'sale' : 'deduction';
  const moved = { product_id, movement_type, quantity_changed: -quantity, created_at: momentOn(day, clock) };
  return { id: chance.uuid(), ...moved, ...NO_ORIGIN, appointment_id: appointment, sale_id: sale };
}

function productRow(product: Product, purchases: Stock['purchases'], movements: Stock['movements']) {
  const { unit } = product;
  const left = movements.reduce((sum, { quantity_changed }) => sum + Number(quantity_changed), 0);
  return {
    id: productId(product.name),
    name: product.name,
    product_type: product.type,
    unit_of_measure: unit === 'un' ? 'un' : unit.label,
    ...measureOf(product),
    stock_quantity_base: roundTo(left, 3),
    min_stock: product.minimum,
    price: product.price,
    barcode: barcodeOf(product),
    created_at: purchases[0]?.created_at,
  };
}

function reorderLevel({ minimum, boughtAtOnce, ...product }: Product): number {
  return (minimum ?? boughtAtOnce / 5) * sizeOf(product);
}

function sizeOf({ unit }: Pick<Product, 'unit'>): number {
  return unit === 'un' ? 1 : unit.size;
}
