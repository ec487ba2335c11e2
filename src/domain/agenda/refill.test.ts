import { expect, test } from 'vitest';
import { refilled } from './refill.ts';

const own = (staff_id: string, price: number | null, duration_minutes: number | null) => ({
  staff_id,
  price,
  duration_minutes,
});
const colour = {
  price: 190_00,
  preco_variavel: false,
  duration_minutes: 105,
  done_by_all: true,
  doers: [own('helena', 240_00, null), own('juliana', null, 120)],
};
const line = (changes: object = {}) => ({
  unit_price: 190_00,
  duration_minutes: 105,
  commission_percent: 40,
  commission_amount: 76_00,
  parts: [45, 30, 30],
  ...changes,
});

test('a line that goes to somebody else costs and takes what it does with them', () => {
  expect(refilled(line(), colour, 'camila', 'helena')).toMatchObject({ unit_price: 240_00, commission_amount: 96_00 });
  expect(refilled(line(), colour, 'camila', 'juliana')).toMatchObject({ duration_minutes: 120, parts: [45, 30, 45] });
  expect(refilled(line({ unit_price: 240_00 }), colour, 'helena', 'camila').unit_price).toBe(190_00);
});

test('what the desk decided otherwise stays', () => {
  expect(refilled(line({ unit_price: 150_00 }), colour, 'camila', 'helena').unit_price).toBe(150_00);
  expect(refilled(line({ duration_minutes: 90 }), colour, 'camila', 'juliana').duration_minutes).toBe(90);
});

test('what nobody had yet is filled for whoever takes it', () => {
  expect(refilled(line({ duration_minutes: 120 }), colour, null, 'helena')).toMatchObject({
    unit_price: 240_00,
    duration_minutes: 105,
  });
});

test('what was asked for at the price of then stays, where the price does not depend on who does it', () => {
  expect(refilled(line({ unit_price: 170_00 }), { ...colour, doers: [] }, null, 'helena').unit_price).toBe(170_00);
});

test('an open price, and a service that is gone, stay as they are', () => {
  const open = { ...colour, preco_variavel: true };
  expect(refilled(line({ unit_price: 80_00 }), open, null, 'helena').unit_price).toBe(80_00);
  expect(refilled(line(), undefined, 'camila', 'helena')).toEqual(line());
});
