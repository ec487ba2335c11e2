import type { SaleForm, SoldServiceForm } from '#contract/cashier/forms.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import type { Product } from '#contract/products/operations.ts';
import { discountOf } from '#domain/cashier/discount.ts';
import { lineValue } from '#domain/cashier/draft-sale.ts';
import { itemValue, quantityStep, type SoldUnit, soldUnitsFor } from '#domain/cashier/sale.ts';
import { LARGEST_QUANTITY, type Measure } from '#domain/products/units.ts';
import { addCents, type Cents, cents, sumCents } from '#domain/shared/money.ts';
import {
  discountForm,
  isDiscount,
  isReadable,
  type Off,
  offOf,
  rowPrice,
  type ServiceRow,
  sameOff,
  sameService,
  serviceForm,
  serviceRowsOf,
} from './service-draft.ts';

/** As in the field: null when empty, NaN when it is not a number. */
type Typed = number | null;

export type Row = {
  /** Tells rows apart, also of the same product. */
  key: string;
  product_id: string;
  product_name: string;
  measure: Measure;
  quantity: Typed;
  sold_unit: SoldUnit;
  unit_price: Typed;
  /** Of the whole line; null until somebody asks for a discount. */
  off: Off | null;
  seller_id: string | null;
};

export type SaleClient = { id: string; name: string; phone: string | null };

/** A sale as the screen shows it, with everything that was typed. */
export type Draft = {
  client: SaleClient | null;
  /** On all of it. */
  discount: Off;
  /** Services that are sold on the spot. */
  services: ServiceRow[];
  /** Products. */
  rows: Row[];
};

const NO_DISCOUNT: Off = { amount: 0, isPercent: false };

export const NOTHING_YET: Draft = { client: null, discount: NO_DISCOUNT, services: [], rows: [] };

export function draftOf(sale: Sale): Draft {
  const rows: Row[] = [];
  for (const { product_id, product_name, quantity, sold_unit, unit_price, seller_id, ...rest } of sale.items) {
    const { base_unit, display_unit_label, unit_size_in_base } = rest;
    rows.push({
      key: nextKey(rows, product_id),
      product_id,
      product_name,
      measure: { base_unit, display_unit_label, unit_size_in_base },
      quantity,
      sold_unit,
      unit_price,
      off: offOf(rest),
      seller_id,
    });
  }
  const { client_id: id, client_name: name, client_phone: phone } = sale;
  return {
    client: id === null ? null : { id, name, phone },
    discount: offOf(sale) ?? NO_DISCOUNT,
    services: serviceRowsOf(sale.services),
    rows,
  };
}

/** Choosing a product again raises its quantity; a new one goes last, right above the search. */
export function withProduct(draft: Draft, product: Product): Draft {
  const there = draft.rows.find(({ product_id }) => product_id === product.id);
  if (there) {
    const more = { ...there, quantity: (there.quantity || 0) + 1 };
    return { ...draft, rows: draft.rows.map((row) => (row === there ? more : row)) };
  }
  const { base_unit, display_unit_label, unit_size_in_base } = product;
  const measure = { base_unit, display_unit_label, unit_size_in_base };
  const added: Row = {
    key: nextKey(draft.rows, product.id),
    product_id: product.id,
    product_name: product.name,
    measure,
    quantity: 1,
    sold_unit: soldUnitsFor(measure)[0] ?? base_unit,
    unit_price: product.price,
    off: null,
    seller_id: null,
  };
  return { ...draft, rows: [...draft.rows, added] };
}

function nextKey(rows: readonly Row[], product: string): string {
  const namesakes = rows.filter(({ product_id }) => product_id === product).length;
  return namesakes === 0 ? product : `${product}#${namesakes}`;
}

/** Whether a quantity can be sold. Zero is allowed: it drops the item. */
function isQuantity(row: Row): boolean {
  return row.quantity !== null && quantityProblem(row) === undefined;
}

/** Pieces and packages are whole, weights and volumes have hundredths, as on the server. An empty field is no problem yet. */
export function quantityProblem({ quantity, sold_unit }: Row) {
  if (quantity === null) return undefined;
  if (Number.isNaN(quantity) || Math.abs(quantity) > LARGEST_QUANTITY) return 'quantityInvalid';
  const least = quantityStep(sold_unit);
  const steps = quantity / least;
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return undefined;
  return least === 1 ? 'quantityWhole' : 'quantityDecimals';
}

export function isPrice({ unit_price }: Row): boolean {
  return unit_price !== null && unit_price >= 0;
}

/** The price of the line before its own discount; zero while it cannot be read. */
export function rowWhole(row: Row): Cents {
  if (!isQuantity(row) || !isPrice(row)) return cents(0);
  const { quantity, sold_unit, unit_price } = row;
  return itemValue(
    { quantity: Math.max(0, quantity ?? 0), sold_unit, unit_price: cents(unit_price ?? 0) },
    row.measure,
  );
}

/** What is left of it. */
export const rowValue = (row: Row): Cents => lineValue(rowWhole(row), discountForm(row.off)).value;

type Totals = { services: Cents; products: Cents; discount: Cents; toPay: Cents };

/** What there is to pay, with what the appointment costs; the discount is on all of it. */
export function totalsOf(draft: Draft, appointment: Cents = cents(0)): Totals {
  const services = sumCents([appointment, ...draft.services.map(rowPrice)]);
  const products = sumCents(draft.rows.map(rowValue));
  const whole = addCents(services, products);
  const discount = discountOf(whole, discountForm(draft.discount));
  return { services, products, discount, toPay: cents(whole - discount) };
}

export type SaleRest = Omit<SaleForm, 'payments' | 'services'> & { services: SoldServiceForm[] };

/** Whether there is anything to store. */
export const hasLines = ({ items, services }: SaleRest) => items.length + services.length > 0;

/** What is sent; null while a field cannot be read. */
export function formOf(draft: Draft): SaleRest | null {
  const isWhole =
    isDiscount(draft.discount) &&
    draft.rows.every((row) => isQuantity(row) && isPrice(row) && isDiscount(row.off)) &&
    draft.services.every(isReadable);
  if (!isWhole) return null;
  const items = sent(draft).map(({ product_id, quantity, sold_unit, unit_price, off, seller_id }) => ({
    product_id,
    quantity: quantity ?? 0,
    sold_unit,
    unit_price: unit_price ?? 0,
    ...discountForm(off),
    seller_id,
  }));
  return {
    client_id: draft.client?.id ?? null,
    ...discountForm(draft.discount),
    items,
    services: draft.services.map(serviceForm),
  };
}

/** Items with a quantity of zero are not sent. */
const sent = ({ rows }: Draft) => rows.filter(({ quantity }) => (quantity ?? 0) > 0);

/** Names of the items that are sent, in their order. */
export const soldNames = (draft: Draft) => sent(draft).map(({ product_name }) => product_name);

export function sameForm(one: Draft, other: Draft): boolean {
  return JSON.stringify(formOf(one)) === JSON.stringify(formOf(other));
}

/**
 * Somebody else saved the sale meanwhile. What was changed here since `base` stays as it was typed, everything else becomes theirs: what
 * they added is there, what they removed is gone.
 */
export function merge(base: Draft, mine: Draft, theirs: Draft): Draft {
  return {
    client: mine.client?.id === base.client?.id ? theirs.client : mine.client,
    discount: sameOff(mine.discount, base.discount) ? theirs.discount : mine.discount,
    services: mergeRows(base.services, mine.services, theirs.services, sameService),
    rows: mergeRows(base.rows, mine.rows, theirs.rows, sameRow),
  };
}

function mergeRows<R extends { key: string }>(
  base: readonly R[],
  mine: readonly R[],
  theirs: readonly R[],
  isSame: (one: R | undefined, other: R | undefined) => boolean,
): R[] {
  const before = byKey(base);
  const typed = byKey(mine);
  const isMine = (key: string) => !isSame(before.get(key), typed.get(key));
  const kept = theirs.flatMap((row) => (isMine(row.key) ? (typed.get(row.key) ?? []) : row));
  const there = byKey(theirs);
  return [...kept, ...mine.filter(({ key }) => isMine(key) && !there.has(key))];
}

/** What one change did to the rows: the row that came or has another quantity, or the one that went. */
export function changeOf<R extends { key: string }>(
  before: readonly R[],
  after: readonly R[],
  isOther: (was: R, is: R) => boolean,
): { added?: R; removed?: R } {
  const [was, is] = [byKey(before), byKey(after)];
  const added = after.find((row) => {
    const known = was.get(row.key);
    return known === undefined || isOther(known, row);
  });
  const removed = before.find(({ key }) => !is.has(key));
  return { ...(added && { added }), ...(removed && { removed }) };
}

const byKey = <R extends { key: string }>(rows: readonly R[]) => new Map(rows.map((row) => [row.key, row]));

function sameRow(one: Row | undefined, other: Row | undefined): boolean {
  const names = ['quantity', 'sold_unit', 'unit_price', 'seller_id'] as const;
  return names.every((name) => Object.is(one?.[name], other?.[name])) && sameOff(one?.off, other?.off);
}
