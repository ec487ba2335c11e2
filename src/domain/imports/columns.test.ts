import { expect, test } from 'vitest';
import { fieldsOf, guessColumns, type ImportTable, MOST_COLUMNS, widthOf } from './columns.ts';

test('a row is read through its columns, without the apostrophe against formulas; what is missing is empty', () => {
  expect(fieldsOf(["'=Ana ", ' 11 '], { name: 0, phone: 1, email: 5 })).toEqual({
    name: '=Ana',
    phone: '11',
    email: '',
  });
  expect(fieldsOf(['Ana'], { name: null, phone: null, email: 0 })).toEqual({ name: '', phone: '', email: 'Ana' });
});

const table: ImportTable<'a' | 'b'> = {
  fields: ['b', 'a'],
  rules: {
    a: { heading: /^(alpha|both)\b/, holds: (cells) => cells.every((cell) => cell !== '') },
    b: { heading: /^(beta|both)\b/, holds: () => true },
  },
  isValue: (cell) => /^\d+$/.test(cell),
  most: 10,
};

test('a column is one thing: of two alike the first is taken, and what claims it first has it', () => {
  expect(guessColumns([['Both', 'ALPHA', 'alpha'], []], table)).toEqual({
    hasHeader: true,
    columns: { a: 0, b: null },
  });
  expect(guessColumns([['both', 'both'], []], table).columns).toEqual({ a: 0, b: 1 });
  expect(
    guessColumns(
      [
        ['', '1'],
        ['x', '2'],
      ],
      table,
    ),
  ).toEqual({ hasHeader: false, columns: { a: 1, b: 0 } });
});

test('headings alone are headings, and no rows', () => {
  expect(guessColumns([['alpha', 'beta']], table)).toEqual({ hasHeader: true, columns: { a: 0, b: 1 } });
});

test('the columns that a file uses are counted, without the empty ones that spreadsheets add', () => {
  expect(
    widthOf([
      ['a', '', ' '],
      ['a', 'b', '', ''],
    ]),
  ).toBe(2);
  expect(widthOf([])).toBe(0);
  expect(widthOf([Array(100_000).fill('x')])).toBeGreaterThan(MOST_COLUMNS);
});
