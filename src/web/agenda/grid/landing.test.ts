import { expect, test } from 'vitest';
import { formatTime } from '#domain/shared/time.ts';
import type { CardBlock, Column } from './columns.ts';
import { carriedBy, type Drag, targetsFor } from './landing.ts';

const column = (id: string, isOpen = true) =>
  ({ id, isOpen, professional: id === 'nobody' ? null : { id } }) as unknown as Column;
const columns = [column('nobody', false), column('ana'), column('gone', false), column('caio')];
const block = (who: string | null, professional_id = who) =>
  ({ id: 'cut', who, card: { professional_id } }) as CardBlock;
const carried = (from: string, changes: Partial<Drag> = {}) => ({
  from,
  drag: { block: block(from), column: from, start: 10 * 60 + 20, end: 11 * 60, ...changes },
});

/** Where keys carry it, one after the other; with Shift those that are written in capitals. */
function carry({ drag, from }: ReturnType<typeof carried>, ...keys: string[]): string {
  const at = keys.reduce((drag, key) => {
    const isFine = key === key.toUpperCase();
    const arrow = `Arrow${key.charAt(0).toUpperCase()}${key.slice(1).toLowerCase()}`;
    return carriedBy(arrow, isFine, { drag, from }, columns) ?? drag;
  }, drag);
  return `${at.column} ${formatTime(at.start)}-${formatTime(at.end)}`;
}

test('up and down carry by quarters of the clock, with Shift by five minutes, and keep the length', () => {
  expect(carry(carried('ana'), 'down')).toBe('ana 10:30-11:10');
  expect(carry(carried('ana'), 'up', 'up')).toBe('ana 09:45-10:25');
  expect(carry(carried('ana'), 'DOWN')).toBe('ana 10:25-11:05');
});

test('to the side lies the next column that takes something', () => {
  expect(carry(carried('ana'), 'right')).toBe('caio 10:20-11:00');
  expect(carry(carried('ana'), 'right', 'right', 'left')).toBe('ana 10:20-11:00');
  expect(carry(carried('gone'), 'left', 'left')).toBe('ana 10:20-11:00');
  expect(carry(carried('gone'), 'left', 'right')).toBe('gone 10:20-11:00');
});

test('nothing is carried out of the day', () => {
  const late = carried('ana', { start: 23 * 60, end: 24 * 60 });
  expect(carry(late, 'down')).toBe('ana 23:00-24:00');
});

test("nobody's request can only go to somebody", () => {
  expect(targetsFor(block(null), 'nobody', columns).map(({ id }) => id)).toEqual(['ana', 'caio']);
  const request = carried('nobody', { block: block(null), column: 'ana' });
  expect(carry(request, 'right')).toBe('caio 10:20-11:00');
  expect(carry(request, 'left')).toBe('ana 10:20-11:00');
});

test('who has left keeps what is theirs and takes nothing', () => {
  expect(targetsFor(block('gone'), 'gone', columns).map(({ id }) => id)).toEqual(['ana', 'gone', 'caio']);
  expect(targetsFor(block('ana'), 'ana', columns).map(({ id }) => id)).toEqual(['ana', 'caio']);
});

test('other keys are left alone', () => {
  expect(carriedBy('a', false, carried('ana'), columns)).toBeUndefined();
});

test('the turn of somebody else in a visit stays theirs: it moves in their own column only', () => {
  expect(targetsFor(block('caio', 'ana'), 'caio', columns).map(({ id }) => id)).toEqual(['caio']);
});
