import { expect, test } from 'vitest';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { arithmeticOf } from './arithmetic.ts';

type Arithmetic = NonNullable<StatementEntry['arithmetic']>;

const entry = (total_value: number, arithmetic: Partial<Arithmetic> | null) =>
  ({
    total_value,
    arithmetic: arithmetic && { way: 'price', base: total_value, percent: 40, amount: 0, sold: null, ...arithmetic },
  }) as StatementEntry;

const told = (of: StatementEntry) =>
  arithmeticOf(of)?.steps.map(({ label, sign = '', amount, percent }) => `${label} ${sign}${amount ?? percent}`);

test('a line earns its percentage of its price', () => {
  const cut = entry(18_000, { amount: 7_200 });
  expect(told(cut)).toEqual(['price 18000', 'linePercent ×40', 'commission =7200']);
  expect(arithmeticOf(cut)?.note).toBe('price');
});

test('where finalising wrote it, the discount is taken off first', () => {
  const online = entry(18_000, { way: 'net', base: 16_000, amount: 6_400 });
  expect(told(online)).toEqual(['price 18000', 'discount −2000', 'net =16000', 'percent ×40', 'commission =6400']);
  expect(arithmeticOf(online)?.note).toBe('net');
});

test('without a discount the net value is the price, and is not said twice', () => {
  expect(told(entry(18_000, { way: 'net', amount: 7_200 }))).toEqual([
    'price 18000',
    'percent ×40',
    'commission =7200',
  ]);
});

test('a cent that rounding gave to another line is explained', () => {
  // 35% of 100,00 over three lines: 11,67 + 11,67 + 11,66.
  expect(arithmeticOf(entry(3_333, { way: 'net', percent: 35, amount: 1_166 }))?.note).toBe('rounded');
});

test('an amount that somebody typed is not said to be the percentage', () => {
  expect(arithmeticOf(entry(18_000, { percent: 27.77, amount: 5_000 }))?.note).toBe('typed');
});

test('a product earns its percentage of its value, and a void takes that back', () => {
  expect(told(entry(7_990, { way: 'product', percent: 10, amount: 799 }))).toEqual([
    'product 7990',
    'productPercent ×10',
    'commission =799',
  ]);
  const back = entry(-7_990, { way: 'void', percent: 10, amount: -799 });
  expect(told(back)?.at(-1)).toBe('commission =-799');
  expect(arithmeticOf(back)?.note).toBe('void');
});

test('a line without a percentage says that it earns nothing, and an advance has no arithmetic', () => {
  expect(told(entry(18_000, { percent: null }))).toEqual(['price 18000', 'commission =0']);
  expect(arithmeticOf(entry(18_000, { percent: null }))?.note).toBe('none');
  expect(arithmeticOf(entry(0, null))).toBeNull();
});
