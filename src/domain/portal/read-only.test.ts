import { expect, test } from 'vitest';
import { isCancellable, readOnlyFor } from './read-only.ts';

const open = { professional_id: 'rita', status: 'pendente', is_closed: false, requires_confirmation: false };

test.each([
  ['an open appointment of theirs', open, null],
  ['one that was cancelled', { ...open, status: 'cancelado' }, null],
  ['one that is finalised', { ...open, status: 'finalizado', is_closed: true }, 'finalised'],
  ['one in a closed period', { ...open, is_closed: true, requires_confirmation: true }, 'period_closed'],
  ['one that awaits the salon', { ...open, requires_confirmation: true }, 'awaiting'],
  ['a colleague’s', { ...open, professional_id: 'nina', status: 'finalizado' }, 'of_a_colleague'],
  ['nobody’s', { ...open, professional_id: null }, 'of_a_colleague'],
])('%s is read only for this reason: %s', (_, appointment, reason) => {
  expect(readOnlyFor('rita', appointment)).toBe(reason);
});

test('what is pending can be cancelled, a request too, and nothing that is read only otherwise', () => {
  expect(isCancellable('pendente', null)).toBe(true);
  expect(isCancellable('pendente', 'awaiting')).toBe(true);
  expect(isCancellable('cancelado', null)).toBe(false);
  expect(isCancellable('pendente', 'period_closed')).toBe(false);
  expect(isCancellable('pendente', 'of_a_colleague')).toBe(false);
});
