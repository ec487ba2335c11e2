import * as z from 'zod/mini';
import { MOST_ROWS } from '#domain/imports/limits.ts';
import { imported } from '../imports.ts';
import { barcode, internalProductForm, price } from './forms.ts';

/** A row of a file. What stands on the shelf was paid for long ago: a product for sale comes without a purchase here. */
export const importedProduct = z.safeExtend(internalProductForm, {
  product_type: z.enum(['internal', 'resale']),
  barcode: z._default(barcode, ''),
  price,
});

export const importProductsForm = imported(importedProduct, MOST_ROWS);

/** The same before anybody has looked into the rows, which the server reads bit by bit. */
export const productsFile = imported(z.unknown(), MOST_ROWS);

export const checkProductsForm = imported(
  z.object({ name: z.string(), product_type: z.enum(['internal', 'resale']), barcode: z.string() }),
  MOST_ROWS,
);

export type ImportedProduct = z.output<typeof importedProduct>;
