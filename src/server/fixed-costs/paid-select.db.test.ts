import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertRow } from '#server/agenda/testing/rows.ts';
import { type Database, databaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { selectPaidFixedCosts } from './paid-select.ts';

const server = testServer();
let pool: pg.Pool;
let db: Database;
let user_id: string;
let rent: string;
beforeAll(async () => {
  const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  pool = openPool(app, 2);
});
afterAll(() => pool.end());
beforeEach(async () => {
  ({ id: user_id } = await signedUp(server));
  db = databaseOf(pool, user_id as OwnerId);
  rent = await insertRow(server, 'fixed_cost_types', { user_id, name: 'Aluguel', category: 'Infraestrutura' });
});

const cost = (year: number, month: number, row: Record<string, string | boolean> = {}) =>
  insertRow(server, 'monthly_fixed_costs', {
    user_id,
    fixed_cost_type_id: rent,
    year,
    month,
    value: '4200.5',
    is_paid: true,
    ...row,
  });

test('what is paid comes with its type, its value to the cent and the first day of its month', async () => {
  const id = await cost(2026, 11, { due_date: '2026-11-05', observations: 'Reajustado' });
  expect(await selectPaidFixedCosts(db, '2026-11', '2026-11').execute()).toEqual([
    {
      id,
      name: 'Aluguel',
      category: 'Infraestrutura',
      value: '4200.50',
      month: '2026-11-01',
      due_date: '2026-11-05',
      observations: 'Reajustado',
    },
  ]);
});

test('a range has the months at both its ends, across the year, and those of others only in their own salon', async () => {
  for (const [year, month] of [
    [2025, 10],
    [2025, 11],
    [2026, 1],
    [2026, 2],
    [2026, 11],
  ] as const)
    await cost(year, month);
  const found = await selectPaidFixedCosts(db, '2025-11', '2026-02').execute();
  expect(found.map(({ month }) => month)).toEqual(['2025-11-01', '2026-01-01', '2026-02-01']);
  const stranger = await signedUp(server);
  const theirs = databaseOf(pool, stranger.id as OwnerId);
  expect(await selectPaidFixedCosts(theirs, '2025-11', '2026-02').execute()).toEqual([]);
});

test('what is pending, and what is paid with nothing, is no expense', async () => {
  await cost(2026, 10, { is_paid: false });
  await cost(2026, 11, { value: '0' });
  expect(await selectPaidFixedCosts(db, '2026-01', '2026-12').execute()).toEqual([]);
});
