import type * as z from 'zod/mini';
import type { productChangeForm } from '#contract/products/forms.ts';
import type { BaseUnit } from '#domain/products/units.ts';
import { cents, decimalFromCents } from '#domain/shared/money.ts';

export type ProductForm = Omit<z.output<typeof productChangeForm>, 'id'>;

/** What the form says, as the columns have it. */
export function productData(form: ProductForm, baseUnit: BaseUnit) {
  const { name, description, barcode, display_unit_label, unit_size_in_base, min_stock, price } = form;
  return {
    name,
    description,
    display_unit_label,
    unit_size_in_base,
    min_stock,
    unit_of_measure: display_unit_label || baseUnit,
    price: decimalFromCents(cents(price)),
    ...(barcode !== undefined && { barcode: barcode || null }),
  };
}
