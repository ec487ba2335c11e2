import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_COMMISSION } from '#domain/commissions/freeze.ts';
import { cents, percentOf } from '#domain/shared/money.ts';
import {
  commissionPercent,
  endTime,
  handedOver,
  minutesOf,
  netValue,
  stretched,
  syncedCommission,
  withUsualCommission,
} from './appointment.ts';

const lasting = (...minutes: number[]) =>
  minutes.map((duration_minutes) => ({ duration_minutes, parts: [] as number[] }));
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
    expect(percentOf(cents(90_00), 33.33)).toBe(30_00);
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
  const rita = { id: 'rita', comissao_percentual: 40, is_owner: false };
  const bia = { id: 'bia', comissao_percentual: 50, is_owner: false };
  const dona = { id: 'dona', comissao_percentual: null, is_owner: true };
  const line = (changes: object = {}) => ({
    unit_price: 80_00,
    professional_id: null,
    commission_percent: 40,
    commission_amount: 32_00,
    commission_from_net: false,
    ...changes,
  });

  test("earns Bia's usual percentage where it would have earned Rita's", () => {
    expect(handedOver(line(), rita, bia, null)).toEqual(line({ commission_percent: 50, commission_amount: 40_00 }));
    expect(handedOver(line({ professional_id: 'rita' }), rita, bia, null)).toMatchObject({
      professional_id: 'bia',
      commission_amount: 40_00,
    });
  });

  test('keeps what was agreed for this line', () => {
    const agreed = line({ commission_percent: 10, commission_amount: 8_00 });
    expect(handedOver(agreed, rita, bia, null)).toEqual(agreed);
  });

  test("keeps the lines that are somebody else's work", () => {
    const ofCarla = line({ professional_id: 'carla' });
    expect(handedOver(ofCarla, rita, bia, null)).toEqual(ofCarla);
  });

  test("earns Bia's usual percentage where nobody had said one, but not where it was agreed that it earns nothing", () => {
    const unsaid = line({ commission_percent: null, commission_amount: null });
    expect(handedOver(unsaid, rita, bia, null)).toEqual(line({ commission_percent: 50, commission_amount: 40_00 }));
    const nothing = line({ commission_percent: 0, commission_amount: 0 });
    expect(handedOver(nothing, rita, bia, null)).toEqual(nothing);
  });

  test('earns nothing with the owner, be it agreed on for this line', () => {
    const none = line({ commission_percent: null, commission_amount: null });
    expect(handedOver(line(), rita, dona, null)).toEqual(none);
    expect(handedOver(line({ commission_percent: 10, commission_amount: 8_00 }), rita, dona, null)).toEqual(none);
  });

  test('keeps the percentage of the service, which stands before that of either, unless the owner takes it', () => {
    const ofService = line({ commission_percent: 25, commission_amount: 20_00 });
    expect(handedOver(ofService, rita, bia, 25)).toEqual(ofService);
    expect(handedOver(ofService, rita, dona, 25)).toMatchObject({ commission_percent: null, commission_amount: null });
    const unsaid = line({ commission_percent: null, commission_amount: null });
    expect(handedOver(unsaid, null, bia, 25)).toEqual(ofService);
    // Rita's usual percentage was agreed on for a service with one of its own.
    expect(handedOver(line(), rita, bia, 25)).toEqual(line());
  });

  test('stays of the kind that finalising wrote, at her percentage, and earns the owner nothing', () => {
    const written = line({ commission_from_net: true });
    expect(handedOver(written, rita, bia, null)).toMatchObject({ commission_percent: 50, commission_from_net: true });
    const none = { commission_percent: null, commission_amount: null, commission_from_net: false };
    expect(handedOver(written, rita, dona, null)).toMatchObject(none);
    // Rita's percentage was another one then: nobody had agreed on it for this line.
    const ofThen = line({ commission_from_net: true, commission_percent: 10 });
    expect(handedOver(ofThen, rita, bia, null)).toMatchObject({ commission_percent: 50, commission_from_net: true });
  });
});

describe('a line without a commission', () => {
  const open = { unit_price: 80_00, professional_id: null, ...NO_COMMISSION };
  const bia = { id: 'bia', comissao_percentual: 50, is_owner: false };

  test('takes the usual one of whoever does it', () => {
    expect(withUsualCommission(open, bia, null)).toEqual({ ...open, commission_percent: 50, commission_amount: 40_00 });
    expect(withUsualCommission({ ...open, unit_price: 0 }, bia, null)).toMatchObject({
      commission_percent: 50,
      commission_amount: 0,
    });
  });

  test('stays without one where they have none, and what was said stays, be it nothing', () => {
    const dona = { id: 'dona', comissao_percentual: null, is_owner: true };
    expect(withUsualCommission(open, dona, 25)).toEqual(open);
    const said = { ...open, commission_percent: 0, commission_amount: 0 };
    expect(withUsualCommission(said, bia, 25)).toEqual(said);
    expect(withUsualCommission({ ...said, commission_amount: 5_00 }, dona, 25)).toEqual(open);
  });
});

test('net value is revenue less products, commissions and discount, and may be negative', () => {
  const lines = [
    { unit_price: 80_00, commission_amount: 32_00, products_used: [{ total_cost: 6_00 }, { total_cost: 1_50 }] },
    { unit_price: 20_00, commission_amount: null, products_used: [] },
  ];
  expect(netValue({ lines, discount_value: 10_00 })).toBe(50_50);
  expect(netValue({ lines, discount_value: 70_00 })).toBe(-9_50);
});
