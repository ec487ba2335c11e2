import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { receiveOldest } from './debts.ts';
import type { Part } from './parts.ts';

const debt = (id: string, day: string, amount: number) => ({ id, day, amount: cents(amount) });
const part = (method: Part['method'], amount: number): Part => ({ method, amount: cents(amount) });

const cut = debt('b', '2026-10-27', 80_00);
const colour = debt('a', '2026-11-10', 170_00);

test('one method pays all debts', () => {
  expect(receiveOldest([colour, cut], [part('PIX', 250_00)])).toEqual([
    { debt: cut, parts: [part('PIX', 80_00)], rest: 0 },
    { debt: colour, parts: [part('PIX', 170_00)], rest: 0 },
  ]);
});

test('several methods split the debts in the order in which they were entered, the oldest debt first', () => {
  expect(receiveOldest([colour, cut], [part('Dinheiro', 100_00), part('PIX', 150_00)])).toEqual([
    { debt: cut, parts: [part('Dinheiro', 80_00)], rest: 0 },
    { debt: colour, parts: [part('Dinheiro', 20_00), part('PIX', 150_00)], rest: 0 },
  ]);
});

test('a part of what is owed pays the oldest debt, and the rest stays owed', () => {
  expect(receiveOldest([colour, cut], [part('PIX', 50_00)])).toEqual([
    { debt: cut, parts: [part('PIX', 50_00)], rest: 30_00 },
  ]);
  expect(receiveOldest([colour, cut], [part('PIX', 100_00)])).toMatchObject([
    { debt: cut, rest: 0 },
    { debt: colour, parts: [part('PIX', 20_00)], rest: 150_00 },
  ]);
});

test('debts of one day are paid in the same order, however they were named', () => {
  const other = debt('c', cut.day, 20_00);
  expect(receiveOldest([other, cut], [part('PIX', 80_00)])).toEqual(receiveOldest([cut, other], [part('PIX', 80_00)]));
});
