import { cents, decimalFromCents } from '#domain/shared/money.ts';
import { cashierRows, type Paid } from '#server/cashier/testing/rows.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { payableRows } from '#server/payables/testing/rows.ts';
import { signedUp, startTestServer } from '#server/test-server.ts';

const money = (amount: number) => decimalFromCents(cents(amount));

type Line = { price?: number; staff?: string | null; commission?: number | null; used?: number[] };
type Item = { value: number; cost: number | null; seller?: string; commission?: number };

/** A server whose reports are read as the program reads them, at whatever moment. */
export async function startReporting() {
  const server = await startTestServer();
  const pool = openPool((await makeLogins(server.adminUrl, 'a secret of the tests, long enough')).app, 2);
  return {
    server,
    salon: async () => reportSalon(server, pool),
    close: async () => {
      await pool.end();
      await server.close();
    },
  };
}

export type ReportSalon = Awaited<ReturnType<typeof reportSalon>>;

/** Rows of a salon behind the program's back, and the salon as a report is asked for it at noon of a day. */
async function reportSalon(server: Awaited<ReturnType<typeof startTestServer>>, pool: ReturnType<typeof openPool>) {
  const owner = await signedUp(server);
  const rows = cashierRows(server, owner.id);
  const db: Database = databaseOf(pool, owner.id as OwnerId);

  return {
    owner,
    db,
    asked: (today: string) => ({
      db,
      owner: owner.id as OwnerId,
      now: () => Temporal.Instant.from(`${today}T15:00:00Z`),
    }),
    ...rows,
    ...payableRows(server, owner.id),
    professional: (nome: string) => rows.insert('staff', { nome, funcao: 'Cabeleireira', comissao_percentual: 40 }),

    /** A finalised appointment with its lines, paid as said. */
    async work(date: string, parts: readonly Paid[], lines: readonly Line[], start = '10:00'): Promise<string> {
      const id = await rows.appointment(date, parts, start);
      for (const [position, { price = 0, staff = null, commission = null, used = [] }] of lines.entries()) {
        await rows.insert('appointment_services', {
          appointment_id: id,
          service_name: `Serviço ${position}`,
          unit_price: money(price),
          duration_minutes: 30,
          professional_id: staff,
          position,
          commission_percent: commission === null ? null : 40,
          commission_amount: commission === null ? null : money(commission),
          products_used: JSON.stringify(used.map((cost) => ({ total_cost: cost / 100 }))),
        });
      }
      return id;
    },

    /** A finalised sale with its items; `voidedOn` takes it back. */
    async sell(date: string, parts: readonly Paid[], items: readonly Item[], voidedOn?: string): Promise<void> {
      const id = await rows.sale(date, parts);
      for (const { value, cost, seller, commission } of items) {
        await rows.insert('sale_items', {
          sale_id: id,
          product_id: await rows.insert('products', {
            name: 'Sérum',
            unit_of_measure: 'un',
            base_unit: 'un',
            product_type: 'resale',
          }),
          quantity: 1,
          sold_unit: 'un',
          unit_price: money(value),
          value: money(value),
          cost: cost === null ? null : money(cost),
          seller_id: seller ?? null,
          seller_percent: seller ? 10 : null,
          seller_commission: seller ? money(commission ?? 0) : null,
        });
      }
      if (voidedOn) await rows.voidOf(id, voidedOn, parts);
    },

    /** A fixed cost of a month, paid unless told otherwise. */
    async fixedCost(
      month: string,
      value: number,
      { name = 'Aluguel', category = 'Infraestrutura', due = null as string | null, is_paid = true, note = '' } = {},
    ): Promise<string> {
      const type = await rows.insert('fixed_cost_types', { name, category });
      return rows.insert('monthly_fixed_costs', {
        fixed_cost_type_id: type,
        year: Number(month.slice(0, 4)),
        month: Number(month.slice(5)),
        value: money(value),
        due_date: due,
        is_paid,
        observations: note,
      });
    },
  };
}
