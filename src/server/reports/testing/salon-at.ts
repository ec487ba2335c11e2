import type pg from 'pg';
import { insertRow } from '#server/agenda/testing/rows.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { connectAsAdmin, signUp } from '#server/kernel/testing/salon.ts';

export type ReportSalon = Awaited<ReturnType<typeof reportSalon>>;

/** A new salon in São Paulo: rows behind the program's back, and reports as of a day of its own clock. */
export async function reportSalon(database: Awaited<ReturnType<typeof openReports>>) {
  const { admin, pool } = database;
  const owner = (await signUp(admin)) as OwnerId;
  const insert = (table: string, row: Parameters<typeof insertRow>[2]) =>
    insertRow({ admin }, table, { user_id: owner, ...row });
  return {
    owner,
    admin,
    insert,
    /** What a report is asked with, at noon of that day. */
    on: (today: string) => {
      const now = Temporal.PlainDateTime.from(`${today}T12:00`).toZonedDateTime('America/Sao_Paulo').toInstant();
      return { db: databaseOf(pool, owner), owner, now: () => now };
    },
    client: (name: string, phone: string | null = null) => insert('clients', { name, phone }),
    professional: (nome: string, created_at = '2026-01-01', ativo = true) =>
      insert('staff', { nome, funcao: 'Cabeleireira', ativo, created_at }),
    /** Finalised and paid with that many reais, unless its status is another. */
    async visit(client_id: string | null, date: string, reais = 100, more: Parameters<typeof insertRow>[2] = {}) {
      const row = { client_name: 'Alguém', start_time: '10:00', end_time: '11:00', status: 'finalizado', ...more };
      const payment_method = row.status === 'finalizado' ? 'PIX' : null;
      const id = await insert('appointments', {
        client_id,
        date,
        payment_method,
        service_revenue_price: reais,
        ...row,
      });
      if (row.status === 'finalizado') await pay(id, date, reais);
      return id;
    },
    async sale(client_id: string | null, date: string, reais = 50) {
      const finalized_at = `${date}T15:00:00Z`;
      const sale = { status: 'finalised', payment_method: 'PIX', total: reais, finalized_at, finalized_on: date };
      const id = await insert('sales', { client_id, ...sale });
      await insert('payments', { sale_id: id, day: date, method: 'PIX', amount: reais, received_at: finalized_at });
      return id;
    },
    async voidOf(sale_id: string, date: string, reais: number) {
      const void_id = await insert('sale_voids', { sale_id, day: date, reason: 'Devolvido' });
      const paid = { method: 'PIX', amount: -reais, received_at: `${date}T15:00:00Z` };
      await insert('payments', { sale_id, void_id, day: date, ...paid });
    },
  };

  async function pay(appointment_id: string, day: string, amount: number) {
    const received_at = `${day}T15:00:00Z`;
    await insert('payments', { appointment_id, day, method: 'PIX', amount, received_at });
  }
}

/** A database of its own for a file of tests. */
export async function openReports() {
  const { adminUrl } = await testDatabase();
  const admin: pg.Client = await connectAsAdmin(adminUrl);
  const pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 2);
  return { admin, pool, close: () => Promise.all([admin.end(), pool.end()]) };
}
