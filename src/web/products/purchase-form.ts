import { PURCHASE_PAYMENT_METHODS } from '#domain/products/purchase.ts';
import { salonNow } from '#domain/shared/time.ts';
import { useSession } from '#web/account/session.ts';

/** The day it is in the salon, not on this machine. */
export function useSalonToday(): string {
  const { profile } = useSession();
  return salonNow(Temporal.Now.instant(), profile.timezone).date;
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
  supplier: '',
});
