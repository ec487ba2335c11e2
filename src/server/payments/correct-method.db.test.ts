import { expect, test } from 'vitest';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import type { Payment } from '#contract/cashier/sales.ts';
import { saleIn, sellingSalon } from '#server/cashier/testing/selling-salon.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const MENSALISTA = 'Mensalista (a receber)';

const server = testServer();
const salon = perTest(() => sellingSalon(server));

const correct = (payment: Pick<Payment, 'id' | 'method'> | undefined, method: string, who: Owner = salon.owner) =>
  who.put(`/api/cashier/payments/${payment?.id}/method`, { method, was: payment?.method });
const moments = async (id: string) => {
  const sql = 'select received_at::text from payments where sale_id = $1 or appointment_id = $1 order by position';
  return (await server.admin.query(sql, [id])).rows;
};
const refused = (code: string) => ({ status: 409, body: { code } });

test('a walk-in sale gets another method: fee of now, day, moment and commission of then, and the history knows', async () => {
  await server.admin.query('update profiles set credit_fee_percent = 10 where id = $1', [salon.owner.id]);
  const sale = await salon.sell({ items: [salon.item({ seller_id: salon.rita })] }, 'Dinheiro');
  const [paid] = sale.payments;
  const then = await moments(sale.id);
  expect(await correct(paid, 'Cartão de Crédito')).toMatchObject({
    status: 200,
    body: [{ id: paid?.id, method: 'Cartão de Crédito', amount: 30_00, fee: 3_00 }],
  });
  expect(await moments(sale.id)).toEqual(then);
  const { rows } = await server.admin.query(
    `select payment_method, (select seller_commission::text from sale_items where sale_id = sales.id) as earned from sales where id = $1`,
    [sale.id],
  );
  expect(rows).toEqual([{ payment_method: 'Cartão de Crédito', earned: '3.00' }]);
  const { rows: lines } = await server.admin.query(
    `select action, before -> 'payments' -> 0 ->> 'method' as before, after -> 'payments' -> 0 ->> 'method' as after
     from history where entity = 'payments' and entity_id = $1`,
    [paid?.id],
  );
  expect(lines).toEqual([{ action: 'update', before: 'Dinheiro', after: 'Cartão de Crédito' }]);
});

test('one part of a split is corrected by itself, of a sale and of an appointment; the largest names the whole', async () => {
  const open = await salon.open();
  const halves = [
    { method: 'Dinheiro', amount: 20_00 },
    { method: 'PIX', amount: 10_00 },
  ];
  const sale = saleIn(await salon.finalise(open, halves));
  expect(await correct(sale.payments[1], 'Cartão de Débito')).toMatchObject({ status: 200 });
  expect(await salon.paymentsOf(sale.id)).toMatchObject([
    { method: 'Dinheiro', amount: 20 },
    { method: 'Cartão de Débito', amount: 10 },
  ]);

  const { id } = await salon.book();
  await salon.finish(id, {
    payments: [
      { method: 'Dinheiro', amount: 50_00 },
      { method: 'PIX', amount: 30_00 },
    ],
  });
  const { appointment } = await salon.readComanda(id);
  expect(await correct(appointment.payments[0], 'Outro')).toMatchObject({ status: 200 });
  expect(await salon.paymentsOf(id)).toMatchObject([{ method: 'Outro' }, { method: 'PIX' }]);
  expect((await salon.read(id)).body).toMatchObject({ payment_method: 'Outro' });
});

test('of two windows the second is told, unless it is as they would have it', async () => {
  const [paid] = (await salon.sell()).payments;
  expect(await correct(paid, 'Dinheiro')).toMatchObject({ status: 200 });
  expect(await correct(paid, 'Cartão de Débito')).toMatchObject(refused('STALE'));
  expect(await correct(paid, 'Dinheiro')).toMatchObject({ status: 200 });

  const { id } = await salon.book({ status: 'finalizado', payment_method: 'PIX' });
  const single = (payment_method: string, was?: string) =>
    salon.owner.put(`/api/agenda/appointments/${id}/payment-method`, { payment_method, was });
  expect(await single('Dinheiro', 'PIX')).toMatchObject({ status: 200 });
  expect(await single('Outro', 'PIX')).toMatchObject(refused('STALE'));
  // Who does not say what they saw is not asked, as ever.
  expect(await single('Outro')).toMatchObject({ status: 200 });
});

test('what is to be paid later needs a client, and is received by another method', async () => {
  const [nobody] = (await salon.sell()).payments;
  expect(await correct(nobody, MENSALISTA)).toMatchObject(refused('CLIENT_REQUIRED'));
  const sale = await salon.sell({ client_id: salon.client });
  expect(await correct(sale.payments[0], MENSALISTA)).toMatchObject({ body: [{ received_at: null }] });
  const [owed] = (await salon.readSale(sale.id)).payments;
  expect(await correct(owed, 'PIX')).toMatchObject({ body: [{ received_at: expect.any(String) }] });
});

test('cash that a closed drawer has counted stays cash, and becomes none: of a sale and of an appointment', async () => {
  const day = (await salon.owner.post('/api/cashier/cash-day', { float: 0 })).body as CashDay;
  const cash = await salon.sell({}, 'Dinheiro');
  const pix = await salon.sell();
  const { id, version } = await salon.book({ status: 'finalizado', payment_method: 'Dinheiro' });
  await salon.owner.post('/api/cashier/cash-day/close', { id: day.id, counted: 110_00, note: '' });
  expect(await correct(cash.payments[0], 'PIX')).toMatchObject(refused('CASH_DAY_CLOSED'));
  expect(await correct(pix.payments[0], 'Dinheiro')).toMatchObject(refused('CASH_DAY_CLOSED'));
  // No drawer holds that.
  expect(await correct(pix.payments[0], 'Cartão de Débito')).toMatchObject({ status: 200 });
  const beside = { status: 422, body: { data: { fields: { payment_method: 'agenda:errors.cashDayClosed' } } } };
  const path = `/api/agenda/appointments/${id}`;
  expect(await salon.owner.put(`${path}/payment-method`, { payment_method: 'PIX' })).toMatchObject(beside);
  const form = { version, status: 'finalizado', payment_method: 'PIX' };
  expect(await salon.owner.put(`${path}/status`, form)).toMatchObject(beside);
});

test('what was taken back, is open or belongs to another salon is not found', async () => {
  const sale = await salon.sell();
  expect(await correct(sale.payments[0], 'Outro', await signedUp(server))).toMatchObject({ status: 404 });
  await salon.takeBack(sale.id);
  expect(await correct(sale.payments[0], 'Outro')).toMatchObject({ status: 404 });
  const open = await salon.open({ payments: [{ method: 'PIX', amount: 30_00 }] });
  expect(await correct(open.payments[0], 'Outro')).toMatchObject({ status: 404 });
});
