import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { lastDay, monthOf, monthOfYear, yearAndMonth } from '#domain/shared/period.ts';
import { isDate } from '#domain/shared/time.ts';
import { fixedCostYears } from './cost-types.ts';
import { type CostType, costIn, dueIn, firstCosts, missingCosts } from './months.ts';

const RENT: CostType = {
  id: 'rent',
  default_value: cents(420_000),
  default_due_day: 31,
  default_payment_method: 'Boleto',
  made_in: '2026-10',
  last_month: null,
};
const YEARS = [2025, 2026, 2027, 2028, 2029];
const NOTHING_YET = { known: new Set<string>(), years: YEARS };

describe('the day a cost is due', () => {
  test.each([
    ['2026-11', 31, '2026-11-30'],
    ['2026-02', 30, '2026-02-28'],
    ['2028-02', 30, '2028-02-29'],
    ['2026-12', 31, '2026-12-31'],
    ['2026-02', 5, '2026-02-05'],
  ])('in %s day %i is %s', (month, day, due) => {
    expect(dueIn(month, day)).toBe(due);
  });
});

describe('what a cost is generated with', () => {
  test('a new one has its value from its own month to December', () => {
    expect(firstCosts(RENT).map(({ month, value, due_date }) => [month, value, due_date])).toEqual([
      ['2026-10', 420_000, '2026-10-31'],
      ['2026-11', 420_000, '2026-11-30'],
      ['2026-12', 420_000, '2026-12-31'],
    ]);
  });

  test.each([
    ['the month before it existed', '2026-09', 0],
    ['its own month', '2026-10', 420_000],
    ['the December of its year', '2026-12', 420_000],
    ['the January after', '2027-01', 0],
    ['the same month of the year before', '2025-10', 0],
  ])('%s', (_, month, value) => {
    expect(costIn(RENT, month)).toMatchObject({ value, payment_method: 'Boleto' });
  });
});

describe('opening a month', () => {
  test('generates what it lacks, and leaves what is there or was deleted', () => {
    const water = { ...RENT, id: 'water' };
    expect(missingCosts([water, RENT], '2026-11', NOTHING_YET).map(({ type_id }) => type_id)).toEqual([
      'rent',
      'water',
    ]);
    const known = new Set(['rent']);
    expect(missingCosts([RENT, water], '2026-11', { known, years: YEARS })).toMatchObject([{ type_id: 'water' }]);
  });

  test('generates an ended cost up to its last month', () => {
    const ended = { ...RENT, last_month: '2026-11' };
    expect(missingCosts([ended], '2026-11', NOTHING_YET)).toHaveLength(1);
    expect(missingCosts([ended], '2026-12', NOTHING_YET)).toEqual([]);
  });

  test('generates nothing in years that cannot be chosen', () => {
    expect(missingCosts([RENT], '2024-12', NOTHING_YET)).toEqual([]);
    expect(missingCosts([RENT], '2030-01', NOTHING_YET)).toEqual([]);
  });
});

test('the years run from 2025 to three after the current one', () => {
  expect(fixedCostYears('2026-11-17')).toEqual(YEARS);
});

const month = fc
  .record({ year: fc.integer({ min: 2020, max: 2035 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => monthOfYear(year, month));
const type = fc.record({
  id: fc.uuid(),
  default_value: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
  default_due_day: fc.integer({ min: 1, max: 31 }),
  default_payment_method: fc.constantFrom('Boleto' as const, null),
  made_in: month,
  last_month: fc.option(month),
});

test('whatever is opened: each cost once, in that month, by its last day, with its value only in its own year', () => {
  const types = fc.uniqueArray(type, { selector: ({ id }) => id, maxLength: 8 });
  fc.assert(
    fc.property(types, month, fc.array(fc.nat({ max: 7 })), (types, opened, places) => {
      const known = new Set(places.flatMap((place) => types[place]?.id ?? []));
      const made = missingCosts(types, opened, { known, years: YEARS });
      const isOffered = YEARS.includes(yearAndMonth(opened).year);
      const wanted = types.filter(({ id, last_month }) => !known.has(id) && !(last_month && last_month < opened));
      expect(made.map(({ type_id }) => type_id)).toEqual(isOffered ? wanted.map(({ id }) => id).toSorted() : []);
      for (const cost of made) {
        const of = types.find(({ id }) => id === cost.type_id);
        expect(isDate(cost.due_date) && monthOf(cost.due_date) === opened).toBe(true);
        expect([of?.default_due_day, Number(lastDay(opened).slice(8))]).toContain(Number(cost.due_date.slice(8)));
        const isOwn = of?.made_in.slice(0, 4) === opened.slice(0, 4) && of.made_in <= opened;
        expect(cost.value).toBe(isOwn ? of.default_value : 0);
      }
      // Who opens it again finds nothing left to generate.
      const all = new Set([...known, ...made.map(({ type_id }) => type_id)]);
      expect(missingCosts(types, opened, { known: all, years: YEARS })).toEqual([]);
    }),
  );
});
