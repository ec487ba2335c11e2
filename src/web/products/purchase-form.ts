import { PURCHASE_PAYMENT_METHODS } from '#domain/products/purchase.ts';

/** What a purchase starts with; quantity, unit and cost have to be given. */
export const newPurchase = (today: string) => ({
  purchase_date: today,
  quantity_purchased: null,
  unit_cost: null,
  payment_method: PURCHASE_PAYMENT_METHODS[0],
  payment_status: 'Pendente' as const,
  payment_date: '',
  due_date: '',
  supplier: '',
});
