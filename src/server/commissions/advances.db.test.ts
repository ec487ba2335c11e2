import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { bodyOf, commissionSalon } from './testing/commission-salon.ts';

const server = testServer();
const salon = perTest(() => commissionSalon(server));

const PERIOD_CLOSED = { status: 409, body: { code: 'PERIOD_CLOSED' } };

describe('an advance', () => {
  test('is paid to a professional and removed again, and the history knows both', async () => {
    const id = await salon.pay({ description: ' Pedido no balcão ' });
    expect((await salon.statement(salon.rita)).rows).toMatchObject([{ id, description: 'Pedido no balcão' }]);
    expect(await salon.removeAdvance(id)).toMatchObject({ status: 200 });
    expect((await salon.statement(salon.rita)).rows).toEqual([]);
    expect(await salon.removeAdvance(id)).toMatchObject({ status: 404 });
    expect(await salon.history('commission_advances', id)).toEqual(['create', 'delete']);
  });

  test.each([
    [{ amount: 0 }, { amount: 'commissions:errors.amountInvalid' }],
    [{ amount: -1 }, { amount: 'commissions:errors.amountInvalid' }],
    [{ amount: null }, { amount: 'commissions:errors.amountInvalid' }],
    [{ effective_date: '' }, { effective_date: 'commissions:errors.dateRequired' }],
    [{ effective_date: '2025-02-30' }, { effective_date: 'commissions:errors.dateInvalid' }],
  ])('of %j is refused beside its field', async (changes, fields) => {
    expect(await salon.advance(changes as object)).toMatchObject({ status: 422, body: { data: { fields } } });
  });

  test('is not paid to who is not in the team, nor to the owner', async () => {
    expect(await salon.advance({ staff_id: randomUUID() })).toMatchObject({ status: 404 });
    const { rows } = await server.admin.query(`select id from staff where user_id = $1 and funcao = 'Proprietária'`, [
      salon.owner.id,
    ]);
    expect(await salon.advance({ staff_id: rows[0].id })).toMatchObject({ status: 409, body: { code: 'IS_OWNER' } });
  });

  test('is paid to who has left: something may still be owed', async () => {
    await server.admin.query('update staff set ativo = false where id = $1', [salon.rita]);
    expect(await salon.advance()).toMatchObject({ status: 200 });
  });

  test('is neither added to a closed period nor removed from it', async () => {
    const id = await salon.pay();
    await salon.closed();
    expect(await salon.advance()).toMatchObject(PERIOD_CLOSED);
    expect(await salon.removeAdvance(id)).toMatchObject(PERIOD_CLOSED);
    expect(await salon.advance({ effective_date: '2025-04-01' })).toMatchObject({ status: 200 });
    expect((await salon.statement(salon.rita)).rows).toMatchObject([{ id, is_closed: true }]);
  });

  test('is noted once for each key; another amount under the same key is refused', async () => {
    const key = randomUUID();
    const first = bodyOf<{ id: string }>(await salon.advance({}, key));
    expect(bodyOf(await salon.advance({}, key))).toEqual(first);
    expect(await salon.advance({ amount: 51_00 }, key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
    expect(await salon.rowOf(salon.rita)).toMatchObject({ advances_total: 50_00 });
  });
});
