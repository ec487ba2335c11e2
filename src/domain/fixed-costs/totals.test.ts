import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COST_CATEGORIES } from '#domain/shared/cost-categories.ts';
import { type CostOfMonth, monthTotals, stateOf } from './totals.ts';

const TODAY = '2026-11-17';
const cost = (changes: Partial<CostOfMonth> = {}): CostOfMonth => ({
  category: 'Infraestrutura',
  value: 10_000,
  due_date: '2026-11-05',
  is_paid: false,
  ...changes,
});

test.each([
  ['what is paid is paid, however late', { is_paid: true }, { kind: 'paid' }],
  ['what was due before today is overdue, and by how many days', {}, { kind: 'overdue', days: 12 }],
  ['what is due today is neither late nor merely pending', { due_date: TODAY }, { kind: 'today' }],
  ['what is due later is pending', { due_date: '2026-11-18' }, { kind: 'pending' }],
  ['what has no due date is pending', { due_date: null }, { kind: 'pending' }],
  ['where nothing is owed nothing is late', { value: 0 }, { kind: 'pending' }],
])('%s', (_, changes, state) => {
  expect(stateOf(cost(changes), TODAY)).toEqual(state);
});

test('a month is what is paid and what is pending, with how much of it is late', () => {
  const costs = [
    cost({ is_paid: true, value: 20_000 }),
    cost({ category: 'Outros' }),
    cost({ due_date: '2026-11-30', category: 'Serviços' }),
  ];
  expect(monthTotals(costs, TODAY)).toEqual({
    count: 3,
    total: 40_000,
    paid: { count: 1, value: 20_000, percent: 50 },
    pending: { count: 2, value: 20_000, overdue: 1 },
    categories: [
      { category: 'Infraestrutura', value: 20_000 },
      { category: 'Funcionário', value: 0 },
      { category: 'Serviços', value: 10_000 },
      { category: 'Outros', value: 10_000 },
    ],
  });
});

test('a month at 0 has no share that is paid, and one that is not wholly paid never says 100%', () => {
  expect(monthTotals([cost({ value: 0 })], TODAY).paid.percent).toBeNull();
  expect(monthTotals([cost({ value: 99_999, is_paid: true }), cost({ value: 1 })], TODAY).paid.percent).toBe(99);
});

test('paid and pending, and the categories, always add up to the month', () => {
  const some = fc.record({
    category: fc.constantFrom(...COST_CATEGORIES),
    value: fc.nat({ max: 10_000_000 }),
    due_date: fc.constantFrom(null, '2026-11-01', TODAY, '2026-11-30'),
    is_paid: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(some), (costs) => {
      const { total, count, paid, pending, categories } = monthTotals(costs, TODAY);
      expect(paid.value + pending.value).toBe(total);
      expect(paid.count + pending.count).toBe(count);
      expect(categories.reduce((sum, { value }) => sum + value, 0)).toBe(total);
      expect(pending.overdue).toBeLessThanOrEqual(pending.count);
    }),
  );
});
