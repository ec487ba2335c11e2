import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { barShares, categoryOf, dayByDay, EXPENSE_CATEGORIES, expenseTotals } from './income.ts';

const value = fc.integer({ min: -100_000, max: 10_000_000 }).map(cents);
const date = fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const dated = fc.array(fc.record({ date, value }));
const NOTHING = cents(0);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

test('a fixed cost of the category Outros is other, as are one-off expenses and card fees', () => {
  expect(categoryOf('commission')).toBe('Comissão');
  expect(categoryOf('fixed_cost', 'Infraestrutura')).toBe('Custo Fixo');
  expect(categoryOf('fixed_cost', 'Outros')).toBe('Outro');
  expect([categoryOf('purchase'), categoryOf('instalment')]).toEqual(['Produto', 'Produto']);
  expect([categoryOf('expense', 'Serviços'), categoryOf('fees')]).toEqual(['Outro', 'Outro']);
});

test('the four subtotals add up to all expenses', () => {
  const items = fc.array(fc.record({ category: fc.constantFrom(...EXPENSE_CATEGORIES), value }));
  fc.assert(
    fc.property(items, (items) => {
      const { total, ...parts } = expenseTotals(items);
      expect(total).toBe(sum(items.map(({ value }) => value)));
      expect(sum(Object.values(parts))).toBe(total);
    }),
  );
});

test('the days are in their order, each once, and add up to the month', () => {
  fc.assert(
    fc.property(dated, dated, (revenue, expenses) => {
      const days = dayByDay(
        revenue.map(({ date, value }, at) => ({
          date,
          services: at % 2 ? value : NOTHING,
          products: at % 2 ? NOTHING : value,
        })),
        expenses,
      );
      expect(sum(days.map((day) => day.revenue))).toBe(sum(revenue.map(({ value }) => value)));
      expect(sum(days.map((day) => day.expenses))).toBe(sum(expenses.map(({ value }) => value)));
      const dates = days.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
    }),
  );
});

test('a day on which nothing came in and nothing went out is no day of the month', () => {
  expect(dayByDay([{ date: '2026-11-02', services: NOTHING, products: NOTHING }], [])).toEqual([]);
});

test('the two bars are measured by the longer one', () => {
  expect(barShares(200, 100)).toEqual({ revenue: 1, expenses: 0.5 });
  expect(barShares(50, 100)).toEqual({ revenue: 0.5, expenses: 1 });
  expect(barShares(0, 0)).toEqual({ revenue: 0, expenses: 0 });
  expect(barShares(-30, 60)).toEqual({ revenue: 0, expenses: 1 });
});
