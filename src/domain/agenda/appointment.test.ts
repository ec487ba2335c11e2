import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, LARGEST_AMOUNT } from '#domain/shared/money.ts';
import {
  commissionAmount,
  commissionPercent,
  endTime,
  handedOver,
  minutesOf,
  netValue,
  productCost,
  stockChange,
  stretched,
  syncedCommission,
} from './appointment.ts';

const lasting = (...minutes: number[]) => minutes.map((duration_minutes) => ({ duration_minutes }));
const minutesIn = (lines: { duration_minutes: number }[] | null) => lines?.map((line) => line.duration_minutes);

test('services follow one another: a 40-minute cut and a 50-minute colouring from 10:15 end at 11:45', () => {
  expect(endTime('10:15', lasting(40, 50))).toBe('11:45');
});

test('without lines an appointment lasts 30 minutes', () => {
  expect(endTime('10:15', [])).toBe('10:45');
});

test('an appointment may end at midnight', () => {
  expect(endTime('23:00', lasting(60))).toBe('24:00');
});

describe('made longer or shorter', () => {
  test.each([
    [[40, 50], 120, [40, 80]],
    [[40, 50], 60, [40, 20]],
    [[40, 50], 41, [40, 1]],
    [[40, 50], 30, [29, 1]],
    [[40, 50], 90, [40, 50]],
    [[10, 10, 10], 3, [1, 1, 1]],
  ])('lines of %j minutes in %i minutes become %j', (before, minutes, after) => {
    expect(minutesIn(stretched(lasting(...before), minutes))).toEqual(after);
  });

  test('three services do not fit into two minutes', () => {
    expect(stretched(lasting(10, 10, 10), 2)).toBeNull();
  });

  test('lines last exactly as long as the appointment, and none less than a minute', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 8, max: 1440 }), (lines, minutes) => {
        const after = stretched(lasting(...lines), minutes) ?? [];
        expect(minutesOf(after)).toBe(minutes);
        expect(Math.min(...(minutesIn(after) ?? []))).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('commission', () => {
  const kept = (unit_price: number, commission_percent: number | null, commission_amount: number | null) =>
    Object.values(syncedCommission({ unit_price, commission_percent, commission_amount }));

  test('33.33% of 90,00 are 30,00, and 30,00 of 90,00 are 33.33%', () => {
    expect(commissionAmount(cents(90_00), 33.33)).toBe(30_00);
    expect(commissionPercent(cents(30_00), cents(90_00))).toBe(33.33);
  });

  test('of a price of nothing no amount is a part', () => {
    expect(commissionPercent(cents(0), cents(0))).toBe(0);
  });

  test('neither percentage nor amount is no commission', () => {
    expect(kept(90_00, null, null)).toEqual([null, null]);
  });

  test('what is missing follows from the other', () => {
    expect(kept(80_00, 40, null)).toEqual([40, 32_00]);
    expect(kept(80_00, null, 32_00)).toEqual([40, 32_00]);
  });

  test('where they disagree the amount is right', () => {
    expect(kept(80_00, 10, 32_00)).toEqual([40, 32_00]);
  });

  test('a percentage that rounds to the amount stays as it was typed', () => {
    expect(kept(10, 40.1, 4)).toEqual([40.1, 4]);
  });

  test('keeping it twice changes nothing more', () => {
    const amount = fc.nat({ max: 1_000_000 });
    const percent = fc.option(fc.float({ min: 0, max: 100, noNaN: true }));
    fc.assert(
      fc.property(amount, percent, fc.option(amount), (unit_price, commission_percent, commission_amount) => {
        const once = syncedCommission({ unit_price, commission_percent, commission_amount });
        expect(syncedCommission({ unit_price, ...once })).toEqual(once);
      }),
    );
  });
});

describe('an appointment that goes from Rita (40%) to Bia (50%)', () => {
  const rita = { id: 'rita', comissao_percentual: 40 };
  const bia = { id: 'bia', comissao_percentual: 50 };
  const line = (changes: object = {}) => ({
    unit_price: 80_00,
    professional_id: null,
    commission_percent: 40,
    commission_amount: 32_00,
    ...changes,
  });

  test("earns Bia's usual percentage where it would have earned Rita's", () => {
    expect(handedOver(line(), rita, bia)).toEqual(line({ commission_percent: 50, commission_amount: 40_00 }));
    expect(handedOver(line({ professional_id: 'rita' }), rita, bia)).toMatchObject({
      professional_id: 'bia',
      commission_amount: 40_00,
    });
  });

  test('keeps what was agreed for this line', () => {
    const agreed = line({ commission_percent: 10, commission_amount: 8_00 });
    expect(handedOver(agreed, rita, bia)).toEqual(agreed);
  });

  test("keeps the lines that are somebody else's work", () => {
    const ofCarla = line({ professional_id: 'carla' });
    expect(handedOver(ofCarla, rita, bia)).toEqual(ofCarla);
  });

  test('earns nothing with the owner, who has no percentage', () => {
    const owner = { id: 'dona', comissao_percentual: null };
    expect(handedOver(line(), rita, owner)).toEqual(line({ commission_percent: null, commission_amount: null }));
  });
});

test('30 ml at 0.333333 cost 10,00', () => {
  expect(productCost(30, 0.333333)).toBe(10_00);
});

test('half a cent of product is a cent', () => {
  expect(productCost(0.5, 0.01)).toBe(1);
  expect(productCost(0.499, 0.01)).toBe(0);
});

test('no cost is more than a column holds', () => {
  expect(productCost(1_000_000, 9_999_999.999999)).toBe(LARGEST_AMOUNT);
});

test('net value is revenue less products, commissions and discount, and may be negative', () => {
  const lines = [
    { unit_price: 80_00, commission_amount: 32_00, products_used: [{ total_cost: 6_00 }, { total_cost: 1_50 }] },
    { unit_price: 20_00, commission_amount: null, products_used: [] },
  ];
  expect(netValue({ lines, discount_value: 10_00 })).toBe(50_50);
  expect(netValue({ lines, discount_value: 70_00 })).toBe(-9_50);
});

describe('stock', () => {
  const used = (...products: [string, number][]) =>
    products.map(([product_id, quantity_used]) => ({ product_id, quantity_used }));

  test('what is used for the first time leaves the shelf, by id, summed over the lines', () => {
    expect(stockChange([], used(['b', 0.1], ['a', 5], ['b', 0.2]))).toEqual([
      { product_id: 'a', take: 5 },
      { product_id: 'b', take: 0.3 },
    ]);
  });

  test('only the difference moves: more leaves, less comes back, the same stays', () => {
    const before = used(['more', 10], ['less', 10], ['same', 10], ['gone', 10]);
    expect(stockChange(before, used(['same', 10], ['less', 4], ['more', 12], ['new', 1]))).toEqual([
      { product_id: 'gone', take: -10 },
      { product_id: 'less', take: -6 },
      { product_id: 'more', take: 2 },
      { product_id: 'new', take: 1 },
    ]);
  });
});
