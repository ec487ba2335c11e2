import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { selectPaid } from './paid-select.ts';
import { payableRows } from './testing/rows.ts';

const server = testServer();
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  pool = openPool((await makeLogins(server.adminUrl, 'a secret of the tests, long enough')).app, 2);
});
afterAll(() => pool.end());

const november = { first: '2026-11-01', last: '2026-11-30' };

const paidIn = (owner: string, range = november) =>
  selectPaid(databaseOf(pool, owner as OwnerId), range)
    .orderBy('payment_date')
    .execute();

test('what was paid in a range is listed by the day of its payment: purchases, parts of them, expenses', async () => {
  const { id: owner } = await signedUp(server);
  const rows = payableRows(server, owner);
  const paid = { paid: '2026-11-01', value: 207_00, supplier: 'Casa da Manicure' };
  const purchase = await rows.purchase('2026-10-12', paid);
  const mask = await rows.product('Máscara');
  const split = await rows.split(
    '2026-09-10',
    [
      { value: 220_01, paid: '2026-10-31' },
      { value: 220_00, paid: '2026-11-12' },
    ],
    { product_id: mask, supplier: 'Cosméticos Aurora' },
  );
  const expense = await rows.expense('2026-11-20', { value: 180_00, paid: '2026-11-30', supplier: 'Assistência' });
  const common = { category: null, number: null, of: null };
  expect(await paidIn(owner)).toEqual([
    {
      ...common,
      kind: 'purchase',
      id: purchase,
      description: 'Esmalte',
      supplier: 'Casa da Manicure',
      value: '207.00',
      payment_date: '2026-11-01',
    },
    {
      ...common,
      kind: 'instalment',
      id: split.parts[1],
      description: 'Máscara',
      supplier: 'Cosméticos Aurora',
      value: '220.00',
      payment_date: '2026-11-12',
      number: 2,
      of: 2,
    },
    {
      ...common,
      kind: 'expense',
      id: expense,
      description: 'Conserto do secador',
      category: 'Serviços',
      supplier: 'Assistência',
      value: '180.00',
      payment_date: '2026-11-30',
    },
  ]);
});

test('a purchase in instalments never counts as a whole, also when all of them are paid', async () => {
  const { id: owner } = await signedUp(server);
  const parts = [
    { value: 50_00, paid: '2026-11-03' },
    { value: 50_00, paid: '2026-11-04' },
  ];
  await payableRows(server, owner).split('2026-11-02', parts);
  expect(await paidIn(owner)).toMatchObject([{ kind: 'instalment' }, { kind: 'instalment' }]);
});

test('what is pending, was paid on other days or is of another salon is not there', async () => {
  const { id: other } = await signedUp(server);
  await payableRows(server, other).expense('2026-11-02', { paid: '2026-11-02' });
  const { id: owner } = await signedUp(server);
  const rows = payableRows(server, owner);
  await rows.purchase('2026-11-02');
  await rows.purchase('2026-10-02', { paid: '2026-10-31' });
  await rows.split('2026-11-02', [{ value: 10_00 }, { value: 10_00 }]);
  await rows.expense('2026-11-02');
  await rows.expense('2026-11-02', { paid: '2026-12-01' });
  expect(await paidIn(owner)).toEqual([]);
});
