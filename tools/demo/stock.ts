import { roundTo } from '#domain/shared/numbers.ts';
import { daysBefore, deliveryDay, momentOn } from './calendar.ts';
import { type Chance, chanceFor } from './chance.ts';
import { PRODUCTS, type Product, productId } from './products.ts';
import { purchasePayment } from './purchase-payment.ts';
import { OWNER_ID, type Rows } from './salon.ts';

type Stock = {
  products: Rows<'products'>;
  purchases: Rows<'product_purchases'>;
  movements: Rows<'stock_movements'>;
};

/** Four weeks each: eighteen months, counted back from today so that every day looks at the same kind of past. */
const PERIODS = 19;
const PERIOD_DAYS = 28;
const DEAREST_DELIVERY = 1.03;
const CHEAPEST_DELIVERY = 0.98;
const COST_RISE_IN_A_PERIOD = 0.007;

/** What was bought and what went, product by product; the stock is what the movements leave. */
export function stock(today: string): Stock {
  const kept: Stock = { products: [], purchases: [], movements: [] };
  for (const product of PRODUCTS) {
    const { purchases, movements } = lifeOf(product, today);
    kept.purchases.push(...purchases);
    kept.movements.push(...movements);
    kept.products.push(productRow(product, purchases, movements));
  }
  return kept;
}

function lifeOf(product: Product, today: string): Omit<Stock, 'products'> {
  const chance = chanceFor(`stock of ${product.name}`);
  const purchases: Stock['purchases'] = [];
  const movements: Stock['movements'] = [];
  let onShelf = 0;
  for (let period = PERIODS; period > 0; period -= 1) {
    const arrived = period * PERIOD_DAYS - chance.between(0, PERIOD_DAYS - 4);
    const used = Math.round(product.usedInFourWeeks * sizeOf(product) * (0.75 + chance.next() / 2));
    if (onShelf <= reorderLevel(product)) {
      const purchase = bought(product, deliveryDay(today, arrived), period, today, chance);
      purchases.push(purchase);
      movements.push(arrival(purchase, chance));
      onShelf += Number(purchase.quantity_purchased_base);
    }
    const gone = Math.min(onShelf, used);
    onShelf -= gone;
    if (gone > 0) movements.push(departure(product, gone, daysBefore(today, (period - 1) * PERIOD_DAYS + 1), chance));
  }
  return { purchases, movements };
}

function bought(product: Product, day: string, periodsAgo: number, today: string, chance: Chance) {
  const swing = CHEAPEST_DELIVERY + chance.next() * (DEAREST_DELIVERY - CHEAPEST_DELIVERY);
  const unitCost = roundTo(product.cost * (1 - COST_RISE_IN_A_PERIOD * periodsAgo) * swing, 2);
  return {
    user_id: OWNER_ID,
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
    created_at: momentOn(day, '10:30'),
  };
}

function arrival(purchase: ReturnType<typeof bought>, chance: Chance) {
  return {
    user_id: OWNER_ID,
    id: chance.uuid(),
    product_id: purchase.product_id,
    movement_type: 'purchase',
    quantity_changed: purchase.quantity_purchased_base,
    purchase_id: purchase.id,
    note: '',
    created_at: purchase.created_at,
  };
}

/** One movement for four weeks of small ones. */
function departure(product: Product, quantity: number, day: string, chance: Chance) {
  return {
    user_id: OWNER_ID,
    id: chance.uuid(),
    product_id: productId(product.name),
    movement_type: product.type === 'resale' ? 'sale' : 'deduction',
    quantity_changed: -quantity,
    purchase_id: null,
    note: product.type === 'resale' ? 'Vendas de quatro semanas' : 'Uso de quatro semanas',
    created_at: momentOn(day, '18:30'),
  };
}

function productRow(product: Product, purchases: Stock['purchases'], movements: Stock['movements']) {
  const { unit } = product;
  return {
    user_id: OWNER_ID,
    id: productId(product.name),
    name: product.name,
    product_type: product.type,
    unit_of_measure: unit === 'un' ? 'un' : unit.label,
    base_unit: unit === 'un' ? 'un' : unit.base,
    unit_size_in_base: unit === 'un' ? null : unit.size,
    display_unit_label: unit === 'un' ? '' : unit.label,
    stock_quantity_base: movements.reduce((sum, { quantity_changed }) => sum + Number(quantity_changed), 0),
    min_stock: product.minimum,
    price: product.price,
    created_at: purchases[0]?.created_at,
  };
}

/** Late enough that some products stand at or below their minimum today. */
function reorderLevel({ minimum, usedInFourWeeks, ...product }: Product): number {
  return ((minimum ?? usedInFourWeeks) + usedInFourWeeks * 0.6) * sizeOf(product);
}

function sizeOf({ unit }: Pick<Product, 'unit'>): number {
  return unit === 'un' ? 1 : unit.size;
}
