import * as z from 'zod/mini';
import { BASE_UNITS, PURCHASE_UNITS } from '#domain/products/units.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { repeatErrors } from '../errors.ts';
import { post, refusable } from '../operation.ts';

const absent = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const day = absent(z.string().check(z.maxLength(10)));
const line = absent(z.string().check(z.maxLength(2_000)));

/**
 * The purchase, and beside it either `p_product_id` or the product that comes with it. What is asked of each is said by the forms that
 * the screens fill in (products-forms.ts), whose rules hold here too.
 */
const purchase = z.object({
  p_user_id: z.uuid(),
  p_product_id: absent(z.uuid()),
  p_purchase_date: z.string().check(z.maxLength(10)),
  p_quantity: z.number(),
  p_purchase_unit: z._default(z.enum(PURCHASE_UNITS), 'un'),
  /** Of one purchase unit, in cents. */
  p_unit_cost: z.int(),
  p_payment_method: z._default(z.enum(PURCHASE_PAYMENT_METHODS), PURCHASE_PAYMENT_METHODS[0]),
  p_payment_status: z._default(z.enum(['Pendente', 'Pago']), 'Pendente'),
  p_payment_date: day,
  p_due_date: day,
  p_supplier: line,
  p_product_name: line,
  p_description: line,
  p_base_unit: absent(z.enum(BASE_UNITS)),
  p_unit_size_in_base: absent(z.number()),
  p_display_unit_label: line,
  p_price: absent(z.int()),
  p_min_stock: absent(z.number()),
  /** Follows from the package and the base unit. */
  p_unit_of_measure: line,
  /** What comes with a purchase is for sale, and active from the start. */
  p_product_type: absent(z.literal('resale')),
  p_ativo: absent(z.literal(true)),
});

export type RpcPurchase = z.output<typeof purchase>;

/** The document's procedures about the shelf. Whose salon it is, the session says; who names another finds nothing there. */
export const productsRpc = {
  deductStock: post(
    '/rpc/deduct_stock',
    'stock',
    'Take from the shelf what a finalised appointment used of a product, once. Takes an Idempotency-Key',
  )
    .errors(repeatErrors)
    .input(
      z.object({
        p_user_id: z.uuid(),
        p_appointment_id: z.uuid(),
        p_product_id: z.uuid(),
        /** In base units, with three decimals. */
        p_quantity_base: z.number().check(z.gte(0.001), z.lte(1_000_000)),
      }),
    )
    .output(z.object(refusable)),
  addProductPurchase: post(
    '/rpc/add_product_purchase',
    'stock',
    'Register a purchase of a product, or of a new one for sale. Takes an Idempotency-Key',
  )
    .errors(repeatErrors)
    .input(purchase)
    .output(z.object({ ...refusable, product_id: z.optional(z.uuid()) })),
};
