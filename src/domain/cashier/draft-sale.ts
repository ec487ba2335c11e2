import { type Measure, sizeInBase } from '#domain/products/units.ts';
import { addCents, type Cents, cents, LARGEST_AMOUNT, sumCents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { type Discount, discountOf } from './discount.ts';
import { itemInBase, itemValue, quantityStep, type SoldUnit, soldUnitsFor, withoutEmpty } from './sale.ts';

/** As a form has it. */
export type TypedItem = {
  product_id: string;
  quantity: number;
  sold_unit: SoldUnit;
  unit_price: number;
  /** On the whole line. */
  discount: number;
  discount_percent: number | null;
  seller_id: string | null;
};

/** With what the client pays for it. */
export type DraftItem = Omit<TypedItem, 'unit_price' | 'discount'> & {
  unit_price: Cents;
  discount: Cents;
  value: Cents;
};

export type SoldProduct = Measure & { id: string; name: string; product_type: string; ativo: boolean };
export type Seller = { id: string; funcao: string };

type Given = {
  products: readonly SoldProduct[];
  sellers: readonly Seller[];
  /** The products that the sale has already: they may have left the catalogue since. */
  kept: readonly string[];
};

type Drafted =
  | { ok: true; items: DraftItem[] }
  | { ok: false; reason: 'product_not_found' }
  | { ok: false; reason: 'internal_product'; product: string }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** The items of a sale, priced; those that were brought down to nothing are left out. Fields are named by where they stand in the form. */
export function draftItems(typed: readonly TypedItem[], given: Given): Drafted {
  const products = new Map(given.products.map((product) => [product.id, product]));
  const items: DraftItem[] = [];
  const fields: Record<string, string> = {};
  for (const item of withoutEmpty(typed)) {
    const product = products.get(item.product_id);
    if (!product || !(product.ativo || given.kept.includes(product.id)))
      return { ok: false, reason: 'product_not_found' };
    if (product.product_type !== 'resale') return { ok: false, reason: 'internal_product', product: product.name };
    const at = `items.${typed.indexOf(item)}`;
    const [field, problem] = problemOf(item, product, given.sellers) ?? [];
    if (field && problem) fields[`${at}.${field}`] = problem;
    else items.push({ ...item, unit_price: cents(item.unit_price), ...pricedAt(item, product) });
  }
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid', fields };
  if (sumCents(items.map(beforeDiscount)) > LARGEST_AMOUNT) {
    return { ok: false, reason: 'invalid', fields: { items: 'cashier:errors.amountTooLarge' } };
  }
  return { ok: true, items };
}

function problemOf(item: TypedItem, product: SoldProduct, sellers: readonly Seller[]): [string, string] | undefined {
  if (!soldUnitsFor(product).includes(item.sold_unit)) return ['sold_unit', 'cashier:errors.unitInvalid'];
  const isWhole = quantityStep(item.sold_unit) === 1;
  if (roundTo(item.quantity, isWhole ? 0 : 2) !== item.quantity) {
    return ['quantity', isWhole ? 'cashier:errors.quantityWhole' : 'cashier:errors.quantityDecimals'];
  }
  if (itemInBase(item, product) === null) return ['quantity', 'cashier:errors.quantityInvalid'];
  if (!isPayable(item, product)) return ['unit_price', 'cashier:errors.amountTooLarge'];
  const isKnown = item.seller_id === null || sellers.some(({ id }) => id === item.seller_id);
  return isKnown ? undefined : ['seller_id', 'cashier:errors.sellerGone'];
}

/** Nothing exact is needed to see that it is more than a column holds, and what is exact has no room for it. */
function isPayable({ sold_unit, unit_price, quantity }: TypedItem, product: SoldProduct): boolean {
  const size = sold_unit === 'display_unit' ? 1 : (sizeInBase('display_unit', product) ?? 1);
  return (unit_price * quantity) / size <= LARGEST_AMOUNT;
}

function pricedAt(item: TypedItem, product: SoldProduct) {
  return lineValue(itemValue({ ...item, unit_price: cents(item.unit_price) }, product), item);
}

/** What is left of a line after its own discount. */
export function lineValue(whole: Cents, off: Discount): { discount: Cents; value: Cents } {
  const discount = discountOf(whole, off);
  return { discount, value: cents(whole - discount) };
}

export const beforeDiscount = ({ value, discount }: Pick<DraftItem, 'value' | 'discount'>) => addCents(value, discount);
