import { expect, test } from 'vitest';
import { sortRows } from './table-sort.ts';

const sorted = (values: (string | number | null)[], direction: 'ascending' | 'descending') =>
  sortRows(values, (value) => value, direction, 'pt');

test('accents and capitals do not move a name', () => {
  expect(sorted(['Zélia', 'água', 'Érica', 'Bia'], 'ascending')).toEqual(['água', 'Bia', 'Érica', 'Zélia']);
});

test('numbers sort by size, in words too', () => {
  expect(sorted([10, 9, 100], 'ascending')).toEqual([9, 10, 100]);
  expect(sorted(['Sala 10', 'Sala 9'], 'ascending')).toEqual(['Sala 9', 'Sala 10']);
});

test('rows without a value come last in both directions', () => {
  expect(sorted([null, 2, 1], 'ascending')).toEqual([1, 2, null]);
  expect(sorted([1, null, 2], 'descending')).toEqual([2, 1, null]);
});

test('rows that are equal keep their order, and the list given is left alone', () => {
  const rows = [
    { name: 'Ana', visit: 1 },
    { name: 'ana', visit: 2 },
  ];
  expect(sortRows(rows, (row) => row.name, 'descending', 'pt').map((row) => row.visit)).toEqual([1, 2]);
  const given = [2, 1];
  sortRows(given, (value) => value, 'ascending', 'pt');
  expect(given).toEqual([2, 1]);
});
