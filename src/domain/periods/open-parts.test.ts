import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains, daysOf } from '../shared/period.ts';
import { addDays } from '../shared/time.ts';
import { openParts } from './open-parts.ts';

const NOVEMBER = { first: '2026-11-01', last: '2026-11-30' };

test('what nobody has closed is open as a whole', () => {
  expect(openParts(NOVEMBER, [{ first: '2026-10-01', last: '2026-10-31' }])).toEqual([NOVEMBER]);
});

test('of a month whose first half is closed, the second is open', () => {
  expect(openParts(NOVEMBER, [{ first: '2026-11-01', last: '2026-11-15' }])).toEqual([
    { first: '2026-11-16', last: '2026-11-30' },
  ]);
});

test('a closed week in the middle leaves two parts, whatever the order in which periods are named', () => {
  const closed = [
    { first: '2026-11-30', last: '2026-12-06' },
    { first: '2026-11-09', last: '2026-11-15' },
  ];
  expect(openParts(NOVEMBER, closed)).toEqual([
    { first: '2026-11-01', last: '2026-11-08' },
    { first: '2026-11-16', last: '2026-11-29' },
  ]);
});

test('of days that are all closed, by one period or by several, nothing is open', () => {
  expect(openParts({ first: '2026-11-02', last: '2026-11-03' }, [NOVEMBER])).toEqual([]);
  expect(
    openParts(NOVEMBER, [
      { first: '2026-10-20', last: '2026-11-10' },
      { first: '2026-11-11', last: '2026-11-30' },
    ]),
  ).toEqual([]);
});

test('every day is either open or closed, and none is both', () => {
  const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), { maxLength: 5 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 0, max: 20 }), (turns, before) => {
      let day = addDays(NOVEMBER.first, -before);
      const closed = turns.map(([gap, length]) => {
        const first = addDays(day, gap);
        day = addDays(first, length);
        return { first, last: addDays(day, -1) };
      });
      const open = openParts(NOVEMBER, closed);
      for (const date of daysOf(NOVEMBER)) {
        const isClosed = closed.some((period) => contains(period, date));
        expect(open.filter((part) => contains(part, date))).toHaveLength(isClosed ? 0 : 1);
      }
    }),
  );
});
