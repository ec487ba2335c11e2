import { expect, test } from 'vitest';
import { closableOf } from './closable.ts';

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
