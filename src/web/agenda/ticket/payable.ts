import type { Card } from '#contract/agenda/appointments.ts';
import type { Ticket } from '#contract/cashier/sales.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';

/** Whether there is a ticket to pay or to look at. Requests and cancelled appointments have none. */
export function ticketOf(card: Pick<Card, 'status' | 'requires_confirmation'>): 'pay' | 'see' | null {
  const status = statusOf(card);
  if (status === 'pendente') return 'pay';
  return status === 'finalizado' ? 'see' : null;
}

/** The items beyond the preview: how many, and their price. Null if it shows all. */
export function leftOut({ item_count, items, subtotal }: Pick<Ticket, 'item_count' | 'items' | 'subtotal'>) {
  const count = item_count - items.length;
  const shown = items.reduce((sum, { value }) => sum + value, 0);
  return count > 0 ? { count, value: cents(subtotal - shown) } : null;
}

/** The whole ticket paid by one method, with the products as saved. */
export function paidWith(ticket: Ticket, method: ClientPaymentMethod) {
  return {
    id: ticket.appointment_id,
    version: ticket.appointment_version,
    sale_version: ticket.sale_version,
    sale: null,
    payments: [{ method, amount: ticket.to_pay }],
  };
}

/** How many appointments one request may name. */
const AT_ONCE = 200;

/** The appointments whose tickets a diary shows, in as few requests as possible. Sorted, so that a moved card causes no new one. */
export function questionsFor(cards: readonly Card[]): string[][] {
  const ids = cards
    .filter((card) => ticketOf(card))
    .map(({ id }) => id)
    .sort();
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}

/** What is still owed of an appointment and the sales that were finished with it. */
export type OwedOf = { amount: number; of: string[] };

/** By appointment; of most it is nothing. */
export function owedOf(tickets: readonly Ticket[]): Record<string, OwedOf> {
  const owed = tickets.filter(({ to_receive }) => to_receive > 0);
  return Object.fromEntries(
    owed.map(({ appointment_id: id, to_receive: amount, paid_sales }) => [
      id,
      { amount, of: [id, ...paid_sales.map((sale) => sale.id)] },
    ]),
  );
}

/** How many items the open sale of each appointment has; without one it is left out. */
export function countsOf(tickets: readonly Ticket[]): Record<string, number> {
  return Object.fromEntries(
    tickets.flatMap(({ id, appointment_id, item_count }) => (id ? [[appointment_id, item_count]] : [])),
  );
}
