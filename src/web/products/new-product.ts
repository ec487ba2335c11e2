import { BASE_UNITS, type BaseUnit, type Measure } from '#domain/products/units.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';

/** What a form for a new product starts with; the base unit has to be chosen. */
export const newProduct = {
  name: '',
  description: '',
  display_unit_label: '',
  unit_size_in_base: null,
  min_stock: null,
};

type Typed = { base_unit?: string; display_unit_label?: string; unit_size_in_base?: number | null };

/** How the product will be measured, as far as the form says; a content that is no number is none yet. */
export function measureOf({
  base_unit,
  display_unit_label = '',
  unit_size_in_base = null,
}: Typed): Measure | undefined {
  if (!BASE_UNITS.includes(base_unit as BaseUnit)) return undefined;
  const size = unit_size_in_base !== null && unit_size_in_base > 0 ? unit_size_in_base : null;
  return { base_unit: base_unit as BaseUnit, display_unit_label: display_unit_label.trim(), unit_size_in_base: size };
}

/** What a purchase starts with; quantity, unit and cost have to be given. */
export const newPurchase = (today: string) => ({
  purchase_date: today,
  quantity_purchased: null,
  unit_cost: null,
  payment_method: PURCHASE_PAYMENT_METHODS[0],
  payment_status: 'Pendente' as const,
  payment_date: '',
  due_date: '',
  instalments: [] as string[],
  supplier: '',
});
