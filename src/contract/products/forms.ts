import * as z from 'zod/mini';
import { isBarcode, normaliseBarcode } from '#domain/products/barcode.ts';
import { MOST_INSTALMENTS } from '#domain/products/instalments.ts';
import { HIGHEST_UNIT_COST, PAYMENT_STATUSES, purchaseTotal } from '#domain/products/purchase.ts';
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
import { cents, LARGEST_AMOUNT } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { amount, day, filledIn, optionalDay, text as plainText, requiredText } from '../fields.ts';
import { onceRight } from '../shared.ts';

const text = (most: number) => plainText(most, 'products:errors.tooLong');

const quantity = (required: string, negative: string) =>
  z.number(required).check(z.gte(0, negative), z.lte(LARGEST_QUANTITY, 'products:errors.tooMuch'));

const money = (required: string, negative: string, most: number) =>
  filledIn(required, amount(required, negative, 'products:errors.amountTooLarge', most));

type Fields = Record<string, z.ZodMiniType>;

/** A rule over these fields. */
const rule = <T extends Fields>(
  fields: T,
  holds: (form: z.output<z.ZodMiniObject<T>>) => boolean,
  error: string,
  path: keyof T & string,
) => z.refine<z.output<z.ZodMiniObject<T>>>(holds, { error, path: [path], ...onceRight(fields) });

export const barcode = z.string().check(
  z.maxLength(100, 'products:errors.tooLong'),
  z.overwrite(normaliseBarcode),
  z.refine((code) => code === '' || isBarcode(code), 'products:errors.barcodeInvalid'),
);

const product = {
  name: requiredText('products:errors.nameRequired', 'products:errors.tooLong'),
  description: text(2_000),
  /** Without one, the product's stays as it is; empty takes it away. */
  barcode: z.optional(barcode),
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

export const price = money('products:errors.priceRequired', 'products:errors.priceNegative', LARGEST_AMOUNT);
const base_unit = z.enum(BASE_UNITS, 'products:errors.baseUnitRequired');

const { display_unit_label, unit_size_in_base } = product;
const packaging = { display_unit_label, unit_size_in_base };

const packageRules = [
  rule(
    packaging,
    (form) => !form.display_unit_label || form.unit_size_in_base !== null,
    'products:errors.packageSize',
    'unit_size_in_base',
  ),
  rule(
    packaging,
    (form) => form.unit_size_in_base === null || form.display_unit_label !== '',
    'products:errors.packageName',
    'display_unit_label',
  ),
] as const;

/** The quantity must be one that the product can be counted in: said beside the unit, or beside the quantity where that is too large. */
const fitsProduct = (fields: Fields, quantity: string, unit: string | ((measure: Measure) => PurchaseUnit)) =>
  z.check<Record<string, unknown>>(
    ({ value: form, issues }) => {
      const measure = form as unknown as Measure;
      const counted = typeof unit === 'string' ? (form[unit] as PurchaseUnit) : unit(measure);
      const inBase = toBase(Number(form[quantity] ?? 0), counted, measure);
      if (inBase.ok) return;
      const field = inBase.about === 'unit' && typeof unit === 'string' ? unit : quantity;
      issues.push({ code: 'custom', message: inBase.reason, path: [field], input: form });
    },
    onceRight({ ...packaging, base_unit, ...fields }),
  );

const purchase = {
  purchase_date: day('products:errors.purchaseDateRequired', 'products:errors.dateInvalid'),
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
  payment_date: optionalDay('products:errors.dateInvalid'),
  due_date: optionalDay('products:errors.dateInvalid'),
  /** When each instalment is due; none where it is paid at once. */
  instalments: z._default(
    z.array(day('products:errors.instalmentDateRequired', 'products:errors.dateInvalid')).check(
      z.maxLength(MOST_INSTALMENTS, 'products:errors.instalmentCount'),
      z.refine((dates) => dates.length !== 1, 'products:errors.instalmentCount'),
    ),
    [],
  ),
  supplier: text(200),
};

const { quantity_purchased, purchase_unit, unit_cost, purchase_date, due_date, payment_status } = purchase;

/** Said beside each date that is too early. */
const instalmentsAfterPurchase = z.check<{ purchase_date: string; instalments: string[] }>(
  ({ value: { purchase_date, instalments }, issues }) => {
    for (const [index, date] of instalments.entries()) {
      if (date === '' || date >= purchase_date) continue;
      const path = ['instalments', index];
      issues.push({ code: 'custom', message: 'products:errors.dueBeforePurchase', path, input: date });
    }
  },
  onceRight({ purchase_date, instalments: z.array(z.string()) }),
);

const purchaseRules = [
  rule(
    { quantity_purchased, purchase_unit },
    (form) => stepOf(form.purchase_unit) < 1 || Number.isInteger(form.quantity_purchased),
    'products:errors.quantityWhole',
    'quantity_purchased',
  ),
  rule(
    { quantity_purchased },
    (form) => roundTo(form.quantity_purchased, 2) === form.quantity_purchased,
    'products:errors.quantityDecimals',
    'quantity_purchased',
  ),
  rule(
    { quantity_purchased, unit_cost },
    (form) => purchaseTotal(form.quantity_purchased, cents(form.unit_cost)) !== null,
    'products:errors.amountTooLarge',
    'unit_cost',
  ),
  rule(
    { purchase_date, due_date },
    (form) => form.due_date === '' || form.due_date >= form.purchase_date,
    'products:errors.dueBeforePurchase',
    'due_date',
  ),
  rule(
    { payment_status, instalments: purchase.instalments },
    (form) => form.instalments.length === 0 || form.payment_status === 'Pendente',
    'products:errors.instalmentsPending',
    'payment_status',
  ),
  instalmentsAfterPurchase,
] as const;

/** In packages where the product has them. */
const existing_stock = z.nullable(quantity('products:errors.numberInvalid', 'products:errors.existingStockNegative'));

/** Used in the salon, never sold: no price and no first purchase, but there may be some on the shelf already. */
export const internalProductForm = z
  .object({ ...product, base_unit, existing_stock })
  .check(...packageRules, fitsProduct({ existing_stock }, 'existing_stock', shelfUnit));

/** Sold at the cashier; it comes with the purchase that first put it on the shelf. */
export const resaleProductForm = z.object({ ...product, base_unit, price, ...purchase }).check(
  ...packageRules,
  ...purchaseRules,
  rule(
    { payment_status, payment_date: purchase.payment_date },
    (form) => form.payment_status !== 'Pago' || form.payment_date !== '',
    'products:errors.paymentDateRequired',
    'payment_date',
  ),
  fitsProduct({ quantity_purchased, purchase_unit }, 'quantity_purchased', 'purchase_unit'),
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
