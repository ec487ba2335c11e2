import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains, daysOf } from '../shared/period.ts';
import { addDays } from '../shared/time.ts';
import { closableOf, openParts } from './closable.ts';

const TODAY = '2026-11-17';
const OCTOBER = { first: '2026-10-01', last: '2026-10-31' };

test('a month that is over is closed as a whole', () => {
  expect(closableOf('2026-10', [], TODAY)).toEqual({ ok: true, range: OCTOBER });
});

test('a month that still runs is closed until today', () => {
  expect(closableOf('2026-11', [OCTOBER], TODAY)).toEqual({ ok: true, range: { first: '2026-11-01', last: TODAY } });
});

test('days that somebody named are never cut: what ends later than today cannot be closed', () => {
  expect(closableOf({ first: '2026-11-01', last: '2026-11-18' }, [], TODAY)).toMatchObject({ reason: 'ends_later' });
  expect(closableOf({ first: '2026-11-01', last: TODAY }, [], TODAY)).toMatchObject({ ok: true });
});

test('a month that has not begun cannot be closed', () => {
  expect(closableOf('2026-12', [], TODAY)).toMatchObject({ reason: 'not_begun' });
});

test('what is closed already cannot be closed again', () => {
  expect(closableOf('2026-10', [OCTOBER], TODAY)).toMatchObject({ reason: 'closed' });
});

test('of a month whose first half is closed, the days from then until today can be closed', () => {
  const half = { first: '2026-11-01', last: '2026-11-15' };
  expect(closableOf('2026-11', [half], TODAY)).toEqual({
    ok: false,
    reason: 'partly_closed',
    open: { first: '2026-11-16', last: TODAY },
  });
});

test('a month that was closed until today has nothing to close before tomorrow', () => {
  const soFar = { first: '2026-11-01', last: TODAY };
  expect(closableOf('2026-11', [soFar], TODAY)).toEqual({ ok: false, reason: 'partly_closed', open: undefined });
});

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
