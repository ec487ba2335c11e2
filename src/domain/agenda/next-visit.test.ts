import { describe, expect, test } from 'vitest';
import { linesAgain, nextTimes, usualWeeks } from './next-visit.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('a client usually comes back', () => {
  test('after the median of the days between the last visits, in whole weeks', () => {
    expect(usualWeeks(['2026-11-17', '2026-09-22', '2026-07-28'])).toEqual({ weeks: 8, isHabit: true });
    // 14, 15 and 100 days: one long absence changes nothing.
    expect(usualWeeks(['2026-11-17', '2026-11-03', '2026-10-19', '2026-07-11'])).toEqual({ weeks: 2, isHabit: true });
    expect(usualWeeks(['2026-11-17', '2026-11-07', '2026-10-20', '2026-10-09', '2026-09-29'])).toMatchObject({
      weeks: 2,
    });
  });

  test('never before a week', () => {
    expect(usualWeeks(['2026-11-17', '2026-11-16', '2026-11-15'])).toEqual({ weeks: 1, isHabit: true });
  });

  test('after four weeks where there are fewer than three visits', () => {
    expect(usualWeeks(['2026-11-17', '2026-11-10'])).toEqual({ weeks: 4, isHabit: false });
    expect(usualWeeks([])).toEqual({ weeks: 4, isHabit: false });
  });
});

describe('the times that are offered', () => {
  const wish = { date: '2027-01-12', start: at(9) };

  test('are the same day and hour, a day after, and another part of the day', () => {
    const free = [
      { date: '2027-01-12', starts: [at(9), at(9, 30), at(13, 30), at(18)] },
      { date: '2027-01-13', starts: [at(8), at(9), at(10)] },
      { date: '2027-01-14', starts: [at(9)] },
    ];
    expect(nextTimes(free, wish)).toEqual([
      { date: '2027-01-12', start: at(9), kind: 'same' },
      { date: '2027-01-13', start: at(9), kind: 'later' },
      { date: '2027-01-12', start: at(13, 30), kind: 'afternoon' },
    ]);
  });

  test('are the nearest where the hour is taken, and on the first day that has any', () => {
    const free = [
      { date: '2027-01-12', starts: [] },
      { date: '2027-01-13', starts: [at(10), at(15)] },
      { date: '2027-01-14', starts: [] },
      { date: '2027-01-16', starts: [at(8), at(8, 30)] },
    ];
    expect(nextTimes(free, wish)).toEqual([
      { date: '2027-01-13', start: at(10), kind: 'later' },
      { date: '2027-01-16', start: at(8, 30), kind: 'later' },
      { date: '2027-01-13', start: at(15), kind: 'afternoon' },
    ]);
    expect(nextTimes([{ date: '2027-01-12', starts: [at(9, 30)] }], wish)).toEqual([
      { date: '2027-01-12', start: at(9, 30), kind: 'near' },
    ]);
  });

  test('are none where nothing is free', () => {
    expect(nextTimes([{ date: '2027-01-12', starts: [] }], wish)).toEqual([]);
  });
});

test('the next visit costs what this one would have without what the desk took off, and its commission follows', () => {
  const line = { professional_id: null, commission_from_net: false, discount_value: 0 };
  const cut = { ...line, unit_price: 80_00, commission_percent: 40, commission_amount: 32_00 };
  const reduced = { ...cut, unit_price: 60_00, discount_value: 20_00, commission_amount: 24_00 };
  const frozen = { ...reduced, commission_from_net: true };
  const typed = { ...reduced, commission_percent: null, commission_amount: 10_00 };
  expect(linesAgain([cut, reduced, frozen, typed])).toEqual([
    cut,
    cut,
    { ...cut, commission_percent: null, commission_amount: null },
    { ...cut, commission_percent: null, commission_amount: 10_00 },
  ]);
});
