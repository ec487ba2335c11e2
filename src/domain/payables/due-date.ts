import type { PaymentStatus } from '#domain/products/purchase.ts';

/** How a due date is shown. */
export type DueState = 'none' | 'paid' | 'overdue' | 'today' | 'future';

type Due = { due_date: string | null; payment_status: PaymentStatus };

export function dueState({ due_date, payment_status }: Due, today: string): DueState {
  if (due_date === null) return 'none';
  if (payment_status === 'Pago') return 'paid';
  if (due_date === today) return 'today';
  return due_date < today ? 'overdue' : 'future';
}
