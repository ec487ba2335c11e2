import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import type { Part } from './parts.ts';
import { takeTip, withTip } from './tips.ts';

const part = (method: Part['method'], amount: number): Part => ({ method, amount: cents(amount) });

test('a tip is taken out of the last part, and out of more where that does not reach', () => {
  expect(takeTip([part('PIX', 100_00), part('Dinheiro', 20_00)], cents(20_00))).toEqual({
    rest: [part('PIX', 100_00)],
    tips: [part('Dinheiro', 20_00)],
  });
  expect(takeTip([part('PIX', 100_00), part('Dinheiro', 15_00)], cents(20_00))).toEqual({
    rest: [part('PIX', 95_00)],
    tips: [part('PIX', 5_00), part('Dinheiro', 15_00)],
  });
  expect(takeTip([part('PIX', 100_00)], cents(0))).toEqual({ rest: [part('PIX', 100_00)], tips: [] });
});

test('what is paid later is no tip', () => {
  const later = part('Mensalista (a receber)', 50_00);
  expect(takeTip([part('PIX', 70_00), later], cents(20_00))).toEqual({
    rest: [part('PIX', 50_00), later],
    tips: [part('PIX', 20_00)],
  });
  expect(takeTip([part('PIX', 10_00), later], cents(20_00))).toBeNull();
});

test('a tip alone leaves a part of nothing', () => {
  expect(takeTip([part('PIX', 20_00)], cents(20_00))).toEqual({ rest: [part('PIX', 0)], tips: [part('PIX', 20_00)] });
});

test('a tip goes with a payment in the same way, else with one of nothing', () => {
  const tip = { staff_id: 'camila', parts: [part('PIX', 5_00), part('Dinheiro', 15_00)] };
  expect(withTip([part('PIX', 95_00)], tip)).toEqual([
    { ...part('PIX', 95_00), tip: 5_00, tip_staff_id: 'camila' },
    { ...part('Dinheiro', 0), source_id: null, tip: 15_00, tip_staff_id: 'camila' },
  ]);
  expect(withTip([part('PIX', 95_00)], undefined)).toEqual([{ ...part('PIX', 95_00), tip: 0, tip_staff_id: null }]);
});
