import { lent } from '#server/kernel/database/lent.ts';

/** How something was paid, in parts. */
export const paymentRows = lent
  .selectFrom('payments')
  .select(['user_id', 'id', 'appointment_id', 'sale_id', 'void_id', 'position', 'method', 'amount', 'tip', 'fee'])
  .select(['day', 'received_at', 'created_at']);
