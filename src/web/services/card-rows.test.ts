import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedRows, plainRows } from './card-rows.ts';

const service = (category: string, name: string) => ({ category, name });
const hair = ['Corte', 'Escova', 'Luzes'].map((name) => service('Cabelo', name));
const nails = [service('Unha', 'Manicure')];

test('each category begins with its head, and its cards fill the lines', () => {
  expect(groupedRows([...hair, ...nails], 2)).toEqual([
    { kind: 'head', category: 'Cabelo' },
    { kind: 'cards', category: 'Cabelo', services: hair.slice(0, 2) },
    { kind: 'cards', category: 'Cabelo', services: hair.slice(2) },
    { kind: 'head', category: 'Unha' },
    { kind: 'cards', category: 'Unha', services: nails },
  ]);
});

test('what was found stands without heads, whatever the categories', () => {
  expect(plainRows([...nails, ...hair], 3).map((row) => row.kind === 'cards' && row.services)).toEqual([
    [...nails, ...hair.slice(0, 2)],
    hair.slice(2),
  ]);
});

test('no service is lost or moved, and no line is longer than the columns', () => {
  const services = fc.array(fc.record({ category: fc.constantFrom('A', 'B', 'C'), id: fc.nat() }));
  fc.assert(
    fc.property(
      services,
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(groupedRows, plainRows),
      (all, columns, rows) => {
        const lines = rows(all, columns).flatMap((row) => (row.kind === 'cards' ? [row.services] : []));
        expect(lines.flat()).toEqual(all);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
      },
    ),
  );
});
