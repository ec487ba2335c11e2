import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlots, isClosed, shownHours } from './day.ts';

const at = (start: number, end: number) => ({ start: start * 60, end: end * 60 });

test('a day shows whole hours around all that is in it, and from nine to six where nothing is', () => {
  expect(shownHours([])).toEqual(at(9, 18));
  expect(shownHours([at(10, 14)])).toEqual(at(10, 14));
  expect(shownHours([at(10, 14), { start: 7 * 60 + 20, end: 8 * 60 }, { start: 900, end: 21 * 60 + 1 }])).toEqual(
    at(7, 22),
  );
});

test('a half hour that is taken in part offers the first time that is free in it', () => {
  expect(freeSlots(at(9, 10), [])).toEqual([at(9, 9.5), at(9.5, 10)]);
  expect(freeSlots(at(9, 10), [{ start: 540, end: 550 }])[0]).toEqual({ start: 550, end: 570 });
  expect(freeSlots(at(9, 10), [at(9, 9.5)])).toEqual([at(9.5, 10)]);
});

test('nothing is offered that is taken', () => {
  const stretch = fc.tuple(fc.nat(1439), fc.nat(300)).map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(fc.array(stretch), (taken) => {
      for (const slot of freeSlots(at(8, 20), taken))
        expect(taken.some(({ start, end }) => start < slot.end && slot.start < end && start < end)).toBe(false);
    }),
  );
});

test('a day is closed where its commissions are, or the salon is and nobody works all the same', () => {
  const open = { period_closed: false, open_time: '09:00', work: [at(9, 18)] };
  expect(isClosed(undefined)).toBe(false);
  expect(isClosed(open)).toBe(false);
  expect(isClosed({ ...open, work: [] })).toBe(false);
  expect(isClosed({ ...open, open_time: null })).toBe(false);
  expect(isClosed({ ...open, open_time: null, work: [] })).toBe(true);
  expect(isClosed({ ...open, period_closed: true })).toBe(true);
});
