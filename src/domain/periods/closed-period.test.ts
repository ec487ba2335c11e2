import { describe, expect, test } from 'vitest';
import { earnsTheSame, touchesClosedPeriod } from './closed-period.ts';

const CLOSED = ['2026-10-30'];

const line = {
  service_id: 'corte' as string | null,
  service_name: 'Corte',
  unit_price: 80_00,
  duration_minutes: 40,
  professional_id: null,
  commission_percent: 40,
  commission_amount: 32_00,
  products_used: [{ product_id: 'tintura', quantity_used: 30 }],
};
const done = { status: 'finalizado', date: '2026-10-30', professional_id: 'rita', discount_value: 0, lines: [line] };
const open = { ...done, status: 'pendente' };

describe('in a closed period', () => {
  test.each([
    ['finalised', undefined, done],
    ['finalised there after it was open', open, done],
    ['opened again', done, open],
    ['deleted', done, undefined],
    ['moved away', done, { ...done, date: '2026-11-02' }],
    ['moved into it', { ...done, date: '2026-11-02' }, done],
    ['given to somebody else', done, { ...done, professional_id: 'bia' }],
    ['given a discount', done, { ...done, discount_value: 5_00 }],
    ['given another price', done, { ...done, lines: [{ ...line, unit_price: 90_00 }] }],
    ['given another commission', done, { ...done, lines: [{ ...line, commission_amount: 30_00 }] }],
    ['given other products', done, { ...done, lines: [{ ...line, products_used: [] }] }],
  ])('nothing can be %s', (_, before, after) => {
    expect(touchesClosedPeriod(CLOSED, before, after)).toBe(true);
    expect(touchesClosedPeriod([], before, after)).toBe(false);
  });

  test('what earns the same may be saved, however it is paid and at what hour', () => {
    expect(touchesClosedPeriod(CLOSED, done, { ...done })).toBe(false);
  });

  test('what is not finalised may be made, changed and deleted', () => {
    expect(touchesClosedPeriod(CLOSED, undefined, open)).toBe(false);
    expect(touchesClosedPeriod(CLOSED, open, { ...open, discount_value: 5_00 })).toBe(false);
    expect(touchesClosedPeriod(CLOSED, open, undefined)).toBe(false);
  });
});

test('a service earns the same under another name; one that is gone goes by its name', () => {
  const named = (service_id: string | null, service_name: string) => ({
    ...done,
    lines: [{ ...line, service_id, service_name }],
  });
  expect(earnsTheSame(named('corte', 'Corte'), named('corte', 'Corte curto'))).toBe(true);
  expect(earnsTheSame(named(null, 'Corte'), named(null, 'Corte curto'))).toBe(false);
});
