import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOVEMENT_KINDS, type MovementKind } from '../commissions/statement.ts';
import { statementRows } from './statement.ts';

const entry = (date: string, movement: MovementKind, value: number, total_value = 0) => ({
  date,
  movement,
  value,
  total_value,
});

test('earnings of a day stand together below its advances, and only services count as such', () => {
  const rows = statementRows(
    [
      entry('2026-11-14', 'service', 4_800, 12_000),
      entry('2026-11-14', 'product', 799, 7_990),
      entry('2026-11-14', 'service', 3_200, 8_000),
      entry('2026-11-12', 'service', 1_000, 2_500),
      entry('2026-11-12', 'advance', -40_000),
      entry('2026-11-05', 'settlement', -10_000),
    ],
    true,
  );
  const short = rows.map((row) =>
    row.kind === 'day' ? [row.date, row.services, row.total, row.value] : [row.entry.movement, row.entry.date],
  );
  expect(short).toEqual([
    ['2026-11-14', 2, 20_000, 8_799],
    ['advance', '2026-11-12'],
    ['2026-11-12', 1, 2_500, 1_000],
    ['settlement', '2026-11-05'],
  ]);
});

test('a day of which more may come waits for the rest, unless it is all that there is', () => {
  const [one, other] = [entry('2026-11-14', 'service', 1), entry('2026-11-13', 'service', 1)];
  expect(statementRows([one, other], false)).toHaveLength(1);
  expect(statementRows([one, other], true)).toHaveLength(2);
  expect(statementRows([one], false)).toHaveLength(1);
});

test('the rows of a whole statement add up to its entries', () => {
  const entries = fc.array(
    fc.record({
      date: fc.constantFrom('2026-11-14', '2026-11-13', '2026-11-12'),
      movement: fc.constantFrom(...MOVEMENT_KINDS),
      value: fc.integer({ min: -1e6, max: 1e6 }),
      total_value: fc.integer({ min: -1e6, max: 1e6 }),
    } as const),
  );
  fc.assert(
    fc.property(entries, (all) => {
      const sum = statementRows(all, true).reduce(
        (sum, row) => sum + (row.kind === 'day' ? row.value : row.entry.value),
        0,
      );
      expect(sum).toBe(all.reduce((sum, { value }) => sum + value, 0));
    }),
  );
});
