import { expect, test } from 'vitest';
import { emptyLine } from './line-draft.ts';
import { shownLines } from './shown-lines.ts';

const written = {
  ...emptyLine(),
  unit_price: 100_00,
  commission_percent: 40,
  commission_amount: 40_00,
  commission_from_net: true,
};
const typed = { ...written, commission_from_net: false };
const values = {
  status: 'finalizado' as const,
  professional_id: 'rita',
  discount_value: 50_00,
  lines: [written, typed],
};
const amounts = (changes: object = {}) =>
  shownLines({ ...values, ...changes }).map(({ commission_amount }) => commission_amount);

test('what finalising wrote follows the discount, and what somebody typed does not', () => {
  expect(amounts()).toEqual([30_00, 40_00]);
});

test('while an amount is still being typed nothing moves', () => {
  expect(amounts({ discount_value: Number.NaN })).toEqual([40_00, 40_00]);
  expect(amounts({ lines: [written, { ...typed, unit_price: Number.NaN }] })).toEqual([40_00, 40_00]);
});

test('what is no longer finalised forgets what finalising wrote', () => {
  expect(amounts({ status: 'pendente' })).toEqual([null, 40_00]);
});
