import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { salonNow } from '#domain/shared/time.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { purchaseForm } from '#server/products/testing.ts';
import { testServer } from '#server/test-server.ts';
import { saleIn, sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
const salon = perTest(() => sellingSalon(server));

const today = () => salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date;
const refusedWith = (code: string, data?: object) => ({ status: 409, body: { code, ...(data ? { data } : {}) } });
const pix = (amount: number) => [{ method: 'PIX', amount }];

describe('finalising a sale', () => {
  test('takes its products from the shelf, says how it was paid, and dates it by the salon’s day', async () => {
    const sale = await salon.open({ items: [salon.item({ quantity: 2 }), salon.combs(1)], discount: 2_00 });
    const payments = [
      { method: 'Dinheiro', amount: 20_00 },
      { method: 'PIX', amount: 50_00 },
    ];
    const done = saleIn(await salon.finalise(sale, payments));
    expect(done).toMatchObject({ status: 'finalised', total: 70_00, payments, finalized_at: expect.any(String) });
    expect(await salon.movementsOf(sale.id)).toEqual(
      expect.arrayContaining([
        { type: 'sale', quantity: -1000 },
        { type: 'sale', quantity: -1 },
      ]),
    );
    expect(await salon.stockOf(salon.shampoo)).toEqual({ stock: 4000, moved: 4000 });
    const { rows } = await server.admin.query(
      'select total::float8, payment_method, finalized_on::text from sales where id = $1',
      [sale.id],
    );
    expect(rows).toEqual([{ total: 70, payment_method: 'PIX', finalized_on: today() }]);
    expect(await salon.history('sales', sale.id)).toEqual(['create', 'update']);
  });

  test('writes down what its products cost by the lot that was open just before, to the cent, and keeps it', async () => {
    // The first ten flasks cost what they cost; the eleventh would be dearer.
    const { rows: lots } = await server.admin.query<{ unit: string }>(
      `select total_value / quantity_purchased_base as unit from product_purchases where product_id = $1`,
      [salon.shampoo],
    );
    const unit = Number(lots[0]?.unit);
    const lot = { quantity_purchased: 10, purchase_unit: 'display_unit', unit_cost: 99_00, due_date: '' };
    expect((await salon.owner.post(`/api/products/${salon.shampoo}/purchases`, purchaseForm(lot))).status).toBe(200);
    const items = [
      salon.item({ quantity: 2, seller_id: salon.rita }),
      salon.item({ quantity: 33.33, sold_unit: 'ml' }),
      salon.item({ quantity: 2 }),
    ];
    const sale = await salon.sell({ items });
    const costs = async () =>
      (
        await server.admin.query<{ cost: number; seller_commission: number | null }>(
          `select cost::float8, seller_commission::float8 from sale_items where sale_id = $1 order by position`,
          [sale.id],
        )
      ).rows;
    const expected = [
      { cost: Math.round(1000 * unit * 100) / 100, seller_commission: 6 },
      { cost: Math.round(33.33 * unit * 100) / 100, seller_commission: null },
      { cost: Math.round(1000 * unit * 100) / 100, seller_commission: null },
    ];
    expect(await costs()).toEqual(expected);
    saleIn(await salon.takeBack(sale.id));
    expect(await costs()).toEqual(expected);
    const open = await salon.open();
    const { rows } = await server.admin.query('select cost from sale_items where sale_id = $1', [open.id]);
    expect(rows).toEqual([{ cost: null }]);
  });

  test('takes what a card costs, by the percentages of that moment', async () => {
    await server.admin.query('update profiles set credit_fee_percent = 3.5 where id = $1', [salon.owner.id]);
    const sold = await salon.sell({}, 'Cartão de Crédito');
    expect(sold.payments).toMatchObject([{ amount: 30_00, fee: 1_05 }]);
  });

  test('is refused when the parts do not pay it, and says what is missing', async () => {
    const sale = await salon.open();
    expect(await salon.finalise(sale, pix(29_99))).toMatchObject(refusedWith('PAYMENTS_DIFFER', { missing: 1 }));
    expect(await salon.finalise(sale, pix(31_00))).toMatchObject(refusedWith('PAYMENTS_DIFFER', { missing: -1_00 }));
    expect(await salon.finalise(sale, [...pix(30_00), { method: 'Outro', amount: 0 }])).toMatchObject(
      refusedWith('PAYMENTS_DIFFER'),
    );
    expect(await salon.stockOf(salon.shampoo)).toEqual({ stock: 5000, moved: 5000 });
  });

  test('is paid by one part of nothing when there is nothing to pay', async () => {
    const sale = await salon.open({ discount: 50_00 });
    expect(saleIn(await salon.finalise(sale, pix(0)))).toMatchObject({ total: 0, payments: pix(0) });
  });

  test('needs a client where something is paid later, and then nothing was received', async () => {
    const later = [{ method: 'Mensalista (a receber)', amount: 30_00 }];
    expect(await salon.finalise(await salon.open(), later)).toMatchObject(refusedWith('CLIENT_REQUIRED'));
    const known = await salon.open({ client_id: salon.client });
    expect(saleIn(await salon.finalise(known, later)).payments).toMatchObject([{ received_at: null }]);
  });

  test('is refused when the shelf has less, naming the product and what is left in its unit', async () => {
    const sale = await salon.open({ items: [salon.combs(2), salon.item({ quantity: 11 })] });
    expect(await salon.finalise(sale, pix(354_00))).toMatchObject(
      refusedWith('OUT_OF_STOCK', { product: 'Shampoo', left: 10, unit_label: 'frasco' }),
    );
    const combs = await salon.open({ items: [salon.combs(6), salon.combs(5)] });
    expect(await salon.finalise(combs, pix(132_00))).toMatchObject(
      refusedWith('OUT_OF_STOCK', { product: 'Pente', left: 10, unit_label: 'un' }),
    );
    expect(await salon.stockOf(salon.comb)).toEqual({ stock: 10, moved: 10 });
    expect(await salon.readSale(sale.id)).toMatchObject({ status: 'open', payments: [] });
  });

  test('is refused without items, to who saw another version, and once it is done', async () => {
    const sale = await salon.open();
    const empty = saleIn(await salon.change(sale, { items: [] }));
    expect(await salon.finalise(empty, pix(0))).toMatchObject(refusedWith('SALE_HAS_NO_ITEMS'));
    expect(await salon.finalise(sale, pix(30_00))).toMatchObject(refusedWith('STALE'));
    const sold = await salon.sell();
    expect(await salon.finalise(sold, pix(30_00))).toMatchObject(refusedWith('NOT_OPEN'));
  });

  test('is answered again under its key, and the key is good for nothing else', async () => {
    const [sale, key] = [await salon.open(), randomUUID()];
    const first = saleIn(await salon.finalise(sale, pix(30_00), key));
    expect(saleIn(await salon.finalise(sale, pix(30_00), key))).toEqual(first);
    expect(await salon.finalise(sale, pix(1), key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
    expect(await salon.movementsOf(sale.id)).toHaveLength(1);
  });

  test('freezes what the seller earns: of the value before the discount, by the percentage of that moment', async () => {
    const items = [
      salon.item({ quantity: 2, seller_id: salon.rita }),
      salon.item({ seller_id: salon.bia }),
      salon.combs(1),
    ];
    const sale = await salon.open({ items, discount: 40_00 });
    saleIn(await salon.finalise(sale, pix(62_00)));
    await server.admin.query('update staff set product_commission_percent = 50 where user_id = $1', [salon.owner.id]);
    expect(await earnings(sale.id)).toEqual([
      { percent: 10, commission: 6 },
      { percent: 0, commission: 0 },
      { percent: null, commission: null },
    ]);
  });

  test('earns the owner nothing, not even who became the owner after the item was added', async () => {
    const sale = await salon.open({ items: [salon.item({ seller_id: salon.rita })] });
    await server.admin.query(`update staff set funcao = 'PROPRIETARIA' where id = $1`, [salon.rita]);
    saleIn(await salon.finalise(sale, pix(30_00)));
    expect(await earnings(sale.id)).toEqual([{ percent: null, commission: null }]);
  });

  test('in a closed period is refused only when it earns somebody a commission', async () => {
    await salon.closePeriod(today(), today());
    const earning = await salon.open({ items: [salon.item({ seller_id: salon.rita })] });
    expect(await salon.finalise(earning, pix(30_00))).toMatchObject(refusedWith('PERIOD_CLOSED'));
    // Bia has no percentage, and combs for nothing earn nothing.
    expect((await salon.sell({ items: [salon.item({ seller_id: salon.bia })] })).status).toBe('finalised');
    expect((await salon.sell()).status).toBe('finalised');
    expect(await salon.stockOf(salon.shampoo)).toEqual({ stock: 4000, moved: 4000 });
  });
});

const earnings = async (id: string) => {
  const sql = `select seller_percent::float8 as percent, seller_commission::float8 as commission from sale_items
    where sale_id = $1 order by position`;
  return (await server.admin.query(sql, [id])).rows;
};
