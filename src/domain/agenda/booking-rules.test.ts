import { describe, expect, test } from 'vitest';
import { bookingRules, ownersRules, type SalonRules } from './booking-rules.ts';
import { isAllowed } from './slots.ts';

const salon: SalonRules = {
  timezone: 'America/Sao_Paulo',
  slot_step_minutes: 30,
  min_notice_minutes: 0,
  booking_horizon_days: 365,
};
const TUESDAY = { firstDate: '2026-11-17', days: 1 };
/** In São Paulo it is three hours earlier. */
const at = (utc: string) => Temporal.Instant.from(utc);

describe('a start must lie ahead', () => {
  test('by the salon’s clock: 10:00 is past as soon as it is 10:00 there', () => {
    const rules = bookingRules(salon, TUESDAY, at('2026-11-17T13:00:00Z'));
    expect([599, 600, 601].map((start) => isAllowed(rules, start))).toEqual([false, false, true]);
  });
  test('by at least the notice', () => {
    const rules = bookingRules({ ...salon, min_notice_minutes: 120 }, TUESDAY, at('2026-11-17T13:00:00Z'));
    expect([720, 750].map((start) => isAllowed(rules, start))).toEqual([false, true]);
  });
  test('also when the notice reaches over midnight', () => {
    const rules = bookingRules({ ...salon, min_notice_minutes: 24 * 60 }, TUESDAY, at('2026-11-16T13:00:00Z'));
    expect([600, 630].map((start) => isAllowed(rules, start))).toEqual([false, true]);
  });
  test('two hours of notice are two hours, also in the night in which the clocks skip one', () => {
    const newYork = { ...salon, timezone: 'America/New_York', min_notice_minutes: 120 };
    // 01:00 in New York; two hours later it is 04:00 there.
    const { after } = bookingRules(newYork, { firstDate: '2026-03-08', days: 1 }, at('2026-03-08T06:00:00Z'));
    expect(after).toBe(4 * 60);
  });
});

describe('the horizon', () => {
  const now = at('2026-11-17T13:00:00Z');
  const allowedOn = (days: number, rules: SalonRules) =>
    isAllowed(bookingRules(rules, { firstDate: '2026-11-17', days: days + 1 }, now), days * 1440 + 600);
  test('of one day reaches to the end of tomorrow', () => {
    const near = { ...salon, booking_horizon_days: 1 };
    expect([1, 2].map((days) => allowedOn(days, near))).toEqual([true, false]);
  });
  test('is counted from today, wherever the stretch begins', () => {
    const rules = bookingRules({ ...salon, booking_horizon_days: 7 }, { firstDate: '2026-11-24', days: 2 }, now);
    expect([600, 1440 + 600].map((start) => isAllowed(rules, start))).toEqual([true, false]);
  });
  test('does not bind the owner, nor does the notice; but what is past is past', () => {
    const strict = ownersRules({ ...salon, min_notice_minutes: 600, booking_horizon_days: 1 });
    expect(allowedOn(700, strict)).toBe(true);
    const rules = bookingRules(strict, TUESDAY, now);
    expect([570, 630].map((start) => isAllowed(rules, start))).toEqual([false, true]);
  });
});
