import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOf, progressOf, runOfDays, SET_UP_STEPS } from './set-up.ts';

const [yesterday, today] = ['2026-11-17', '2026-11-18'];
const steps = (done: Partial<Record<(typeof SET_UP_STEPS)[number], string>>) =>
  SET_UP_STEPS.map((name) => ({ name, done_on: done[name] ?? null }));

test('what was done today stays until the day is over; the first that is not done is next; all keep their numbers', () => {
  const list = listOf(steps({ services: yesterday, salon: today, team: today }), today);
  expect(list).toEqual([
    { name: 'salon', number: 2, state: 'done' },
    { name: 'hours', number: 3, state: 'next' },
    { name: 'team', number: 4, state: 'done' },
    { name: 'clients', number: 5, state: 'later' },
    { name: 'page', number: 6, state: 'later' },
    { name: 'link', number: 7, state: 'later' },
  ]);
});

test('what is done counts and takes no more minutes', () => {
  expect(progressOf(steps({}))).toEqual({ done: 0, all: 7, minutes: 21 });
  expect(progressOf(steps({ services: yesterday, salon: today, hours: today }))).toEqual({
    done: 3,
    all: 7,
    minutes: 12,
  });
});

test('open days in one run have a first and a last, also over the weekend; with gaps, none or all they have not', () => {
  expect(runOfDays([2, 3, 4, 5, 6])).toEqual({ first: 2, last: 6 });
  expect(runOfDays([6, 0, 1])).toEqual({ first: 6, last: 1 });
  expect(runOfDays([3])).toEqual({ first: 3, last: 3 });
  expect(runOfDays([1, 3, 5])).toBeNull();
  expect(runOfDays([])).toBeNull();
  expect(runOfDays([0, 1, 2, 3, 4, 5, 6])).toBeNull();
});

test('a run has exactly the open days', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 6 })), (days) => {
      const run = runOfDays(days);
      if (!run) return;
      const between = Array.from({ length: ((run.last - run.first + 7) % 7) + 1 }, (_, i) => (run.first + i) % 7);
      expect(between.toSorted()).toEqual(days.toSorted());
    }),
  );
});
