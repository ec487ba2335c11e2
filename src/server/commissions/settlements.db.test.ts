import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { testServer } from '#server/test-server.ts';
import { bodyOf, type CommissionSalon, commissionSalon, MARCH, salonDay } from './testing/commission-salon.ts';

const server = testServer();
const salon = perTest(() => commissionSalon(server));

type Settled = { rows: { id: string; staff_id: string; staff_name: string; amount: number }[] };
const settled = async (...asked: Parameters<CommissionSalon['settle']>) =>
  bodyOf<Settled>(await salon.settle(...asked)).rows;
const APRIL = { first: '2025-04-01', last: '2025-04-30' };
const PERIOD_CLOSED = { status: 409, body: { code: 'PERIOD_CLOSED' } };
const NOTHING_OWED = { status: 409, body: { code: 'NOTHING_OWED' } };

describe('what was settled outside', () => {
  test('brings the balance up to the end of that day to zero, and is an entry of its own kind', async () => {
    await salon.done({ date: '2025-02-10' });
    await salon.done();
    await salon.pay({ amount: 10_00 });
    await salon.done({ date: '2025-04-02' });
    const [one] = await settled({ description: ' No caderno ' });
    expect(one).toMatchObject({ staff_id: salon.rita, staff_name: 'Rita', amount: 54_00 });
    expect(await salon.rowOf(salon.rita)).toMatchObject({
      commissions_total: 32_00,
      advances_total: 10_00,
      settled_total: 54_00,
      previous_balance: 32_00,
      balance: -32_00,
      owed: 0,
    });
    expect(await salon.rowOf(salon.rita, APRIL)).toMatchObject({ previous_balance: 0, settled_total: 0, owed: 32_00 });
    const { rows, sums } = await salon.statement(salon.rita);
    expect(sums).toMatchObject({ settled_total: 54_00, owed: 0 });
    expect(rows[0]).toEqual({
      id: one?.id,
      kind: 'settlement',
      movement: 'settlement',
      date: MARCH.last,
      description: 'No caderno',
      value: -54_00,
      appointment_id: null,
      sale_id: null,
      sale_number: null,
      client_name: '',
      service_name: '',
      total_value: 0,
      commission_amount: 0,
      advance_amount: 0,
      tip_amount: 0,
      settled_amount: 54_00,
      is_closed: false,
      arithmetic: null,
    });
    expect(rows.map(({ movement }) => movement)).toEqual(['settlement', 'advance', 'service']);
  });

  test('is no expense and no advance', async () => {
    const read = async () =>
      (await salon.owner.get(`/api/reports/result?${new URLSearchParams(MARCH)}`)).body as { fields?: object };
    await salon.done();
    const before = await read();
    await settled();
    expect(await read()).toEqual(before);
    expect(await salon.rowOf(salon.rita)).toMatchObject({ advances_total: 0 });
  });

  test('of everybody is settled for each who is owed something, also who was paid too much or has left', async () => {
    await salon.done();
    await salon.pay({ staff_id: salon.bia, amount: 20_00 });
    await server.admin.query('update staff set ativo = false where id = $1', [salon.rita]);
    expect(await settled({ staff_id: null })).toMatchObject([
      { staff_name: 'Bia', amount: -20_00 },
      { staff_name: 'Rita', amount: 32_00 },
    ]);
    expect((await salon.summary()).totals).toMatchObject({ settled_total: 12_00, owed: 0 });
    expect(await salon.settle({ staff_id: null })).toMatchObject(NOTHING_OWED);
  });

  test('of the owner is what was kept for her before she earned nothing', async () => {
    const { id } = await salon.done();
    await server.admin.query(
      `update appointments set professional_id = (select id from staff where user_id = $1 and funcao = 'Proprietária') where id = $2`,
      [salon.owner.id, id],
    );
    expect(await settled({ staff_id: null })).toMatchObject([{ staff_name: 'Studio Bela', amount: 32_00 }]);
    expect((await salon.summary()).totals).toMatchObject({ owed: 0 });
  });

  test('is taken back, and the balance is owed again; the history knows both', async () => {
    await salon.done();
    const [one] = await settled();
    const id = one?.id ?? '';
    expect(await salon.removeSettlement(id)).toMatchObject({ status: 200 });
    expect(await salon.rowOf(salon.rita)).toMatchObject({ settled_total: 0, owed: 32_00 });
    expect(await salon.removeSettlement(id)).toMatchObject({ status: 404 });
    expect(await salon.history('commission_settlements', id)).toEqual(['create', 'delete']);
  });

  test('covers every day before it: up to an earlier one nothing is left to settle, of one or of all', async () => {
    await salon.done();
    await settled({ effective_date: APRIL.last });
    expect(await salon.settle()).toMatchObject(NOTHING_OWED);
    await salon.pay({ staff_id: salon.bia, amount: 20_00 });
    expect(await settled({ staff_id: null })).toMatchObject([{ staff_name: 'Bia', amount: -20_00 }]);
    expect(await salon.rowOf(salon.rita, APRIL)).toMatchObject({ owed: 0 });
  });

  test('is refused for a day to come, for who is not in the team, and where nothing is owed', async () => {
    const effective_date = Temporal.PlainDate.from(salonDay()).add({ days: 1 }).toString();
    expect(await salon.settle({ effective_date })).toMatchObject({
      status: 422,
      body: { data: { fields: { effective_date: 'commissions:errors.settledInFuture' } } },
    });
    expect(await salon.settle({ effective_date: '' })).toMatchObject({
      status: 422,
      body: { data: { fields: { effective_date: 'commissions:errors.dateRequired' } } },
    });
    expect(await salon.settle({ staff_id: randomUUID() })).toMatchObject({ status: 404 });
    expect(await salon.settle()).toMatchObject(NOTHING_OWED);
  });

  test('is neither added to a closed period nor taken out of it, and counts there as it is', async () => {
    await salon.done();
    const [one] = await settled();
    await salon.done({ date: '2025-03-20' });
    const closing = await salon.closed();
    expect(await salon.settle()).toMatchObject(PERIOD_CLOSED);
    expect(await salon.removeSettlement(one?.id ?? '')).toMatchObject(PERIOD_CLOSED);
    expect((await salon.statement(salon.rita)).rows[0]).toMatchObject({ id: one?.id, is_closed: true });
    const row = { settled_total: 32_00, owed: 32_00 };
    expect(await salon.rowOf(salon.rita)).toMatchObject(row);
    // What is left of the closed days is settled on the first open one.
    expect(await settled({ effective_date: APRIL.first })).toMatchObject([{ amount: 32_00 }]);
    expect(await salon.reopen(closing.id)).toMatchObject({ status: 200 });
    expect(await salon.rowOf(salon.rita)).toMatchObject(row);
  });

  test('is noted once for each key', async () => {
    await salon.done();
    const key = randomUUID();
    const first = await settled({}, key);
    expect(await settled({}, key)).toEqual(first);
    expect(await salon.settle({ description: 'outra' }, key)).toMatchObject({ body: { code: 'KEY_REUSED' } });
  });

  /** Whoever holds the periods keeps everybody who settles or closes waiting. */
  async function whileHeld<T>(first: () => Promise<T>[], change = 'select') {
    const other = await connectAsAdmin(server.adminUrl);
    try {
      await other.query('begin');
      await other.query(`select pg_advisory_xact_lock_shared(hashtextextended('periods of ${salon.owner.id}', 0))`);
      await other.query(change);
      const asked = first();
      await expect.poll(() => lockWaits(server.admin)).toBe(asked.length);
      await other.query('commit');
      return await Promise.all(asked);
    } finally {
      await other.end();
    }
  }

  test('is settled once by two windows that ask at once; the second is told that nothing is owed', async () => {
    await salon.done();
    const answers = await whileHeld(() => [salon.settle(), salon.settle({ staff_id: null })]);
    const [one, other] = answers.toSorted((a, b) => a.status - b.status);
    expect(one).toMatchObject({ status: 200, body: { rows: [{ amount: 32_00 }] } });
    expect(other).toMatchObject(NOTHING_OWED);
    expect(await salon.rowOf(salon.rita)).toMatchObject({ settled_total: 32_00, owed: 0 });
  });

  test('counts what is being paid at the same moment', async () => {
    await salon.done();
    const advance = `insert into commission_advances (user_id, staff_id, amount, effective_date)
      values ('${salon.owner.id}', '${salon.rita}', 5, '2025-03-12')`;
    expect(await whileHeld(() => [salon.settle()], advance)).toMatchObject([{ body: { rows: [{ amount: 27_00 }] } }]);
    expect(await salon.rowOf(salon.rita)).toMatchObject({ owed: 0 });
  });
});

describe('the offer to settle what was earned before commissions were kept', () => {
  const offer = async () => (await salon.summary()).settlement_offer;
  beforeEach(() =>
    server.admin.query(`update profiles set settlement_offer = '2025-02-28' where id = $1`, [salon.owner.id]),
  );

  test('is made until it is dismissed', async () => {
    expect(await offer()).toBe('2025-02-28');
    const dismiss = () => salon.owner.post('/api/commissions/settlement-offer/dismiss', {});
    expect(await dismiss()).toMatchObject({ status: 200 });
    expect(await dismiss()).toMatchObject({ status: 200 });
    expect(await offer()).toBeNull();
  });

  test('is not made once somebody was paid, a period was closed, or something was settled, be that taken back', async () => {
    const advance = await salon.pay();
    expect(await offer()).toBeNull();
    await salon.removeAdvance(advance);
    const closing = await salon.closed();
    expect(await offer()).toBeNull();
    await salon.reopen(closing.id);
    expect(await offer()).toBe('2025-02-28');
    await salon.done();
    const [one] = await settled();
    await salon.removeSettlement(one?.id ?? '');
    expect(await offer()).toBeNull();
  });
});
