import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTime } from '#domain/shared/time.ts';
import { makeDiary } from './diary.ts';
import { hasRoomFor, placeAll } from './placement.ts';
import type { Wish } from './placement-search.ts';
import { findSlots } from './slots.ts';

const wish = (start: number, end: number, ...takers: number[]): Wish => ({ start, end, takers });
const people = (count: number) => Array.from({ length: count }, (_, person) => person);

/** Tries every way. */
function canBePlaced([first, ...rest]: readonly Wish[], given: ReadonlyArray<Wish & { holder: number }> = []): boolean {
  if (!first) return true;
  return first.takers.some(
    (holder) =>
      !given.some((one) => one.holder === holder && one.start < first.end && one.end > first.start) &&
      canBePlaced(rest, [...given, { ...first, holder }]),
  );
}

const anyWish = fc
  .record({
    start: fc.integer({ min: 0, max: 12 }),
    length: fc.integer({ min: 1, max: 6 }),
    takers: fc.subarray(people(4)),
  })
  .map(({ start, length, takers }) => ({ start, end: start + length, takers }));

describe('requests for anybody', () => {
  test('are given out whenever there is a way to do it, and only then', () => {
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 8 }), (wishes) => {
        expect(placeAll(wishes) !== undefined).toBe(canBePlaced(wishes));
      }),
      { numRuns: 2000 },
    );
  });

  test('are each held by somebody who may take it, no two overlapping ones by the same person', () => {
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 12 }), (wishes) => {
        const { holders = [] } = placeAll(wishes) ?? {};
        holders.forEach((holder, index) => {
          const one = wishes[index] as Wish;
          expect(one.takers).toContain(holder);
          const beside = wishes.filter((two, at) => at < index && two.start < one.end && two.end > one.start);
          expect(beside.map((two) => holders[wishes.indexOf(two)])).not.toContain(holder);
        });
      }),
    );
  });

  test('change hands so that one more finds somebody', () => {
    const placement = placeAll([wish(0, 60, 0, 1), wish(0, 60, 1, 2)]);
    expect(placement && hasRoomFor(placement, wish(30, 90, 0))).toBe(true);
    expect(placement && hasRoomFor(placement, wish(30, 90, 3))).toBe(true);
  });

  test('leave no room for a third when two people hold two', () => {
    const placement = placeAll([wish(0, 60, 0, 1), wish(30, 90, 0, 1)]);
    expect(placement && hasRoomFor(placement, wish(45, 60, 0, 1))).toBe(false);
    expect(placement && hasRoomFor(placement, wish(60, 120, 0, 1))).toBe(true);
  });

  test('whose placing is not found within the bounds of a day are refused, never given out wrongly', () => {
    // Found only by taking something back: 0 must keep out of the first, although free then.
    const wishes = [
      wish(0, 20, 0, 1),
      wish(5, 15, 2, 3),
      wish(10, 30, 0, 2),
      wish(12, 40, 1, 3),
      wish(21, 50, 0, 1, 2),
    ];
    expect(placeAll(wishes) !== undefined).toBe(canBePlaced(wishes));
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 8 }), (some) => {
        if (placeAll(some, { retreats: 0 })) expect(canBePlaced(some)).toBe(true);
      }),
    );
  });
});

describe('a day full of requests for anybody is looked through at once', () => {
  const date = '2026-11-17';
  const rules = { step: 30, after: -1, before: 1e9, gaps: [] };
  const dayWith = (count: number, requests: Array<[start: number, end: number]>) =>
    makeDiary(
      {
        hours: [{ weekday: 2, open_time: '08:00', close_time: '20:00' }],
        exceptions: [],
        professionals: people(count).map((person) => ({ id: `${person}` })),
        shifts: [],
        timeOff: [],
        appointments: [],
        requests: requests.map(([start, end], index) => ({
          id: `${index}`,
          date,
          start_time: formatTime(start),
          end_time: formatTime(end),
        })),
      },
      date,
      1,
    );
  const offered = (count: number, requests: Array<[number, number]>, who: number | null) => {
    const [day] = findSlots(dayWith(count, requests), rules, who, 60);
    return day?.starts.filter((_, index) => day.available[index]) ?? [];
  };

  test.each([16, 40])('with %i people and as many requests for one hour', (count) => {
    const requests = people(count).map((): [number, number] => [600, 660]);
    const around = [480, 510, 540, 660, 690, 720];
    expect(offered(count, requests, null).slice(0, 6)).toEqual(around);
    expect(offered(count, requests, 3).slice(0, 6)).toEqual(around);
  });

  test('with 8 people and 83 staggered requests', () => {
    const requests = people(83).map((index): [number, number] => [480 + 7 * index, 540 + 7 * index]);
    // Nine of them overlap at any moment: they do not even fit alone, so nothing else is offered.
    expect(offered(8, requests, null)).toEqual([]);
    expect(offered(9, requests, 0)).toEqual([1080, 1110, 1140]);
  });
});
