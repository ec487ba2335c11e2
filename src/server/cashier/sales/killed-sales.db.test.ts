import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sale } from '#contract/cashier/sales.ts';
import { askAmidKills, type Killable, killable, TAKES } from '#server/kernel/testing/amid-kills.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { purchaseForm } from '#server/products/testing.ts';
import { testServer } from '#server/test-server.ts';
import { sellingSalon } from '../testing/selling-salon.ts';

// Only to prepare with: what is killed is a program of its own on the same database.
const server = testServer();
const salon = perFile(() => sellingSalon(server));
let program: Killable;
beforeAll(async () => {
  // The test server's own secret, so that its sessions are good here.
  program = await killable({ DATABASE_URL: server.adminUrl, SECRET: 'a secret of the tests, long enough' });
}, TAKES);
afterAll(() => program.end());

type Wish = { sale: Sale; key: string };

async function newWish(): Promise<Wish> {
  const items = [salon.item({ quantity: 1.25, sold_unit: 'ml', seller_id: salon.rita }), salon.combs(1)];
  return { sale: await salon.open({ items }), key: randomUUID() };
}

const ask = (url: string, { sale, key }: Wish) =>
  fetch(`${url}/api/cashier/sales/${sale.id}/finalise`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie: salon.owner.cookie ?? '' },
    body: JSON.stringify({
      version: sale.version,
      payments: [
        { method: 'Dinheiro', amount: 1_00 },
        { method: 'Cartão de Débito', amount: sale.total - 1_00 },
      ],
    }),
  });

test(
  'no sale that was confirmed is lost when the server is killed twenty times, and each takes its products and is paid once',
  async () => {
    await server.admin.query('update profiles set debit_fee_percent = 2 where id = $1', [salon.owner.id]);
    const more = purchaseForm({ quantity_purchased: 5000, purchase_unit: 'un' });
    const purchase = await salon.owner.post(`/api/products/${salon.comb}/purchases`, more);
    expect(purchase.status, purchase.text).toBe(200);
    const confirmed = await askAmidKills(program, { newWish, ask });

    const { rows } = await server.admin.query<{ id: string }>(
      `select id from sales where user_id = $1 and status = 'finalised'
         and total = (select sum(amount) from payments where sale_id = sales.id and day = finalized_on)
         and (select count(*) from payments where sale_id = sales.id) = 2
         and (select count(*) from stock_movements where sale_id = sales.id) = 2
         and (select count(*) from history where entity = 'sales' and entity_id = sales.id::text and action = 'update') = 1
         and (select count(*) from sale_items where sale_id = sales.id and seller_commission is not null) = 1`,
      [salon.owner.id],
    );
    const { rows: all } = await server.admin.query(`select count(*)::int as n from sales where status = 'finalised'`);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([...confirmed.keys()].map(({ sale }) => sale.id)));
    expect(all).toEqual([{ n: confirmed.size }]);
    for (const product of [salon.comb, salon.shampoo]) {
      const { stock, moved } = (await salon.stockOf(product)) ?? {};
      expect(stock).toBe(moved);
    }
    expect((await salon.stockOf(salon.comb))?.stock).toBe(5010 - confirmed.size);
  },
  TAKES,
);
