import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { followed, type SplitRow, withAmount, withoutPart, withPart } from './split.ts';

const TOTAL = cents(680_00);
const amounts = (rows: readonly SplitRow[]) => rows.map(({ amount }) => amount);
const divided = (...methods: ClientPaymentMethod[]) =>
  methods.reduce<SplitRow[]>((rows, method) => withPart(rows, method, TOTAL), []);

test('the first part has all, the second what the first leaves', () => {
  const first = divided('PIX');
  expect(amounts(first)).toEqual([680_00]);
  expect(amounts(withPart(withAmount(first, 'PIX', 400_00, TOTAL), 'Dinheiro', TOTAL))).toEqual([400_00, 280_00]);
});

test('of two parts the other one follows whichever is typed, digit by digit', () => {
  let rows = divided('PIX', 'Dinheiro');
  expect(amounts(rows)).toEqual([680_00, 0]);
  for (const typed of [2_00, 28_00, 280_00]) rows = withAmount(rows, 'Dinheiro', typed, TOTAL);
  expect(amounts(rows)).toEqual([400_00, 280_00]);
  expect(amounts(withAmount(rows, 'PIX', 500_00, TOTAL))).toEqual([500_00, 180_00]);
});

test('of three the last that nobody typed follows, and none where all were typed', () => {
  let rows = withAmount(divided('PIX', 'Dinheiro', 'Outro'), 'PIX', 100_00, TOTAL);
  rows = withAmount(rows, 'Dinheiro', 200_00, TOTAL);
  expect(amounts(rows)).toEqual([100_00, 200_00, 380_00]);
  rows = withAmount(rows, 'Outro', 300_00, TOTAL);
  expect(amounts(withAmount(rows, 'PIX', 50_00, TOTAL))).toEqual([50_00, 200_00, 300_00]);
});

test('too much leaves nothing for the rest, and what cannot be read counts as nothing', () => {
  const rows = divided('PIX', 'Dinheiro');
  expect(amounts(withAmount(rows, 'PIX', 900_00, TOTAL))).toEqual([900_00, 0]);
  expect(amounts(withAmount(rows, 'PIX', null, TOTAL))).toEqual([null, 680_00]);
  expect(amounts(withAmount(rows, 'PIX', Number.NaN, TOTAL))).toEqual([Number.NaN, 680_00]);
});

test('what is taken away goes to the rest, and the one that stays pays all', () => {
  const rows = withAmount(divided('PIX', 'Dinheiro', 'Outro'), 'PIX', 100_00, TOTAL);
  expect(amounts(withoutPart(rows, 'Outro', TOTAL))).toEqual([100_00, 580_00]);
  expect(amounts(withoutPart(withoutPart(rows, 'Outro', TOTAL), 'Dinheiro', TOTAL))).toEqual([680_00]);
});

test('another total changes the rest alone', () => {
  const rows = withAmount(divided('PIX', 'Dinheiro'), 'PIX', 400_00, TOTAL);
  expect(amounts(followed(rows, cents(700_00)))).toEqual([400_00, 300_00]);
});
