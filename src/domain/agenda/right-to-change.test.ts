import { expect, test } from 'vitest';
import { rightToChange } from './right-to-change.ts';

const open = {
  status: 'pendente' as const,
  date: '2026-11-18',
  payment_method: null,
  discount_value: 0,
  lines: [{ unit_price: 80_00 }],
};
const done = { ...open, status: 'finalizado' as const, payment_method: 'PIX' as const };

test('to book, move, price and cancel what is not done takes the agenda alone', () => {
  expect(rightToChange(undefined, open)).toBeNull();
  expect(rightToChange(open, { ...open, date: '2026-11-19', discount_value: 5 })).toBeNull();
  expect(rightToChange(open, { ...open, status: 'cancelado' })).toBeNull();
  expect(rightToChange(open, null)).toBeNull();
});

test('to finalise is to take payment', () => {
  expect(rightToChange(open, done)).toBe('payments');
  expect(rightToChange(undefined, done)).toBe('payments');
});

test.each([
  ['reopened', { ...done, status: 'pendente' as const }],
  ['removed', null],
  ['paid otherwise', { ...done, payment_method: 'Dinheiro' as const }],
  ['on another day', { ...done, date: '2026-11-17' }],
  ['at another price', { ...done, lines: [{ unit_price: 70_00 }] }],
  ['with another discount', { ...done, discount_value: 5_00 }],
])('what is done is %s by who may correct', (_, after) => {
  expect(rightToChange(done, after)).toBe('corrections');
});

test('what was used for it is noted afterwards by anybody with the agenda', () => {
  expect(rightToChange(done, { ...done })).toBeNull();
});
