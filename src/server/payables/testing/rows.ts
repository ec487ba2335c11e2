import { cents, decimalFromCents } from '#domain/shared/money.ts';
import { insertRow } from '#server/agenda/testing/rows.ts';
import type { TestServer } from '#server/test-server.ts';

type Row = Parameters<typeof insertRow>[2];
type Payment = { value?: number; due?: string | null; paid?: string; supplier?: string };

const money = (amount: number) => decimalFromCents(cents(amount));
const payment = (paid: string | undefined) => ({
  payment_status: paid ? 'Pago' : 'Pendente',
  payment_date: paid ?? null,
});

/** Rows of a salon as its operations leave them, on whatever day. `paid` is the day of the payment. */
export function payableRows(server: TestServer, owner: string) {
  const insert = (table: string, row: Row) => insertRow(server, table, { user_id: owner, ...row });

  const rows = {
    product: (name = 'Esmalte') =>
      insert('products', {
        name,
        unit_of_measure: 'frasco',
        base_unit: 'ml',
        display_unit_label: 'frasco',
        unit_size_in_base: 8,
        product_type: 'resale',
      }),

    async purchase(date: string, { value = 207_00, due = null, paid, supplier = '' }: Payment = {}, more: Row = {}) {
      const product = more.product_id ?? (await rows.product());
      return insert('product_purchases', {
        product_id: product,
        purchase_date: date,
        quantity_purchased: 30,
        quantity_purchased_base: 240,
        purchase_unit: 'display_unit',
        unit_cost: money(Math.floor(value / 30)),
        total_value: money(value),
        payment_method: 'PIX',
        due_date: due,
        supplier,
        ...payment(paid),
        ...more,
      });
    },

    /** A purchase whose parts are as `parts` say; the ids of the parts. */
    async split(date: string, parts: Payment[], more: Row = {}): Promise<{ id: string; parts: string[] }> {
      const value = parts.reduce((sum, part) => sum + (part.value ?? 0), 0);
      const lastPaid = parts.every(({ paid }) => paid) ? parts.at(-1)?.paid : undefined;
      const id = await rows.purchase(
        date,
        { value, ...(lastPaid ? { paid: lastPaid } : {}) },
        { instalments: parts.length, ...more },
      );
      const ids: string[] = [];
      for (const [index, { value: part = 0, due = null, paid }] of parts.entries()) {
        const number = index + 1;
        const row = { purchase_id: id, purchase_date: date, number, value: money(part), due_date: due };
        ids.push(await insert('purchase_instalments', { ...row, ...payment(paid) }));
      }
      return { id, parts: ids };
    },

    expense: (date: string, { value = 180_00, due = null, paid, supplier = '' }: Payment = {}, more: Row = {}) =>
      insert('expenses', {
        description: 'Conserto do secador',
        category: 'Serviços',
        value: money(value),
        expense_date: date,
        due_date: due,
        supplier,
        payment_method: 'PIX',
        ...payment(paid),
        ...more,
      }),
  };
  return rows;
}
