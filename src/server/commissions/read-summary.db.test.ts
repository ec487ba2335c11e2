import { describe, expect, test } from 'vitest';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { commissionSalon, salonDay } from './testing/commission-salon.ts';

const server = testServer();
const salon = perTest(() => commissionSalon(server));

const nothing = {
  services_count: 0,
  services_total: 0,
  commissions_total: 0,
  advances_total: 0,
  tips_total: 0,
  settled_total: 0,
  balance: 0,
  previous_balance: 0,
  owed: 0,
};

describe('the summary', () => {
  test('lists the active professionals by name and without the owner, with what they did, earned and were paid', async () => {
    await salon.done();
    await salon.done({ start_time: '14:00', lines: [salon.line({ professional_id: salon.bia })] });
    await salon.pay({ amount: 50_00 });
    const { rows, totals, today } = await salon.summary();
    expect(rows).toEqual([
      {
        ...nothing,
        staff_id: salon.bia,
        staff_name: 'Bia',
        color: '#bfdbfe',
        is_active: true,
        percent: 50,
        services_count: 1,
        services_total: 80_00,
        commissions_total: 32_00,
        balance: 32_00,
        owed: 32_00,
      },
      {
        ...nothing,
        staff_id: salon.rita,
        staff_name: 'Rita',
        color: '#bfdbfe',
        is_active: true,
        percent: 40,
        services_count: 1,
        services_total: 80_00,
        commissions_total: 32_00,
        advances_total: 50_00,
        balance: -18_00,
        owed: -18_00,
      },
    ]);
    expect(totals).toEqual({
      ...nothing,
      services_count: 2,
      services_total: 160_00,
      commissions_total: 64_00,
      advances_total: 50_00,
      balance: 14_00,
      owed: 14_00,
    });
    expect(today).toBe(salonDay());
  });

  test('counts services at full price, those with a commission of nothing too; products and voids only in commissions', async () => {
    await salon.done({ discount_value: 30_00 });
    await salon.done({ start_time: '14:00', lines: [salon.line({ commission_percent: 0, commission_amount: 0 })] });
    const sale = await salon.sold('2025-03-11');
    await salon.takeBack((await salon.sold('2025-02-11')).id);
    expect(await salon.rowOf(salon.rita)).toMatchObject({
      services_count: 2,
      services_total: 160_00,
      commissions_total: 35_00,
    });
    await salon.takeBack(sale.id);
    await salon.voidedOn(sale.id, '2025-03-20');
    expect(await salon.rowOf(salon.rita)).toMatchObject({
      services_count: 2,
      services_total: 160_00,
      commissions_total: 32_00,
    });
  });

  test('has what was left before the range, and what is owed at its end', async () => {
    await salon.done({ date: '2025-01-10' });
    await salon.pay({ amount: 10_00, effective_date: '2025-02-28' });
    await salon.done();
    await salon.pay({ amount: 5_00, effective_date: '2025-03-31' });
    await salon.done({ date: '2025-04-01' });
    await salon.pay({ amount: 1_00, effective_date: '2025-04-01' });
    expect(await salon.rowOf(salon.rita)).toMatchObject({
      commissions_total: 32_00,
      advances_total: 5_00,
      balance: 27_00,
      previous_balance: 22_00,
      owed: 49_00,
    });
  });

  test('lists who is inactive while something moves in the range or is owed, and then no more', async () => {
    await salon.done({ date: '2025-02-10' });
    await server.admin.query('update staff set ativo = false where id = any($1)', [[salon.rita, salon.bia]]);
    const names = async () => (await salon.summary()).rows.map((row) => [row.staff_name, row.is_active, row.owed]);
    expect(await names()).toEqual([['Rita', false, 32_00]]);
    await salon.pay({ amount: 32_00, effective_date: '2025-02-20' });
    expect(await names()).toEqual([]);
    await salon.pay({ amount: 1_00 });
    expect(await names()).toEqual([['Rita', false, -1_00]]);
  });

  test('lists who is inactive also where what moved in the range cancels out', async () => {
    const sale = await salon.sold('2025-03-11');
    await salon.takeBack(sale.id);
    await salon.voidedOn(sale.id, '2025-03-20');
    await server.admin.query('update staff set ativo = false where id = $1', [salon.rita]);
    expect(await salon.rowOf(salon.rita)).toMatchObject({ commissions_total: 0, owed: 0 });
    expect(await salon.rowOf(salon.rita, { first: '2025-04-01', last: '2025-04-30' })).toBeUndefined();
  });

  test('does not list the owner, also where she did something', async () => {
    const { rows } = await server.admin.query(`select id from staff where user_id = $1 and funcao = 'Proprietária'`, [
      salon.owner.id,
    ]);
    await salon.done({
      professional_id: rows[0].id,
      lines: [salon.line({ commission_percent: null, commission_amount: null })],
    });
    expect((await salon.summary()).rows.map((row) => row.staff_name)).toEqual(['Bia', 'Rita']);
  });

  test('names the closed periods that touch the range and the latest one, who closed them and when', async () => {
    await salon.closed('2025-01-01', '2025-02-15');
    const march = await salon.closed('2025-03-10', '2025-03-20');
    const april = await salon.closed('2025-04-01', '2025-04-30');
    const of = { closed_by: 'Studio Bela', closed_at: expect.stringMatching(/^20\d\d-/) };
    const answer = await salon.summary();
    expect(answer.closings).toEqual([
      { ...of, id: march.id, start_date: '2025-03-10', end_date: '2025-03-20', is_latest: false },
    ]);
    expect(answer).toMatchObject({ is_closed: false, latest: { id: april.id, is_latest: true } });
    expect(await salon.summary({ first: '2025-03-12', last: '2025-03-20' })).toMatchObject({ is_closed: true });
    await salon.closed('2025-02-16', '2025-03-09');
    expect(await salon.summary({ first: '2025-01-01', last: '2025-03-20' })).toMatchObject({ is_closed: true });
  });

  test('of a range without an end, or turned round, is refused', async () => {
    const asked = (query: string) => salon.owner.get(`/api/commissions/summary?${query}`);
    expect(await asked('first=2025-03-01')).toMatchObject({ status: 422 });
    expect(await asked('first=2025-03-02&last=2025-03-01')).toMatchObject({
      status: 422,
      body: { data: { fields: { last: 'commissions:errors.period' } } },
    });
  });
});
