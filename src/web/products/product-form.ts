import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import type { Schema } from '#web/ui/use-form.ts';
import { filledInAs } from '#web/ui/use-rows.ts';

/** The base unit has to be chosen. */
export const newProduct = {
  name: '',
  description: '',
  barcode: '',
  display_unit_label: '',
  unit_size_in_base: null,
  min_stock: null,
};

/** Quantity, unit and cost have to be given. */
export const newPurchase = (today: string) => ({
  purchase_date: today,
  quantity_purchased: null,
  unit_cost: null,
  payment_method: PURCHASE_PAYMENT_METHODS[0],
  payment_status: 'Pendente' as const,
  payment_date: '',
  due_date: '',
  instalments: [] as DueRow[],
  supplier: '',
});

/** When an instalment is due. */
export type DueRow = { date: string };

type InRows<Form> = Omit<Form, 'instalments'> & { instalments: DueRow[] };

/** In the form each instalment is a row; only its date is sent. */
export function withRows<Form extends { instalments?: string[] | undefined }, Output>(schema: Schema<Form, Output>) {
  return filledInAs(schema, (typed: InRows<Form>) => {
    return { ...typed, instalments: typed.instalments.map(({ date }) => date) } as unknown as Form;
  });
}

/** Reloaded after a product was changed, bought or counted. */
export const STOCK_TABLES = ['products', 'product_purchases', 'purchase_instalments', 'stock_movements'] as const;
