import { describe, expect, test } from 'vitest';
import {
  countVisits,
  isSoon,
  lateBy,
  markOf,
  minutesSince,
  nextStep,
  receptionOf,
  type VisitFacts,
  visitOf,
} from './visit.ts';
import { stepsOf, whyNot, withVisit } from './visit-steps.ts';

const TODAY = '2026-11-17';
const at = (hour: number, minute = 0) => ({ date: TODAY, minutes: hour * 60 + minute });

const booked = (changes: Partial<VisitFacts> = {}): VisitFacts => ({
  date: TODAY,
  start_time: '11:30',
  end_time: '12:15',
  status: 'pendente',
  requires_confirmation: false,
  arrived_at: null,
  started_at: null,
  no_show: false,
  ...changes,
});
const here = booked({ arrived_at: '11:20' });
const served = booked({ arrived_at: '11:20', started_at: '11:35' });
const missed = booked({ status: 'cancelado', no_show: true });

test('a visit is expected, arrived, in service or missed; who is finalised, cancelled or asks is none of these', () => {
  expect([booked(), here, served, missed].map((facts) => visitOf(facts, TODAY))).toEqual([
    'expected',
    'arrived',
    'in_service',
    'no_show',
  ]);
  expect(visitOf({ ...served, status: 'finalizado' }, TODAY)).toBeUndefined();
  expect(visitOf(booked({ status: 'cancelado' }), TODAY)).toBeUndefined();
  expect(visitOf(booked({ requires_confirmation: true }), TODAY)).toBeUndefined();
});

test('on another day nobody waits and nobody is served; who did not come still did not', () => {
  expect([here, served, missed].map((facts) => visitOf(facts, '2026-11-18'))).toEqual([
    'expected',
    'expected',
    'no_show',
  ]);
});

test('the next step is to arrive, then to be served, and on other days there is none', () => {
  expect([booked(), here, served, missed].map((facts) => nextStep(facts, at(11)))).toEqual([
    'arrived',
    'in_service',
    undefined,
    undefined,
  ]);
  expect(nextStep(booked({ date: '2026-11-18' }), at(11))).toBeUndefined();
});

test('who is expected is late from the minute after the start until the end, today only', () => {
  const times = [at(11, 29), at(11, 30), at(11, 40), at(12, 15)];
  expect(times.map((now) => lateBy(booked(), now))).toEqual([0, 0, 10, 0]);
  expect(lateBy(here, at(12))).toBe(0);
  expect(lateBy(booked({ date: '2026-11-16' }), at(12))).toBe(0);
});

test('a card offers the next step from half an hour before the start on, and at once to who waits', () => {
  expect([at(10, 59), at(11), at(16)].map((now) => isSoon(booked(), now))).toEqual([false, true, true]);
  expect([isSoon(here, at(9)), isSoon(served, at(12)), isSoon(missed, at(12))]).toEqual([true, false, false]);
});

test('a wait is counted in minutes, and a clock that is a little behind shows none', () => {
  expect([minutesSince('11:20', at(11, 28)), minutesSince('11:20', at(11, 19))]).toEqual([8, 0]);
});

describe('what can be said of a visit', () => {
  test('nobody has missed what is yet to come, and nobody who is here has missed it', () => {
    expect(whyNot('no_show', booked(), at(11, 29))).toBe('to_come');
    expect(whyNot('no_show', booked({ date: '2026-11-18' }), at(12))).toBe('to_come');
    expect(whyNot('no_show', here, at(12))).toBe('is_here');
    expect(whyNot('no_show', booked(), at(11, 30))).toBeUndefined();
    expect(whyNot('no_show', booked({ date: '2026-11-16' }), at(8))).toBeUndefined();
  });

  test('an arrival noted by mistake does not stand in the way once its day is over', () => {
    for (const facts of [here, served]) expect(stepsOf({ ...facts, date: '2026-11-16' }, at(8))).toEqual(['no_show']);
    expect(withVisit(served, 'no_show', '08:00')).toMatchObject({ arrived_at: null, started_at: null });
  });

  test('somebody arrives or is served on the day itself', () => {
    for (const date of ['2026-11-16', '2026-11-18']) {
      expect(whyNot('arrived', booked({ date }), at(12))).toBe('other_day');
      expect(whyNot('in_service', booked({ date }), at(12))).toBe('other_day');
    }
    expect(whyNot('arrived', booked(), at(9))).toBeUndefined();
  });

  test('what is finalised, asked for or cancelled stays as it is; who was cancelled may have stayed away', () => {
    expect(whyNot('expected', booked({ status: 'finalizado' }), at(12))).toBe('finalised');
    expect(whyNot('arrived', booked({ requires_confirmation: true }), at(12))).toBe('request');
    expect(whyNot('arrived', booked({ status: 'cancelado' }), at(12))).toBe('cancelled');
    expect(whyNot('no_show', booked({ status: 'cancelado' }), at(12))).toBeUndefined();
  });

  test('every step can be taken back', () => {
    expect(stepsOf(booked(), at(11))).toEqual(['arrived', 'in_service']);
    expect(stepsOf(booked(), at(12))).toEqual(['arrived', 'in_service', 'no_show']);
    expect(stepsOf(here, at(12))).toEqual(['expected', 'in_service']);
    expect(stepsOf(served, at(12))).toEqual(['expected', 'arrived']);
    expect(stepsOf(missed, at(12))).toEqual(['expected', 'arrived', 'in_service']);
    expect(stepsOf({ ...missed, date: '2026-11-16' }, at(12))).toEqual(['expected']);
  });
});

test('who goes back from the chair to the sofa has waited since they arrived', () => {
  expect(withVisit(served, 'arrived', '12:00')).toEqual({
    status: 'pendente',
    arrived_at: '11:20',
    started_at: null,
    no_show: false,
  });
});

test('who is served at once has not waited', () => {
  expect(withVisit(booked(), 'in_service', '11:31')).toMatchObject({ arrived_at: null, started_at: '11:31' });
});

test('who did not come is cancelled with that mark, and both go together', () => {
  expect(withVisit(booked(), 'no_show', '12:00')).toMatchObject({ status: 'cancelado', no_show: true });
  expect(withVisit(missed, 'expected', '12:00')).toMatchObject({ status: 'pendente', no_show: false });
});

describe('what a card says of a visit instead of its status', () => {
  test('how long somebody has waited, or by how much they are late', () => {
    expect(markOf(here, at(11, 28))).toEqual({ mark: 'arrived', minutes: 8 });
    expect(markOf(booked(), at(11, 40))).toEqual({ mark: 'late', minutes: 10 });
    expect(markOf(served, at(11, 40))).toMatchObject({ mark: 'in_service' });
    expect(markOf(booked(), at(11, 20))).toBeUndefined();
  });

  test('on another day only who did not come', () => {
    expect(markOf(here, undefined)).toBeUndefined();
    expect(markOf(missed, undefined)).toMatchObject({ mark: 'no_show' });
  });
});

test('at the reception who waits longest comes first, and after them who is late', () => {
  const late = booked({ start_time: '11:00' });
  const justHere = booked({ arrived_at: '11:38' });
  const people = receptionOf([late, justHere, served, here, missed], at(11, 40));
  expect(people.map(({ card, minutes }) => [card, minutes])).toEqual([
    [here, 20],
    [justHere, 2],
    [late, 40],
  ]);
  expect(people.map(({ step }) => step)).toEqual(['in_service', 'in_service', 'arrived']);
});

test('a day counts who waits, who is late, served, missed and done', () => {
  const done = booked({ status: 'finalizado' });
  const cards = [booked(), here, served, missed, done, booked({ status: 'cancelado' })];
  expect(countVisits(cards, at(11, 40))).toEqual({ waiting: 1, late: 1, serving: 1, missed: 1, done: 1 });
  expect(countVisits(cards, undefined)).toEqual({ waiting: 0, late: 0, serving: 0, missed: 1, done: 1 });
});
