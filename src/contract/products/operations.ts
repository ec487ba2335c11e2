import * as z from 'zod/mini';
import { PAYMENT_STATUSES } from '#domain/products/purchase.ts';
import { BASE_UNITS, PURCHASE_UNITS } from '#domain/products/units.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { notFound, passwordErrors, repeatErrors } from '../errors.ts';
import { importDone, knownRows } from '../imports.ts';
import { get, nextPage, post, put, rowId } from '../operation.ts';
import { idWithPassword, pageInput, pageOf } from '../shared.ts';
import { internalProductForm, productChangeForm, purchaseForm, resaleProductForm, stockCountForm } from './forms.ts';
import { checkProductsForm, importProductsForm } from './import-forms.ts';

const productType = z.enum(['internal', 'resale']);

const product = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  product_type: productType,
  /** The word for one of it: the package's name, else the base unit. */
  unit_of_measure: z.string(),
  base_unit: z.enum(BASE_UNITS),
  display_unit_label: z.string(),
  unit_size_in_base: z.nullable(z.number()),
  /** In packages where the product has them; the minimum is compared with it. */
  stock_quantity: z.number(),
  stock_quantity_base: z.number(),
  min_stock: z.nullable(z.number()),
  price: z.int(),
  ativo: z.boolean(),
  /** As a reader types it; of one product of the salon only. */
  barcode: z.nullable(z.string()),
});

const movement = z.object({
  id: z.uuid(),
  created_at: z.string(),
  movement_type: z.enum(['purchase', 'deduction', 'sale', 'return', 'adjustment']),
  /** In base units, with its sign. */
  quantity_changed: z.number(),
  balance_after: z.number(),
  origin: z.nullable(z.enum(['appointment', 'sale', 'purchase'])),
  supplier: z.string(),
  note: z.string(),
});

const purchase = z.object({
  id: z.uuid(),
  purchase_date: z.string(),
  quantity_purchased: z.number(),
  quantity_purchased_base: z.number(),
  purchase_unit: z.enum(PURCHASE_UNITS),
  unit_cost: z.int(),
  total_value: z.int(),
  payment_method: z.enum(PURCHASE_PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  payment_date: z.nullable(z.string()),
  due_date: z.nullable(z.string()),
  /** In how many parts it is paid; where there are several, each is due on a day of its own. */
  instalments: z.int(),
  supplier: z.string(),
});

/** The lot in use, and what a base unit of it cost in the currency's unit: 0.2 is twenty cents a millilitre. */
const openLot = z.nullable(z.object({ purchase_id: z.uuid(), cost_per_base_unit: z.number() }));

export type ProductType = z.infer<typeof productType>;
export type Product = z.infer<typeof product>;
export type Movement = z.infer<typeof movement>;
export type Purchase = z.infer<typeof purchase>;
export type LastPurchase = Pick<Purchase, 'unit_cost' | 'purchase_unit' | 'supplier' | 'payment_method'>;

/** Another product has this code. */
const barcodeTaken = { BARCODE_TAKEN: { status: 409, data: z.object({ name: z.string() }) } };

export const productsContract = {
  list: get('/products', 'stock', 'Products of one kind, the newest first, page by page')
    .input(z.object({ type: z._default(productType, 'internal'), ...pageInput }))
    .output(pageOf(product)),
  search: get(
    '/products/search',
    ['stock', 'payments', 'all_agenda', 'services'],
    'Active products for a picker, by the beginnings of words; those for sale unless others are asked for',
  )
    .input(
      z.object({
        search: z._default(z.string().check(z.maxLength(200)), ''),
        /** Only the product with exactly this code. */
        barcode: z.optional(z.string().check(z.maxLength(100))),
        type: z._default(z.enum([...productType.options, 'any']), 'resale'),
        limit: z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(50)), 20),
      }),
    )
    .output(z.array(product)),
  createInternal: post('/products/internal', 'stock', 'Create a product for use in the salon')
    .errors({ ...repeatErrors, ...barcodeTaken })
    .input(internalProductForm)
    .output(product),
  createResale: post('/products/resale', 'stock', 'Create a product for sale with its first purchase')
    .errors({ ...repeatErrors, ...barcodeTaken })
    .input(resaleProductForm)
    .output(product),
  checkImport: post(
    '/products/import/check',
    'stock',
    'Which of these products the salon has, and whose codes are taken',
  )
    .input(checkProductsForm)
    .output(z.object({ known: knownRows, taken: knownRows })),
  import: post(
    '/products/import',
    'stock',
    'Add many products, all or none, with what stands on the shelf; those that the salon has are left out and named',
  )
    .input(importProductsForm)
    .output(importDone),
  change: put('/products/{id}', 'stock', 'Change a product; its kind and base unit stay')
    .errors({ ...notFound, ...barcodeTaken })
    .input(productChangeForm)
    .output(product),
  changeActive: put('/products/{id}/active', 'stock', 'Activate or deactivate, with the password')
    .errors(passwordErrors)
    .input(z.extend(idWithPassword, { ativo: z.boolean() }))
    .output(product),
  createPurchase: post('/products/{id}/purchases', 'stock', 'Register a purchase; the stock grows by it')
    .errors({ ...notFound, ...repeatErrors })
    .input(purchaseForm)
    .output(product),
  countStock: put('/products/{id}/stock', 'stock', 'Set the stock to what was counted')
    .errors(notFound)
    .input(stockCountForm)
    .output(product),
  movements: get('/products/{id}/movements', 'stock', 'Every change of stock, the newest first')
    .errors(notFound)
    .input(z.extend(rowId, nextPage.shape))
    .output(pageOf(movement)),
  purchases: get('/products/{id}/purchases', 'stock', 'Purchases of a product, the newest first')
    .errors(notFound)
    .input(z.extend(rowId, nextPage.shape))
    .output(pageOf(purchase)),
  openLot: get('/products/{id}/open-lot', 'stock', 'The purchase in use and its cost; null without one')
    .errors(notFound)
    .input(rowId)
    .output(openLot),
  lastPurchase: get('/products/{id}/last-purchase', 'stock', 'What the next purchase is likely to be like')
    .errors(notFound)
    .input(rowId)
    .output(
      z.nullable(z.pick(purchase, { unit_cost: true, purchase_unit: true, supplier: true, payment_method: true })),
    ),
};
