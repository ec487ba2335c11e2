import * as z from 'zod/mini';
import {
  HIGHEST_UNIT_COST,
  PAYMENT_STATUSES,
  PURCHASE_PAYMENT_METHODS,
  purchaseTotal,
} from '#domain/products/purchase.ts';
import {
  BASE_UNITS,
  LARGEST_QUANTITY,
  type Measure,
  PURCHASE_UNITS,
  type PurchaseUnit,
  SMALLEST_PACKAGE,
  shelfUnit,
  stepOf,
  toBase,
} from '#domain/products/units.ts';
import { cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { isDay } from './shared.ts';

/** What a numeric(12,2) column holds, in cents. */
const HIGHEST_PRICE = 999_999_999_999;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'products:errors.tooLong'));

/** An empty number field is null: refused with the same words as a text that is no number. */
const filledIn = (required: string, number: z.ZodMiniNumber<number> | z.ZodMiniNumberFormat) =>
  z.pipe(z.nullable(z.number(required)), number);

const quantity = (required: string, negative: string) =>
  z.number(required).check(z.gte(0, negative), z.lte(LARGEST_QUANTITY, 'products:errors.tooMuch'));

const money = (required: string, negative: string, most: number) =>
  filledIn(required, z.int(required).check(z.gte(0, negative), z.lte(most, 'products:errors.amountTooLarge')));

const optionalDay = z.string().check(z.refine((value) => value === '' || isDay(value), 'products:errors.dateInvalid'));

/** A rule over several fields holds back nothing: it is looked at while another field is wrong, so that all messages appear at once. */
const rule = (holds: (form: Form) => boolean, error: string, path: string) =>
  z.refine<Form>(holds, { error, path: [path], when: ({ value }) => typeof value === 'object' && value !== null });
type Form = Record<string, unknown>;

/** The quantity must be one that the product can be counted in: said beside the unit, or beside the quantity where that is too large. */
const fitsProduct = (quantity: string, unit: string | ((measure: Measure) => PurchaseUnit)) =>
  z.check<Form>(({ value: form, issues }) => {
    const measure = form as unknown as Measure;
    const counted = typeof unit === 'string' ? (form[unit] as PurchaseUnit) : unit(measure);
    const inBase = toBase(Number(form[quantity] ?? 0), counted, measure);
    if (inBase.ok) return;
    const field = inBase.about === 'unit' && typeof unit === 'string' ? unit : quantity;
    issues.push({ code: 'custom', message: inBase.reason, path: [field], input: form });
  });

const product = {
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'products:errors.nameRequired'), z.maxLength(200, 'products:errors.tooLong')),
  description: text(2_000),
  display_unit_label: text(40),
  unit_size_in_base: z.nullable(
    z
      .number('products:errors.packageSize')
      .check(
        z.gte(SMALLEST_PACKAGE, 'products:errors.packageSize'),
        z.lte(LARGEST_QUANTITY, 'products:errors.tooMuch'),
      ),
  ),
  min_stock: z.nullable(quantity('products:errors.numberInvalid', 'products:errors.minStockNegative')),
};

const price = money('products:errors.priceRequired', 'products:errors.priceNegative', HIGHEST_PRICE);
const base_unit = z.enum(BASE_UNITS, 'products:errors.baseUnitRequired');

const packageRules = [
  rule(
    (form) => !form.display_unit_label || form.unit_size_in_base !== null,
    'products:errors.packageSize',
    'unit_size_in_base',
  ),
  rule(
    (form) => form.unit_size_in_base === null || form.display_unit_label !== '',
    'products:errors.packageName',
    'display_unit_label',
  ),
] as const;

const purchase = {
  purchase_date: z
    .string()
    .check(z.minLength(1, 'products:errors.purchaseDateRequired'), z.refine(isDay, 'products:errors.dateInvalid')),
  quantity_purchased: filledIn(
    'products:errors.quantityPositive',
    z
      .number('products:errors.quantityPositive')
      .check(z.gte(0.01, 'products:errors.quantityPositive'), z.lte(LARGEST_QUANTITY, 'products:errors.tooMuch')),
  ),
  purchase_unit: z.enum(PURCHASE_UNITS, 'products:errors.purchaseUnitRequired'),
  /** Of one purchase unit, in cents. */
  unit_cost: money('products:errors.unitCostRequired', 'products:errors.unitCostNegative', HIGHEST_UNIT_COST),
  payment_method: z.enum(PURCHASE_PAYMENT_METHODS, 'products:errors.paymentMethodRequired'),
  payment_status: z.enum(PAYMENT_STATUSES, 'products:errors.paymentStatusRequired'),
  payment_date: optionalDay,
  due_date: optionalDay,
  supplier: text(200),
};

const purchaseRules = [
  rule(
    ({ quantity_purchased: quantity, purchase_unit: unit }) =>
      typeof quantity !== 'number' ||
      !PURCHASE_UNITS.includes(unit as PurchaseUnit) ||
      stepOf(unit as PurchaseUnit) < 1 ||
      Number.isInteger(quantity),
    'products:errors.quantityWhole',
    'quantity_purchased',
  ),
  rule(
    ({ quantity_purchased: quantity }) => typeof quantity !== 'number' || roundTo(quantity, 2) === quantity,
    'products:errors.quantityDecimals',
    'quantity_purchased',
  ),
  rule(
    ({ quantity_purchased: quantity, unit_cost: cost }) =>
      typeof quantity !== 'number' ||
      !Number.isSafeInteger(cost) ||
      purchaseTotal(quantity, cents(Number(cost))) !== null,
    'products:errors.amountTooLarge',
    'unit_cost',
  ),
  rule(
    ({ purchase_date, due_date }) =>
      typeof due_date !== 'string' ||
      typeof purchase_date !== 'string' ||
      !isDay(due_date) ||
      !isDay(purchase_date) ||
      due_date >= purchase_date,
    'products:errors.dueBeforePurchase',
    'due_date',
  ),
] as const;

/** Used in the salon, never sold: no price and no first purchase, but there may be some on the shelf already. */
export const internalProductForm = z
  .object({
    ...product,
    base_unit,
    /** In packages where the product has them. */
    existing_stock: z.nullable(quantity('products:errors.numberInvalid', 'products:errors.existingStockNegative')),
  })
  .check(...packageRules, fitsProduct('existing_stock', shelfUnit));

/** Sold at the cashier; it comes with the purchase that first put it on the shelf. */
export const resaleProductForm = z.object({ ...product, base_unit, price, ...purchase }).check(
  ...packageRules,
  ...purchaseRules,
  rule(
    ({ payment_status, payment_date }) => payment_status !== 'Pago' || payment_date !== '',
    'products:errors.paymentDateRequired',
    'payment_date',
  ),
  fitsProduct('quantity_purchased', 'purchase_unit'),
);

/** Kind and base unit stay as they are: stock and purchases are counted in it. */
export const productChangeForm = z.object({ id: z.uuid(), ...product, price }).check(...packageRules);

/** Paid without a date was paid today. */
export const purchaseForm = z
  .object({ id: z.uuid('products:errors.productRequired'), ...purchase })
  .check(...purchaseRules);

/** What was counted on the shelf. */
export const stockCountForm = z.object({
  id: z.uuid(),
  quantity: filledIn(
    'products:errors.countRequired',
    quantity('products:errors.countRequired', 'products:errors.countNegative'),
  ),
  unit: z.enum(PURCHASE_UNITS, 'products:errors.unitRequired'),
  note: text(500),
});
