import type { Card } from '#contract/agenda/appointments.ts';
import type { Ticket } from '#contract/cashier/sales.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';

/** Whether there is a ticket to pay, or one to look at: a request has none yet, and what was cancelled none any more. */
export function ticketOf(card: Pick<Card, 'status' | 'requires_confirmation'>): 'pay' | 'see' | null {
  const status = statusOf(card);
  if (status === 'pendente') return 'pay';
  return status === 'finalizado' ? 'see' : null;
}

/** What the preview leaves out: how many items, and what they cost together. Null where it shows all. */
export function leftOut({ item_count, items, subtotal }: Pick<Ticket, 'item_count' | 'items' | 'subtotal'>) {
  const count = item_count - items.length;
  const shown = items.reduce((sum, { value }) => sum + value, 0);
  return count > 0 ? { count, value: cents(subtotal - shown) } : null;
}

/** All of it in one way, with the products as they were saved. */
export function paidWith(ticket: Ticket, method: ClientPaymentMethod) {
  return {
    id: ticket.appointment_id,
    version: ticket.appointment_version,
    sale_version: ticket.sale_version,
    sale: null,
    payments: [{ method, amount: ticket.to_pay }],
  };
}

/** An operation takes so many appointments at once. */
const AT_ONCE = 200;

/** Whose tickets a diary shows, in as few questions as there can be. Sorted, so that a card that moves asks nothing anew. */
export function questionsFor(cards: readonly Card[]): string[][] {
  const ids = cards
    .filter((card) => ticketOf(card))
    .map(({ id }) => id)
    .sort();
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}

/** How many items the open sale of an appointment has; one without a sale is not named. */
export function countsOf(tickets: readonly Ticket[]): Record<string, number> {
  return Object.fromEntries(
    tickets.flatMap(({ id, appointment_id, item_count }) => (id ? [[appointment_id, item_count]] : [])),
  );
}
