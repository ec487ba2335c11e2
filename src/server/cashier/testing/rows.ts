import { type Cents, cents, decimalFromCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { TO_RECEIVE } from '#domain/shared/payment-methods.ts';
import { insertRow } from '#server/agenda/testing/rows.ts';
import type { TestServer } from '#server/test-server.ts';

/** How something was paid, behind the program's back. `at` is the moment it was received. */
export type Paid = { method: ClientPaymentMethod; amount: number; fee?: number; at?: string };

const money = (amount: number) => decimalFromCents(cents(amount));
const NOON = 'T15:00:00Z';

/** Rows of a salon as the cashier's operations leave them. */
export function cashierRows(server: TestServer, owner: string) {
  const insert = (table: string, row: Parameters<typeof insertRow>[2]) =>
    insertRow(server, table, { user_id: owner, ...row });

  async function pay(day: string, of: Record<string, string>, parts: readonly Paid[]) {
    for (const [position, { method, amount, fee = 0, at }] of parts.entries()) {
      const received_at = method === TO_RECEIVE ? null : (at ?? `${day}${NOON}`);
      await insert('payments', { ...of, day, position, method, amount: money(amount), fee: money(fee), received_at });
    }
  }

  const total = (parts: readonly Paid[]): Cents => cents(parts.reduce((sum, { amount }) => sum + amount, 0));

  return {
    insert,

    async appointment(date: string, parts: readonly Paid[], start = '10:00'): Promise<string> {
      const id = await insert('appointments', {
        client_name: 'Ana',
        date,
        start_time: start,
        end_time: '23:00',
        status: 'finalizado',
        payment_method: parts[0]?.method ?? 'PIX',
        service_revenue_price: money(total(parts)),
      });
      await pay(date, { appointment_id: id }, parts);
      return id;
    },

    async sale(date: string, parts: readonly Paid[]): Promise<string> {
      const id = await insert('sales', {
        status: 'finalised',
        payment_method: parts[0]?.method ?? 'PIX',
        total: money(total(parts)),
        finalized_at: `${date}${NOON}`,
        finalized_on: date,
      });
      await pay(date, { sale_id: id }, parts);
      return id;
    },

    /** On a day of its own, in the ways in which the sale was paid. */
    async voidOf(sale: string, date: string, parts: readonly Paid[]): Promise<void> {
      const id = await insert('sale_voids', { sale_id: sale, day: date, reason: 'Devolvido' });
      const back = parts.map((part) => ({ ...part, amount: -part.amount, fee: -(part.fee ?? 0) }));
      await pay(date, { sale_id: sale, void_id: id }, back);
    },

    /** What was to be received is received in pieces: the row splits, and its day stays. */
    async receive(day: string, piece: number, method: ClientPaymentMethod): Promise<void> {
      const { rows } = await server.admin.query<{ id: string }>(
        `update payments set amount = amount - $4 where id = (select id from payments
           where user_id = $1 and day = $2 and method = $3 and void_id is null and amount > $4 limit 1) returning id`,
        [owner, day, TO_RECEIVE, money(piece)],
      );
      if (!rows[0]) return;
      await server.admin.query(
        `insert into payments (user_id, appointment_id, sale_id, day, position, method, amount, received_at)
         select user_id, appointment_id, sale_id, day, position, $2, $3, now() from payments where id = $1`,
        [rows[0].id, method, money(piece)],
      );
    },
  };
}
