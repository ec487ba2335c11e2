import { expect, test } from 'vitest';
import { dueState } from './due-date.ts';

const TODAY = '2026-11-17';

test.each([
  [null, 'Pendente', 'none'],
  [null, 'Pago', 'none'],
  ['2026-11-16', 'Pendente', 'overdue'],
  ['2026-11-17', 'Pendente', 'today'],
  ['2026-11-18', 'Pendente', 'future'],
  ['2026-11-16', 'Pago', 'paid'],
  ['2026-11-17', 'Pago', 'paid'],
  ['2026-11-18', 'Pago', 'paid'],
] as const)('due %s and %s is %s', (due_date, payment_status, state) => {
  expect(dueState({ due_date, payment_status }, TODAY)).toBe(state);
});
