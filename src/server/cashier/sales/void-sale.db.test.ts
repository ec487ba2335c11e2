import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { salonNow } from '#domain/shared/time.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { saleIn, sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
const salon = perTest(() => sellingSalon(server));

const today = () => salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date;
const refusedWith = (code: string, data?: object) => ({ status: 409, body: { code, ...(data ? { data } : {}) } });

describe('voiding a sale', () => {
  test('gives back what was paid and taken, today and beside the sale', async () => {
    await server.admin.query('update profiles set debit_fee_percent = 2 where id = $1', [salon.owner.id]);
    const sold = await salon.sell({ items: [salon.item({ quantity: 2 })] }, 'Cartão de Débito');
    const voided = saleIn(await salon.takeBack(sold.id));
    expect(voided).toEqual({
      ...sold,
      items: sold.items.map((item) => ({ ...item, stock_quantity_base: 5000 })),
      voided: { day: today(), reason: 'Desistiu', voided_at: expect.any(String) },
    });
    expect(await salon.paymentsOf(sold.id)).toEqual([
      { method: 'Cartão de Débito', amount: 60, fee: 1.2, day: today(), voids: false, received: true },
      { method: 'Cartão de Débito', amount: -60, fee: -1.2, day: today(), voids: true, received: true },
    ]);
    expect(await salon.movementsOf(sold.id)).toEqual([
      { type: 'sale', quantity: -1000 },
      { type: 'return', quantity: 1000 },
    ]);
    const { rows } = await server.admin.query('select id from sale_voids where sale_id = $1', [sold.id]);
    expect(await salon.history('sale_voids', rows[0].id)).toEqual(['create']);
    expect(await salon.takeBack(sold.id)).toMatchObject(refusedWith('ALREADY_VOIDED'));
  });

  test('returns what was taken, whatever the package holds by now', async () => {
    const sold = await salon.sell();
    await server.admin.query('update products set unit_size_in_base = 250 where id = $1', [salon.shampoo]);
    saleIn(await salon.takeBack(sold.id));
    expect(await salon.stockOf(salon.shampoo)).toEqual({ stock: 5000, moved: 5000 });
  });

  test('leaves nothing owed of what was to be received', async () => {
    const sale = await salon.open({ client_id: salon.client });
    saleIn(await salon.finalise(sale, [{ method: 'Mensalista (a receber)', amount: 30_00 }]));
    saleIn(await salon.takeBack(sale.id));
    expect(await salon.paymentsOf(sale.id)).toMatchObject([
      { amount: 30, received: false },
      { amount: -30, received: false, voids: true },
    ]);
  });

  test('needs the password and a reason, and a sale that was finalised', async () => {
    const sold = await salon.sell();
    expect(await salon.takeBack(sold.id, { password: 'outra' })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    });
    expect(await salon.takeBack(sold.id, { reason: '  ' })).toMatchObject({ status: 422 });
    expect(await salon.takeBack((await salon.open()).id)).toMatchObject(refusedWith('NOT_FINALISED'));
    expect(await salon.takeBack(randomUUID())).toMatchObject({ status: 404 });
  });

  test('on a closed day is refused only when it takes a commission back', async () => {
    const [earning, plain] = [await salon.sell({ items: [salon.item({ seller_id: salon.rita })] }), await salon.sell()];
    await salon.closePeriod(today(), today());
    expect(await salon.takeBack(earning.id)).toMatchObject(refusedWith('PERIOD_CLOSED'));
    expect((await salon.takeBack(plain.id)).status).toBe(200);
    expect(await salon.movementsOf(earning.id)).toHaveLength(1);
  });
});
