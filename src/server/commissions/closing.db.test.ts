import { describe, expect, test } from 'vitest';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { addDays } from '#domain/shared/time.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { bodyOf, commissionSalon, finalised, MARCH, salonDay } from './testing/commission-salon.ts';

const server = testServer();
const salon = perTest(() => commissionSalon(server));

const none = { commission_percent: null, commission_amount: null };
const PERIOD_CLOSED = { status: 409, body: { code: 'PERIOD_CLOSED' } };

/** One of each kind in March, of two professionals. */
async function fullMarch() {
  await salon.done({ lines: [salon.line(none), salon.line({ professional_id: salon.bia })], discount_value: 20_00 });
  const sale = await salon.sold('2025-03-11', {
    items: [salon.item({ seller_id: salon.rita })],
    client_id: salon.client,
  });
  bodyOf(await salon.takeBack(sale.id));
  await salon.voidedOn(sale.id, '2025-03-20');
  await salon.pay({ description: 'Vale' });
  return sale;
}

const closedOnes = (rows: StatementEntry[]) => rows.map((row) => ({ ...row, is_closed: true }));

describe('closing a period', () => {
  test('keeps every entry of every professional, and what they come to', async () => {
    await fullMarch();
    const [rita, bia, { rows }] = [
      await salon.statement(salon.rita),
      await salon.statement(salon.bia),
      await salon.summary(),
    ];
    expect(rita.rows.map(({ movement }) => movement)).toEqual(['void', 'advance', 'product', 'service']);
    const closing = await salon.closed();
    expect(closing).toMatchObject({ start_date: MARCH.first, end_date: MARCH.last, is_latest: true });
    expect(await salon.statement(salon.rita)).toEqual({ ...rita, rows: closedOnes(rita.rows) });
    expect(await salon.statement(salon.bia)).toEqual({ ...bia, rows: closedOnes(bia.rows) });
    expect((await salon.summary()).rows).toEqual(rows);
    expect(await salon.history('commission_closings', closing.id)).toEqual(['close']);
    expect(bodyOf(await salon.owner.get('/api/commissions/closings'))).toEqual({
      rows: [{ ...closing, professionals: 2, commissions_total: 60_00, advances_total: 50_00 }],
      next: null,
    });
  });

  test('is of its days alone: those around it are read from their rows', async () => {
    await salon.done({ date: '2025-02-28' });
    await salon.done();
    await salon.done({ date: '2025-04-01' });
    const spring = { first: '2025-02-01', last: '2025-04-30' };
    const before = await salon.statement(salon.rita, spring);
    await salon.closed();
    const after = await salon.statement(salon.rita, spring);
    expect(after.sums).toEqual(before.sums);
    expect(after.rows.map(({ date, is_closed }) => [date, is_closed])).toEqual([
      ['2025-04-01', false],
      ['2025-03-10', true],
      ['2025-02-28', false],
    ]);
  });

  test('makes it indifferent how client, service, product and professional are called or paid later', async () => {
    await fullMarch();
    await salon.closed();
    const before = await salon.statement(salon.rita);
    for (const change of [
      `update clients set name = 'Outra'`,
      `update services set name = 'Outro', price = 1`,
      `update products set name = 'Outro'`,
      'update staff set comissao_percentual = 1, product_commission_percent = 1',
      'delete from clients',
    ]) {
      await server.admin.query(`${change} where user_id = $1`, [salon.owner.id]).catch(() => undefined);
    }
    const after = await salon.statement(salon.rita);
    expect(after.rows).toEqual(before.rows);
    expect(after.sums).toEqual(before.sums);
  });

  test('is refused when it ends after today, when it is turned round, and when a day of it is closed', async () => {
    const today = salonDay();
    expect(await salon.close(today, addDays(today, 1))).toMatchObject({
      status: 422,
      body: { data: { fields: { end_date: 'commissions:errors.endInFuture' } } },
    });
    expect(await salon.close('2025-03-02', '2025-03-01')).toMatchObject({
      status: 422,
      body: { data: { fields: { end_date: 'commissions:errors.turnedRound' } } },
    });
    expect(await salon.close('', '2025-03-01')).toMatchObject({
      status: 422,
      body: { data: { fields: { start_date: 'commissions:errors.dateRequired' } } },
    });
    await salon.closed('2025-03-01', '2025-03-15');
    expect(await salon.close('2025-03-15', '2025-03-31')).toMatchObject({
      status: 409,
      body: { code: 'OVERLAPS', data: { start_date: '2025-03-01', end_date: '2025-03-15' } },
    });
    expect(await salon.close('2025-03-16', '2025-03-31')).toMatchObject({ status: 200 });
    expect(await salon.close(today, today)).toMatchObject({ status: 200 });
  });

  test('keeps what was taken back, also where that is more than was earned', async () => {
    const sale = await salon.sold('2025-02-11');
    bodyOf(await salon.takeBack(sale.id));
    await salon.voidedOn(sale.id, '2025-03-20');
    await salon.closed();
    expect(await salon.rowOf(salon.rita)).toMatchObject({ commissions_total: -3_00, previous_balance: 3_00, owed: 0 });
  });

  test('leaves the salon’s reports as they were', async () => {
    await fullMarch();
    const report = async () => [
      bodyOf(await salon.owner.get('/api/reports/income-expenses?year=2025&month=3')),
      bodyOf(await salon.owner.get('/api/reports/professionals?first=2025-03-01&last=2025-03-31')),
      bodyOf(await salon.owner.get('/api/reports/result?first=2025-03-01&last=2025-03-31')),
    ];
    const before = await report();
    await salon.closed();
    expect(await report()).toEqual(before);
  });
});

describe('in a closed period', () => {
  test('nothing is finalised, edited, moved in or out, or deleted; how it was paid may change', async () => {
    const done = await salon.done();
    const open = await salon.book({ date: '2025-03-10', start_time: '14:00' });
    const later = await salon.done({ date: '2025-04-10' });
    await salon.closed();
    const as = (changes: object) => ({ date: '2025-03-10', ...finalised, ...changes });
    for (const changes of [
      { lines: [salon.line({ unit_price: 90_00 })] },
      { lines: [salon.line(), salon.line()] },
      { discount_value: 5_00 },
      { professional_id: salon.bia },
      { date: '2025-04-11' },
      { status: 'pendente', payment_method: null },
    ]) {
      expect(await salon.changeAppointment(done, as(changes)), JSON.stringify(changes)).toMatchObject(PERIOD_CLOSED);
    }
    expect(await salon.changeAppointment(open, as({ start_time: '14:00' }))).toMatchObject(PERIOD_CLOSED);
    expect(await salon.createAppointment(as({ start_time: '16:00' }))).toMatchObject(PERIOD_CLOSED);
    expect(await salon.move(later, { date: '2025-03-12' })).toMatchObject(PERIOD_CLOSED);
    expect(await salon.remove(done.id)).toMatchObject(PERIOD_CLOSED);
    const before = await salon.statement(salon.rita);
    expect(await salon.changeAppointment(done, as({ payment_method: 'Dinheiro' }))).toMatchObject({ status: 200 });
    expect(await salon.statement(salon.rita)).toEqual(before);
  });

  test('a sale that earns nobody anything is sold and voided; one that earns something is not', async () => {
    const today = salonDay();
    const [plain, earning] = [await salon.sell(), await salon.sell({ items: [salon.item({ seller_id: salon.rita })] })];
    await salon.closed(today, today);
    expect(await salon.sell()).toMatchObject({ status: 'finalised' });
    const sale = await salon.open({ items: [salon.item({ seller_id: salon.rita })] });
    expect(await salon.finalise(sale, [{ method: 'PIX', amount: 30_00 }])).toMatchObject(PERIOD_CLOSED);
    expect(await salon.takeBack(plain.id)).toMatchObject({ status: 200 });
    expect(await salon.takeBack(earning.id)).toMatchObject(PERIOD_CLOSED);
  });

  test('a sale is voided all the same when the day of the void is open', async () => {
    const sale = await salon.sold('2025-03-11');
    await salon.closed();
    expect(await salon.takeBack(sale.id)).toMatchObject({ status: 200 });
    expect(await salon.rowOf(salon.rita)).toMatchObject({ commissions_total: 3_00 });
    const today = salonDay();
    expect(await salon.rowOf(salon.rita, { first: today, last: today })).toMatchObject({
      commissions_total: -3_00,
      previous_balance: 3_00,
      owed: 0,
    });
  });
});

describe('a closed period is opened again', () => {
  test('with the password, the latest one alone, and its days count from their rows', async () => {
    await salon.done();
    const march = await salon.closed();
    const february = await salon.closed('2025-02-01', '2025-02-28');
    expect(february.is_latest).toBe(false);
    expect(await salon.reopen(february.id)).toMatchObject({ status: 409, body: { code: 'NOT_LATEST' } });
    expect(await salon.reopen(march.id, 'outra')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    expect(await salon.advance()).toMatchObject(PERIOD_CLOSED);
    expect(await salon.reopen(march.id)).toMatchObject({ status: 200 });
    expect(await salon.reopen(march.id)).toMatchObject({ status: 404 });
    expect(await salon.history('commission_closings', march.id)).toEqual(['close', 'reopen']);
    expect(await salon.advance()).toMatchObject({ status: 200 });
    expect((await salon.statement(salon.rita)).rows).toMatchObject([
      { kind: 'advance', is_closed: false },
      { kind: 'earning', is_closed: false },
    ]);
    const { rows } = await server.admin.query(
      'select count(*)::int as kept from commission_closing_entries where closing_id = $1',
      [march.id],
    );
    expect(rows).toEqual([{ kept: 0 }]);
    expect(await salon.reopen(february.id)).toMatchObject({ status: 200 });
  });
});
