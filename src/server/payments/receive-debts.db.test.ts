import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import type { Payment } from '#contract/cashier/sales.ts';
import type { ClientCard } from '#contract/clients/operations.ts';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { testServer } from '#server/test-server.ts';
import { paidRows, sellTo } from './testing/payments.ts';

const MENSALISTA = 'Mensalista (a receber)';

const server = testServer();
const salon = perTest(() => bookedSalon(server));

const owed = async () => ((await salon.owner.get(`/api/clients/${salon.client}`)).body as ClientCard).to_receive;
const ids = async () => (await owed()).map(({ id }) => id);
const owe = (date: string) => salon.book({ status: 'finalizado', payment_method: MENSALISTA, date });
const receive = async (payments: { method: string; amount: number }[], changes: object = {}) =>
  salon.owner.post(`/api/cashier/clients/${salon.client}/receive`, { debts: await ids(), payments, ...changes });
const takeBack = (payments: Pick<Payment, 'id' | 'method'>[]) =>
  salon.owner.post('/api/cashier/payments/take-back', {
    payments: payments.map(({ id, method }) => ({ id, method })),
  });
const receivedIn = ({ body }: { body: unknown }) => (body as { received: Payment[] }).received;

describe('what a client owes', () => {
  test('is received at once: the oldest first, in the order of the methods, and each stays on its day', async () => {
    const sale = await sellTo(server, salon, { method: MENSALISTA });
    const second = await owe('2026-11-03');
    const first = await owe('2026-10-31');
    const answer = await receive([
      { method: 'Dinheiro', amount: 100_00 },
      { method: 'PIX', amount: 60_00 },
    ]);
    expect(answer).toMatchObject({ status: 200 });
    expect(await paidRows(server, first.id)).toMatchObject([
      { method: 'Dinheiro', amount: '80.00', day: '2026-10-31', is_received: true },
    ]);
    expect(await paidRows(server, second.id)).toMatchObject([
      { method: 'Dinheiro', amount: '20.00', day: '2026-11-03' },
      { method: 'PIX', amount: '60.00', day: '2026-11-03', is_received: true },
    ]);
    expect(await paidRows(server, sale)).toMatchObject([{ method: MENSALISTA, amount: '35.00' }]);
    expect((await salon.read(second.id)).body).toMatchObject({ payment_method: 'PIX' });
    expect(receivedIn(answer).map(({ method, amount }) => [method, amount])).toEqual(
      expect.arrayContaining([
        ['Dinheiro', 80_00],
        ['Dinheiro', 20_00],
        ['PIX', 60_00],
      ]),
    );
    const { rows } = await server.admin.query(
      `select action from history where entity = 'payments' and user_id = $1 and action = 'receive'`,
      [salon.owner.id],
    );
    expect(rows).toHaveLength(2);
  });

  test('is received in part: the rest of the last one stays owed', async () => {
    await server.admin.query('update profiles set credit_fee_percent = 10 where id = $1', [salon.owner.id]);
    const { id } = await owe('2026-10-31');
    await receive([
      { method: 'PIX', amount: 10_00 },
      { method: 'Cartão de Crédito', amount: 20_00 },
    ]);
    expect(await paidRows(server, id)).toMatchObject([
      { method: 'PIX', amount: '10.00', fee: '0.00' },
      { method: 'Cartão de Crédito', amount: '20.00', fee: '2.00' },
      { method: MENSALISTA, amount: '50.00', fee: '0.00', is_received: false },
    ]);
    expect(await owed()).toMatchObject([{ appointment_id: id, amount: 50_00, professional_name: 'Rita' }]);
  });

  test('goes into the drawer of the moment', async () => {
    await owe('2026-10-31');
    await salon.owner.post('/api/cashier/cash-day', { float: 0 });
    await receive([{ method: 'Dinheiro', amount: 30_00 }]);
    const { body } = await salon.owner.get('/api/cashier/cash-day');
    expect(body).toMatchObject({ cash_received: 30_00, expected: 30_00 });
  });

  test('is received once for each key, and a debt only once', async () => {
    await owe('2026-10-31');
    const debts = await ids();
    const key = randomUUID();
    const form = { debts, payments: [{ method: 'PIX', amount: 10_00 }] };
    const send = (key: string) =>
      salon.owner.post(`/api/cashier/clients/${salon.client}/receive`, form, { headers: { 'idempotency-key': key } });
    const first = await send(key);
    expect(first).toMatchObject({ status: 200 });
    expect((await send(key)).body).toEqual(first.body);
    expect(await owed()).toMatchObject([{ amount: 70_00 }]);
    expect(await send(randomUUID())).toMatchObject({ status: 409, body: { code: 'ALREADY_RECEIVED' } });
  });

  test('is received once by two windows at once, in whatever order they name them', async () => {
    await inRounds(5, async (round) => {
      await owe(`2026-09-0${round}`);
      await owe(`2026-10-0${round}`);
      const debts = await ids();
      const pay = (debts: string[]) => receive([{ method: 'PIX', amount: 160_00 }], { debts });
      const answers = await Promise.all([pay(debts), pay(debts.toReversed())]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await owed()).toEqual([]);
    });
  });

  test('follows its appointment to the day to which that is moved meanwhile', async () => {
    const { id } = await owe('2026-10-31');
    const holder = await connectAsAdmin(server.adminUrl);
    await holder.query('begin');
    await holder.query(`update appointments set date = '2026-11-02' where id = $1`, [id]);
    const answer = receive([{ method: 'PIX', amount: 30_00 }]);
    await vi.waitFor(async () => expect(await lockWaits(server.admin)).toBe(1), { timeout: 60_000 });
    await holder.query('commit');
    await holder.end();
    expect(await answer).toMatchObject({ status: 200 });
    expect(await paidRows(server, id)).toMatchObject([
      { method: 'PIX', amount: '30.00', day: '2026-11-02' },
      { method: MENSALISTA, amount: '50.00', day: '2026-11-02' },
    ]);
  });

  test('is refused where it is too much, somebody else’s, or not received at all', async () => {
    await owe('2026-10-31');
    expect(await receive([{ method: 'PIX', amount: 80_01 }])).toMatchObject({
      status: 409,
      body: { code: 'TOO_MUCH' },
    });
    const { body } = await salon.owner.post('/api/clients', {
      name: 'Vera',
      phone: '11911110009',
      phone_country: 'BR',
      email: '',
    });
    const other = (body as { id: string }).id;
    const form = { debts: await ids(), payments: [{ method: 'PIX', amount: 10_00 }] };
    expect(await salon.owner.post(`/api/cashier/clients/${other}/receive`, form)).toMatchObject({ status: 404 });
    expect(await receive([{ method: 'PIX', amount: 10_00 }], { debts: [randomUUID()] })).toMatchObject({ status: 404 });
    expect(await receive([{ method: MENSALISTA, amount: 10_00 }])).toMatchObject({ status: 422 });
    expect(await receive([{ method: 'PIX', amount: 0 }])).toMatchObject({ status: 422 });
    expect(await owed()).toMatchObject([{ amount: 80_00 }]);
  });
});

describe('what was received', () => {
  test('is taken back: it is owed again, as one row, and the books are as before', async () => {
    const sale = await sellTo(server, salon, { method: MENSALISTA });
    const { id } = await owe('2026-10-31');
    const before = await salon.owner.get('/api/cashier/owed');
    const { body: month } = await salon.owner.get('/api/cashier/month?year=2026&month=10');
    const answer = await receive([
      { method: 'Dinheiro', amount: 50_00 },
      { method: 'Cartão de Débito', amount: 60_00 },
    ]);
    expect(await takeBack(receivedIn(answer))).toMatchObject({ status: 200 });
    expect(await paidRows(server, id)).toEqual([
      { method: MENSALISTA, amount: '80.00', fee: '0.00', day: '2026-10-31', is_received: false },
    ]);
    expect(await paidRows(server, sale)).toMatchObject([{ method: MENSALISTA, amount: '35.00' }]);
    expect((await salon.read(id)).body).toMatchObject({ payment_method: MENSALISTA });
    expect((await salon.owner.get('/api/cashier/owed')).body).toEqual(before.body);
    expect((await salon.owner.get('/api/cashier/month?year=2026&month=10')).body).toEqual(month);
  });

  test('stays received where the drawer that got the cash was closed meanwhile', async () => {
    const { id } = await owe('2026-10-31');
    const { body: day } = await salon.owner.post('/api/cashier/cash-day', { float: 0 });
    const inCash = receivedIn(await receive([{ method: 'Dinheiro', amount: 30_00 }]));
    const closing = { id: (day as CashDay).id, counted: 30_00, note: '' };
    await salon.owner.post('/api/cashier/cash-day/close', closing);
    expect(await takeBack(inCash)).toMatchObject({ status: 409, body: { code: 'CASH_DAY_CLOSED' } });
    expect(await paidRows(server, id)).toMatchObject([{ amount: '30.00', is_received: true }, { amount: '50.00' }]);
    const byPix = receivedIn(await receive([{ method: 'PIX', amount: 50_00 }]));
    expect(await takeBack(byPix)).toMatchObject({ status: 200 });
  });

  test('is not taken back with a tip, which nobody owes', async () => {
    const { id, version } = await salon.book({ start_time: '09:00' });
    const payments = [
      { method: 'PIX', amount: 30_00 },
      { method: 'Outro', amount: 70_00 },
    ];
    const form = { version, sale_version: null, sale: null, payments, tip: { staff_id: salon.rita, amount: 20_00 } };
    expect(await salon.owner.post(`/api/cashier/appointments/${id}/finish`, form)).toMatchObject({ status: 200 });
    const { rows } = await server.admin.query('select id, method from payments where appointment_id = $1', [id]);
    expect(await takeBack(rows)).toMatchObject({ status: 409, body: { code: 'HAS_TIP' } });
    expect(await takeBack(rows.filter(({ method }) => method === 'Outro'))).toMatchObject({ status: 409 });
    expect(await paidRows(server, id)).toMatchObject([
      { method: 'PIX', amount: '30.00' },
      { method: 'Outro', amount: '50.00' },
    ]);
  });

  test('is not taken back once it was corrected, or what it was for is gone', async () => {
    const { id } = await owe('2026-10-31');
    const received = receivedIn(await receive([{ method: 'PIX', amount: 80_00 }]));
    await salon.owner.put(`/api/cashier/payments/${received[0]?.id}/method`, { method: 'Outro', was: 'PIX' });
    expect(await takeBack(received)).toMatchObject({ status: 409, body: { code: 'STALE' } });
    await salon.remove(id);
    expect(await takeBack(received)).toMatchObject({ status: 404 });
  });
});
