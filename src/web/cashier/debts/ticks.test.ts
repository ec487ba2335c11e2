import { expect, test } from 'vitest';
import { isTicked, withTick } from './ticks.ts';

const visit = (id: string) => ({ appointment_id: id, sale_id: null });
const sale = { appointment_id: null, sale_id: 'shampoo' };
const debts = [visit('cut'), visit('colour'), sale];

test('everything is ticked until somebody chooses', () => {
  expect(debts.filter((debt) => isTicked(undefined, debt))).toEqual(debts);
  const chosen = withTick(undefined, debts, visit('colour'));
  expect(debts.filter((debt) => isTicked(chosen, debt))).toEqual([visit('cut'), sale]);
  expect(debts.filter((debt) => isTicked(withTick(chosen, debts, visit('colour')), debt))).toEqual(debts);
});

test('what comes to be owed later, and what another window left of something, is ticked only if it was chosen', () => {
  const chosen = withTick(undefined, debts, visit('colour'));
  expect(isTicked(chosen, visit('colour'))).toBe(false);
  expect(isTicked(chosen, visit('brushing'))).toBe(false);
  expect(isTicked(new Set(['cut']), visit('cut'))).toBe(true);
  expect(isTicked(new Set(['cut']), sale)).toBe(false);
});
