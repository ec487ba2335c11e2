import { expect, test } from 'vitest';
import { linkState, secondsUntil } from './link-state.ts';

const now = Temporal.Instant.from('2026-11-17T14:00:00Z');
const stateAfter = (failed_attempts: number, locked_until: string | null = null) =>
  linkState({ failed_attempts, locked_until }, now);

test('wrong PINs alone do not lock a link, only the time that they set does', () => {
  expect(stateAfter(0)).toBe('live');
  expect(stateAfter(4)).toBe('live');
  expect(stateAfter(5, '2026-11-17 14:00:01+00')).toBe('locked');
});

test('a lock ends at its moment, to the second', () => {
  expect(stateAfter(5, '2026-11-17 14:00:00+00')).toBe('live');
  expect(stateAfter(5, '2026-11-17 13:59:59.999+00')).toBe('live');
  expect(stateAfter(5, '2026-11-17 14:00:00.001+00')).toBe('locked');
});

test('twenty in a row end a link, whatever the clock says', () => {
  expect(stateAfter(19)).toBe('live');
  expect(stateAfter(20)).toBe('blocked');
  expect(stateAfter(20, '2026-11-17 13:00:00+00')).toBe('blocked');
});

test('what is left of a lock is rounded up, also from another zone', () => {
  expect(secondsUntil('2026-11-17 11:15:00.2-03', now)).toBe(901);
});
