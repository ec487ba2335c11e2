import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/shared/time.ts';
import { bookingRules } from './booking-rules.ts';
import { type DiaryRows, makeDiary } from './diary.ts';
import { findSlots, type Slots } from './slots.ts';
import { RANDOM_DAYS, randomRows } from './testing/random-diary.ts';

const SUNDAY = '2026-11-15';
const MIDNIGHT = Temporal.Instant.from('2026-11-15T03:00:00Z');

const salon = fc.record({
  timezone: fc.constant('America/Sao_Paulo'),
  slot_step_minutes: fc.constantFrom(10, 15, 20, 30, 60),
  min_notice_minutes: fc.constantFrom(0, 0, 90, 1440),
  booking_horizon_days: fc.constantFrom(1, 2, 365),
});
const now = fc.integer({ min: -3000, max: 4000 }).map((minutes) => MIDNIGHT.add({ minutes }));

type Salon = typeof salon extends fc.Arbitrary<infer T> ? T : never;
type Wish = { who: number | null; minutes: number };

function offered(
  rows: DiaryRows,
  from: string,
  days: number,
  salon: Salon,
  now: Temporal.Instant,
  wish: Wish,
): Slots[] {
  const diary = makeDiary(rows, from, days);
  return findSlots(diary, bookingRules(salon, diary, now), wish.who, wish.minutes);
}

test('what a stretch of days offers is what the look at the single day lets through at the moment of booking, no more and no less', () => {
  let [free, taken] = [0, 0];
  fc.assert(
    fc.property(
      randomRows(SUNDAY),
      salon,
      now,
      fc.record({ who: fc.constantFrom(null, 0), minutes: fc.integer({ min: 1, max: 24 }).map((ten) => ten * 10) }),
      (rows, salon, now, wish) => {
        const shown = offered(rows, SUNDAY, RANDOM_DAYS, salon, now, wish);
        const checked = shown.flatMap((_, day) => offered(rows, addDays(SUNDAY, day), 1, salon, now, wish));
        expect(checked).toEqual(shown);
        for (const { available } of shown) {
          free += available.filter(Boolean).length;
          taken += available.filter((one) => !one).length;
        }
      },
    ),
    { numRuns: 2000 },
  );
  // The diaries were neither all empty nor all full.
  expect(Math.min(free, taken)).toBeGreaterThan(2000);
}, 240_000);
