import { cents, decimalFromCents } from '#domain/shared/money.ts';
import { insertRow } from '#server/agenda/testing/rows.ts';
import type { TestServer } from '#server/test-server.ts';

const money = (amount: number) => decimalFromCents(cents(amount));

type TestLine = {
  service: string | null;
  staff: string | null;
  price: number;
  commission?: number;
  cost?: number;
};
export type TestVisit = {
  day: string;
  staff: string | null;
  lines: readonly TestLine[];
  /** What the lines cost less the discount; stands for the price where there are none. */
  paid: readonly { amount: number; fee: number }[];
};
type TestItem = { product: string; seller: string | null; value: number; commission: number };
export type TestSale = { day: string; items: readonly TestItem[]; total: number; voidedOn?: string };

/** Finalised appointments and sales, behind the program's back. */
export function reportRows(server: TestServer, owner: string) {
  const insert = (table: string, row: Parameters<typeof insertRow>[2]) =>
    insertRow(server, table, { user_id: owner, ...row });

  return {
    async visit({ day, staff, lines, paid }: TestVisit): Promise<string> {
      const appointment_id = await insert('appointments', {
        client_name: 'Ana',
        date: day,
        start_time: '10:00',
        end_time: '11:00',
        status: 'finalizado',
        payment_method: 'PIX',
        professional_id: staff,
        overlap_allowed: true,
        service_revenue_price: money(paid.reduce((sum, { amount }) => sum + amount, 0)),
      });
      for (const [position, line] of lines.entries()) {
        const used = line.cost === undefined ? [] : [{ total_cost: line.cost / 100 }];
        await insert('appointment_services', {
          appointment_id,
          service_id: line.service,
          service_name: 'Copiado',
          professional_id: line.staff,
          unit_price: money(line.price),
          duration_minutes: 30,
          position,
          commission_percent: line.commission === undefined ? null : 10,
          commission_amount: line.commission === undefined ? null : money(line.commission),
          products_used: JSON.stringify(used),
        });
      }
      for (const [position, { amount, fee }] of paid.entries()) {
        const of = { appointment_id, day, position, method: 'Cartão de Crédito', received_at: `${day}T15:00:00Z` };
        await insert('payments', { ...of, amount: money(amount), fee: money(fee) });
      }
      return appointment_id;
    },

    async sale({ day, items, total, voidedOn }: TestSale): Promise<void> {
      const at = `${day}T15:00:00Z`;
      const state = { status: 'finalised', payment_method: 'PIX', finalized_at: at, finalized_on: day };
      const sale_id = await insert('sales', { ...state, total: money(total) });
      for (const [position, { product, seller, value, commission }] of items.entries()) {
        const price = { quantity: 1, sold_unit: 'un', unit_price: money(value), value: money(value) };
        const earned = {
          seller_percent: seller === null ? null : 10,
          seller_commission: seller === null ? null : money(commission),
        };
        await insert('sale_items', { sale_id, product_id: product, position, seller_id: seller, ...price, ...earned });
      }
      const paid = { sale_id, method: 'PIX', received_at: at };
      await insert('payments', { ...paid, day, amount: money(total) });
      if (!voidedOn) return;
      const void_id = await insert('sale_voids', { sale_id, day: voidedOn, reason: 'Devolvido' });
      await insert('payments', { ...paid, void_id, day: voidedOn, amount: money(-total) });
    },
  };
}
