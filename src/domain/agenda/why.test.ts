import { describe, expect, test } from 'vitest';
import { type DiaryRows, makeDiary } from './diary.ts';
import { whyNotOffered } from './why.ts';

const TUESDAY = '2026-11-17';
const at = (start_time: string, end_time: string) => ({ date: TUESDAY, start_time, end_time });
const salon: DiaryRows = {
  hours: [{ weekday: 2, open_time: '09:00', close_time: '18:00' }],
  exceptions: [],
  professionals: [{ id: 'ana' }, { id: 'bia' }],
  shifts: [{ staff_id: 'ana', weekday: 2, start_time: '09:00', end_time: '15:00' }],
  timeOff: [{ id: 'lunch', staff_id: 'ana', starts_at: `${TUESDAY}T12:00`, ends_at: `${TUESDAY}T13:00` }],
  appointments: [
    { id: 'cut', professional_id: 'ana', ...at('10:00', '10:30') },
    { id: 'colour', professional_id: 'ana', ...at('10:30', '12:00') },
    { id: 'all day', professional_id: 'bia', ...at('09:00', '18:00') },
  ],
  requests: [{ id: 'request', ...at('13:30', '14:30') }],
};

function why(start: number, { who = 0, minutes = 30, rows = {} as Partial<DiaryRows>, rules = {} } = {}) {
  const diary = makeDiary({ ...salon, ...rows }, TUESDAY, 1);
  return whyNotOffered(diary, { step: 30, after: -1, before: 1440, gaps: [], ...rules }, who, start, minutes);
}
const NINE = 9 * 60;

describe('a time is not offered because', () => {
  test('the salon is closed on that weekday', () => {
    expect(why(NINE, { rows: { hours: [] } })).toEqual({ rule: 'closed' });
  });
  test('the salon makes an exception and is closed that day', () => {
    const exceptions = [{ date: TUESDAY, open_time: null, close_time: null }];
    expect(why(NINE, { rows: { exceptions } })).toEqual({ rule: 'exception' });
  });
  test('it lies outside the shift, or reaches out of it', () => {
    expect(why(15 * 60)).toEqual({ rule: 'outside_shift' });
    expect(why(14 * 60 + 30, { minutes: 60 })).toEqual({ rule: 'outside_shift' });
  });
  test('starts come every so many minutes', () => {
    expect(why(NINE + 10)).toEqual({ rule: 'off_step' });
  });
  test('appointments are in the way: all of them are named', () => {
    expect(why(10 * 60, { minutes: 60 })).toEqual({ rule: 'appointment', ids: ['cut', 'colour'] });
  });
  test('an appointment that ends then is not in the way', () => {
    expect(why(12 * 60)).toEqual({ rule: 'time_off', ids: ['lunch'] });
  });
  test('it is too soon', () => {
    expect(why(NINE, { rules: { after: NINE } })).toEqual({ rule: 'notice' });
  });
  test('it is too far ahead', () => {
    expect(why(NINE, { rules: { before: NINE } })).toEqual({ rule: 'horizon' });
  });
  test('the clocks skip it', () => {
    expect(why(NINE, { rules: { gaps: [NINE, NINE + 60] } })).toEqual({ rule: 'clock_gap' });
  });
  test('nobody else could take a request that waits', () => {
    expect(why(13 * 60 + 30)).toEqual({ rule: 'held_for_request', ids: ['request'] });
  });
  test('the professional is not active', () => {
    expect(why(NINE, { who: -1 })).toEqual({ rule: 'inactive' });
  });
});

test('there is nothing to say against a time that is offered', () => {
  expect(why(NINE)).toBeNull();
});
