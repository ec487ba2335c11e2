import { expect, test } from 'vitest';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import type { CashierMonth } from '#contract/cashier/month.ts';
import type { CommissionStatement } from '#contract/commissions/operations.ts';
import { expectKept } from '#server/reports/testing/kept.ts';
import { testServer } from '#server/test-server.ts';
import { type SellingSalon, saleIn, sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();

const dayOf = async (salon: SellingSalon) => ((await salon.owner.get('/api/dashboard')).body as { date: string }).date;
const statementOf = async (salon: SellingSalon, first: string, last = first) => {
  const { body } = await salon.owner.get(
    `/api/commissions/statement?staff_id=${salon.rita}&first=${first}&last=${last}`,
  );
  return body as CommissionStatement;
};
const rowsOf = async (id: string) =>
  (
    await server.admin.query(
      `select method, amount::float8 as amount, tip::float8 as tip, fee::float8 as fee from payments
       where $1 in (appointment_id, sale_id) order by void_id is not null, position`,
      [id],
    )
  ).rows;

test('a tip is paid with the comanda: owed to the professional, no revenue, in the drawer, and the card fee is the salon’s', async () => {
  const salon = await sellingSalon(server);
  await server.admin.query('update profiles set credit_fee_percent = 5 where id = $1', [salon.owner.id]);
  const day = await dayOf(salon);
  expect((await salon.owner.post('/api/cashier/cash-day', { float: 0 })).status).toBe(200);
  const { id } = await salon.book({ date: day });
  const payments = [
    { method: 'Cartão de Crédito', amount: 90_00 },
    { method: 'Dinheiro', amount: 10_00 },
  ];
  const tip = { staff_id: salon.rita, amount: 20_00 };
  expect(await salon.finish(id, { payments, tip })).toMatchObject({
    status: 200,
    body: {
      comanda: {
        appointment: {
          revenue: 80_00,
          payments: [
            { method: 'Cartão de Crédito', amount: 80_00, tip: 10_00, tip_name: 'Rita' },
            { method: 'Dinheiro', amount: 0, tip: 10_00, tip_name: 'Rita' },
          ],
        },
      },
    },
  });
  // 5% of all that the card paid.
  expect(await rowsOf(id)).toEqual([
    { method: 'Cartão de Crédito', amount: 80, tip: 10, fee: 4.5 },
    { method: 'Dinheiro', amount: 0, tip: 10, fee: 0 },
  ]);
  const drawer = (await salon.owner.get('/api/cashier/cash-day')).body as CashDay;
  expect(drawer).toMatchObject({ cash_received: 10_00, expected: 10_00 });

  const { sums, rows } = await statementOf(salon, day);
  expect(sums).toMatchObject({ commissions_total: 32_00, tips_total: 20_00, balance: 52_00, owed: 52_00 });
  expect(rows.filter(({ movement }) => movement === 'tip')).toMatchObject([
    { kind: 'earning', value: 10_00, tip_amount: 10_00, commission_amount: 0, arithmetic: null, appointment_id: id },
    { value: 10_00 },
  ]);
  const [year = '', month = ''] = day.split('-');
  const { cards } = (await salon.owner.get(`/api/cashier/month?year=${year}&month=${Number(month)}`))
    .body as CashierMonth;
  expect(cards).toMatchObject({ received: 80_00, total: 80_00 });
  const costs = (await salon.owner.get(`/api/reports/rows?first=${day}&last=${day}&line=commissions`)).body;
  expect(costs).toMatchObject({ total: 32_00 });
  await expectKept(server);

  // Another way of paying takes the tip along, but not to later.
  const { appointment } = await salon.readComanda(id);
  const [card] = appointment.payments;
  const correct = (method: string) =>
    salon.owner.put(`/api/cashier/payments/${card?.id}/method`, { method, was: 'Cartão de Crédito' });
  expect(await correct('Mensalista (a receber)')).toMatchObject({ body: { code: 'HAS_TIP' } });
  expect(await correct('Dinheiro')).toMatchObject({ status: 200 });
  expect((await salon.owner.get('/api/cashier/cash-day')).body).toMatchObject({ cash_received: 100_00 });

  // Reopened, nobody has paid anything.
  const { version } = (await salon.readComanda(id)).appointment;
  const reopened = { version, status: 'pendente', payment_method: null };
  expect(await salon.owner.put(`/api/agenda/appointments/${id}/status`, reopened)).toMatchObject({ status: 200 });
  expect((await statementOf(salon, day)).sums).toMatchObject({ tips_total: 0, owed: 0 });
  await expectKept(server);
});

test('a void takes the tip back on its own day, whoever writes it', async () => {
  const salon = await sellingSalon(server);
  const day = await dayOf(salon);
  const sale = await salon.open({ items: [], services: [salon.service()] });
  const form = { version: sale.version, payments: [{ method: 'PIX', amount: 95_00 }] };
  const path = `/api/cashier/sales/${sale.id}/finalise`;
  const done = await salon.owner.post(path, { ...form, tip: { staff_id: salon.rita, amount: 15_00 } });
  expect(saleIn(done)).toMatchObject({ total: 80_00, payments: [{ amount: 80_00, tip: 15_00 }] });
  expect((await statementOf(salon, day)).sums).toMatchObject({ tips_total: 15_00, owed: 47_00 });
  expect(await salon.takeBack(sale.id)).toMatchObject({ status: 200 });
  expect(await rowsOf(sale.id)).toMatchObject([
    { amount: 80, tip: 15 },
    { amount: -80, tip: -15 },
  ]);
  expect((await statementOf(salon, day)).sums).toMatchObject({ tips_total: 0, owed: 0 });
  await expectKept(server);

  // As a server without tips would give back.
  await server.admin.query('delete from payments where sale_id = $1 and void_id is not null', [sale.id]);
  await server.admin.query(
    `insert into payments (user_id, sale_id, void_id, day, position, method, amount, fee, fee_percent, received_at)
     select paid.user_id, paid.sale_id, sale_voids.id, sale_voids.day, position, method, -amount, -fee, fee_percent, now()
     from payments as paid join sale_voids on sale_voids.sale_id = paid.sale_id where paid.sale_id = $1`,
    [sale.id],
  );
  expect(await rowsOf(sale.id)).toMatchObject([{ tip: 15 }, { amount: -80, tip: -15 }]);
});

test('a tip is not paid later, is for somebody of the team, and a closed period keeps it out', async () => {
  const salon = await sellingSalon(server);
  const day = await dayOf(salon);
  const sale = await salon.open({ client_id: salon.client });
  const send = (payments: object[], staff_id = salon.rita) =>
    salon.owner.post(`/api/cashier/sales/${sale.id}/finalise`, {
      ...{ version: sale.version, payments },
      tip: { staff_id, amount: 5_00 },
    });
  expect(await send([{ method: 'Mensalista (a receber)', amount: 35_00 }])).toMatchObject({
    body: { code: 'TIP_UNPAID' },
  });
  expect(await send([{ method: 'PIX', amount: 30_00 }])).toMatchObject({ body: { code: 'PAYMENTS_DIFFER' } });
  expect(await send([{ method: 'PIX', amount: 35_00 }], salon.client)).toMatchObject({
    body: { data: { fields: { 'tip.staff_id': 'cashier:errors.professionalGone' } } },
  });
  await salon.closePeriod(day, day);
  expect(await send([{ method: 'PIX', amount: 35_00 }])).toMatchObject({ body: { code: 'PERIOD_CLOSED' } });
});

test('a closing keeps tips among what is owed', async () => {
  const salon = await sellingSalon(server);
  const day = await dayOf(salon);
  const sale = await salon.open({ items: [salon.combs(1)] });
  const form = { version: sale.version, payments: [{ method: 'Dinheiro', amount: 32_00 }] };
  const tip = { staff_id: salon.rita, amount: 20_00 };
  expect(await salon.owner.post(`/api/cashier/sales/${sale.id}/finalise`, { ...form, tip })).toMatchObject({
    status: 200,
  });
  const closing = { start_date: day, end_date: day };
  expect(await salon.owner.post('/api/commissions/closings', closing)).toMatchObject({ status: 200 });
  const { sums, rows } = await statementOf(salon, day);
  expect(sums).toMatchObject({ tips_total: 20_00, owed: 20_00 });
  expect(rows).toMatchObject([{ movement: 'tip', is_closed: true, sale_id: sale.id, sale_number: sale.number }]);
});
