import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const cut = { duration_minutes: 60, price: 12_000, preco_variavel: false };
const blowDry = { duration_minutes: 45, price: 8_000, preco_variavel: false };
const highlights = { duration_minutes: 180, price: 0, preco_variavel: true };

test('durations and prices of the chosen services add up', () => {
  expect(totalsOf([cut, blowDry])).toEqual({ totalDuration: 105, totalPrice: 20_000 });
});

test('one service with a variable price leaves the total to be confirmed, but not the duration', () => {
  expect(totalsOf([cut, highlights])).toEqual({ totalDuration: 240, totalPrice: null });
});

test('nothing chosen takes no time and costs nothing', () => {
  expect(totalsOf([])).toEqual({ totalDuration: 0, totalPrice: 0 });
});
