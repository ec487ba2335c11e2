import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { Payment } from '#contract/cashier/sales.ts';
import type { ClientCard } from '#contract/clients/operations.ts';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { paidRows, sellTo } from './testing/payments.ts';

const MENSALISTA = 'Mensalista (a receber)';

const server = testServer();
const salon = perTest(() => bookedSalon(server));

const receive = (id: string | undefined, form: object, who = salon.owner) =>
  who.post(`/api/cashier/payments/${id}/receive`, form);
const card = async () => (await salon.owner.get(`/api/clients/${salon.client}`)).body as ClientCard;
const owed = async () => (await card()).to_receive;
const bookMonthly = (changes: object = {}) =>
  salon.book({ status: 'finalizado', payment_method: MENSALISTA, date: '2026-10-31', ...changes });
const sell = (changes: object = {}) => sellTo(server, salon, changes);

describe('what is to be received', () => {
  test('is received all at once, on the day it was earned, and the history knows', async () => {
    const { id } = await bookMonthly();
    const [debt] = await owed();
    expect(debt).toMatchObject({ appointment_id: id, date: '2026-10-31', what: ['Corte'], amount: 80_00 });
    expect(await receive(debt?.id, { method: 'PIX' })).toMatchObject({
      status: 200,
      body: [{ id: debt?.id, method: 'PIX', amount: 80_00, received_at: expect.any(String) }],
    });
    expect(await owed()).toEqual([]);
    expect(await paidRows(server, id)).toMatchObject([{ method: 'PIX', day: '2026-10-31', is_received: true }]);
    expect((await salon.read(id)).body).toMatchObject({ payment_method: 'PIX' });
    const { rows } = await server.admin.query(
      `select action, before, after from history where entity = 'payments' and entity_id = $1`,
      [debt?.id],
    );
    expect(rows).toMatchObject([
      { action: 'receive', before: { payments: [{ method: MENSALISTA }] }, after: { payments: [{ method: 'PIX' }] } },
    ]);
  });

  test('is received in pieces: the rest is still owed, and the main method follows', async () => {
    const { id } = await bookMonthly();
    const [first] = await owed();
    await receive(first?.id, { method: 'PIX', amount: 30_00 });
    expect(await owed()).toMatchObject([{ appointment_id: id, date: '2026-10-31', amount: 50_00 }]);
    expect((await salon.read(id)).body).toMatchObject({ payment_method: MENSALISTA });
    const [second] = await owed();
    await receive(second?.id, { method: 'Dinheiro', amount: 45_00 });
    expect((await salon.read(id)).body).toMatchObject({ payment_method: 'Dinheiro' });
    const [third] = await owed();
    const last = await receive(third?.id, { method: 'PIX', amount: 5_00 });
    expect((last.body as Payment[]).map(({ method, amount }) => [method, amount])).toEqual([
      ['PIX', 30_00],
      ['Dinheiro', 45_00],
      ['PIX', 5_00],
    ]);
    expect(await owed()).toEqual([]);
  });

  test('is received by card at the fee of now', async () => {
    await server.admin.query('update profiles set credit_fee_percent = 10 where id = $1', [salon.owner.id]);
    const { id } = await bookMonthly();
    const [debt] = await owed();
    await receive(debt?.id, { method: 'Cartão de Crédito', amount: 20_00 });
    expect(await paidRows(server, id)).toMatchObject([
      { method: 'Cartão de Crédito', amount: '20.00', fee: '2.00' },
      { method: MENSALISTA, amount: '60.00', fee: '0.00' },
    ]);
  });

  test('is refused where it is too much, and a piece whose answer was lost is not received twice', async () => {
    const { id } = await bookMonthly();
    const [debt] = await owed();
    const tooMuch = await receive(debt?.id, { method: 'PIX', amount: 80_01 });
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'TOO_MUCH' } });
    // All of them stand in the queue before the first is let through.
    const holder = await connectAsAdmin(server.adminUrl);
    await holder.query('begin');
    await holder.query('select from appointments where id = $1 for update', [id]);
    const asked = Array.from({ length: 5 }, () => receive(debt?.id, { method: 'PIX', amount: 10_00 }));
    await vi.waitFor(async () => expect(await lockWaits(server.admin)).toBe(5), { timeout: 60_000 });
    await holder.query('commit');
    await holder.end();
    const tries = await Promise.all(asked);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(tries.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'ALREADY_RECEIVED' } });
    expect(await paidRows(server, id)).toMatchObject([{ amount: '10.00' }, { amount: '70.00' }]);
  });

  test.each([
    { method: MENSALISTA },
    { method: 'PIX', amount: 0 },
    { method: 'PIX', amount: -5 },
    { method: 'Cheque' },
  ])('is not received by %j', async (form) => {
    await bookMonthly();
    const [debt] = await owed();
    expect(await receive(debt?.id, form)).toMatchObject({ status: 422 });
  });

  test('of nobody, of another salon, of a void or of a sale that was taken back is not found', async () => {
    await bookMonthly();
    const [debt] = await owed();
    expect(await receive(randomUUID(), { method: 'PIX' })).toMatchObject({ status: 404 });
    expect(await receive(debt?.id, { method: 'PIX' }, await signedUp(server))).toMatchObject({ status: 404 });
    const voided = await sell({ method: MENSALISTA, voidedOn: '2026-11-16' });
    const { rows } = await server.admin.query('select id from payments where sale_id = $1', [voided]);
    expect(rows).toHaveLength(2);
    for (const { id } of rows) expect(await receive(id, { method: 'PIX' })).toMatchObject({ status: 404 });
  });
});

describe('the page of a client', () => {
  test('names sales that are to be received, by number and products, and none that was taken back', async () => {
    const sale = await sell({ method: MENSALISTA });
    await sell({ method: MENSALISTA, voidedOn: '2026-11-16' });
    await sell({ method: 'PIX' });
    const [debt] = await owed();
    expect(await owed()).toMatchObject([
      { sale_id: sale, sale_number: 1, appointment_id: null, date: '2026-11-15', what: ['Tintura'], amount: 35_00 },
    ]);
    await receive(debt?.id, { method: 'Dinheiro', amount: 30_00 });
    expect(await owed()).toMatchObject([{ sale_id: sale, amount: 5_00 }]);
    const { rows } = await server.admin.query('select payment_method from sales where id = $1', [sale]);
    expect(rows).toEqual([{ payment_method: 'Dinheiro' }]);
  });

  test('tells appointments and sales in one history, newest first', async () => {
    await salon.book({ date: '2026-11-14' });
    await salon.book({ date: '2026-11-16' });
    await sell({ method: 'PIX' });
    await sell({ method: 'Outro', voidedOn: '2026-11-16' });
    await server.admin.query('insert into sales (user_id, client_id) values ($1, $2)', [salon.owner.id, salon.client]);
    const { body } = await salon.owner.get(`/api/clients/${salon.client}/history`);
    const { rows } = body as { rows: Array<{ kind: string; date: string }> };
    expect(rows.map(({ kind, date }) => [kind, date])).toEqual([
      ['appointment', '2026-11-16'],
      ['sale', '2026-11-15'],
      ['sale', '2026-11-15'],
      ['appointment', '2026-11-14'],
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          number: 1,
          products: ['Tintura'],
          total: 35_00,
          voided_on: null,
          start_time: '15:00',
        }),
        expect.objectContaining({ number: 2, payment_method: 'Outro', voided_on: '2026-11-16' }),
      ]),
    );
  });

  test('keeps who owes something, and says how much', async () => {
    const remove = () => salon.owner.post(`/api/clients/${salon.client}/remove`, { password: salon.owner.password });
    await bookMonthly();
    await sell({ method: MENSALISTA });
    await sell({ method: MENSALISTA, voidedOn: '2026-11-16' });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'CLIENT_OWES', data: { amount: 115_00 } } });
    for (const { id } of await owed()) await receive(id, { method: 'PIX' });
    expect(await remove()).toMatchObject({ status: 200 });
  });

  test('is not deleted while something is being finalised for them', async () => {
    const remove = () => salon.owner.post(`/api/clients/${salon.client}/remove`, { password: salon.owner.password });
    const [removed, booked] = await Promise.all([
      remove(),
      salon.create({ status: 'finalizado', payment_method: MENSALISTA }),
    ]);
    expect([removed.status, booked.status].sort(), `${removed.text} ${booked.text}`).toEqual(
      removed.status === 200 ? [200, 422] : [200, 409],
    );
  });
});

test('a payment names what it draws from only by a means that has a source: none has yet', async () => {
  const { id } = await bookMonthly();
  const [debt] = await owed();
  await receive(debt?.id, { method: 'PIX', amount: 30_00 });
  const { rows } = await server.admin.query('select source_id from payments where appointment_id = $1', [id]);
  expect(rows).toEqual([{ source_id: null }, { source_id: null }]);
  const drawn = server.admin.query('update payments set source_id = gen_random_uuid() where appointment_id = $1', [id]);
  await expect(drawn).rejects.toMatchObject({ constraint: 'payments_source' });
});
