import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frozen, refrozen, thawed } from './freeze.ts';

type Line = Parameters<typeof frozen>[0][number];

const line = (unit_price: number, changes: Partial<Line> = {}): Line => ({
  unit_price,
  professional_id: null,
  commission_percent: null,
  commission_amount: null,
  commission_from_net: false,
  ...changes,
});
const own = (unit_price: number, commission_percent: number, commission_amount: number, changes: Partial<Line> = {}) =>
  line(unit_price, { commission_percent, commission_amount, ...changes });
const of = (discount_value = 0) => ({ professional_id: 'rita', discount_value });
const at = (percent: number | null) => () => percent;
const amounts = (lines: readonly Line[]) => lines.map(({ commission_amount }) => commission_amount);

describe('what becomes finalised', () => {
  test('earns the percentage of what it brings in, where no commission was entered', () => {
    expect(frozen([line(80_00)], of(10_00), at(40))).toEqual([
      line(80_00, { commission_percent: 40, commission_amount: 28_00, commission_from_net: true }),
    ]);
  });

  test('35% of 100,00 over three equal lines is 35,00, never 35,01', () => {
    const lines = [line(33_34), line(33_33), line(33_33)];
    expect(amounts(frozen(lines, of(), at(35)))).toEqual([11_67, 11_67, 11_66]);
    const equal = [line(50_00), line(50_00), line(50_00)];
    expect(amounts(frozen(equal, of(50_00), at(35)))).toEqual([11_67, 11_67, 11_66]);
  });

  test('the cent that is left goes to where most was cut off, of equal ones to the earlier line', () => {
    // 33.3, 33.3 and 66.6 cents at 10%.
    expect(amounts(frozen([line(3_33), line(3_33), line(6_66)], of(), at(10)))).toEqual([33, 33, 67]);
    expect(amounts(frozen([line(5), line(5)], of(), at(10)))).toEqual([1, 0]);
  });

  test('each line earns at the percentage of its own', () => {
    const percents = new Map([
      [100_00, 10],
      [50_00, 40],
    ]);
    const lines = [line(100_00), line(50_00)];
    const usual = ({ unit_price }: Line) => percents.get(unit_price) ?? null;
    expect(amounts(frozen(lines, of(15_00), usual))).toEqual([9_00, 18_00]);
  });

  test('is rounded once for each professional', () => {
    const bia = { professional_id: 'bia' };
    // Half a cent each: together one for Rita, and one for Bia, who has two as well.
    expect(amounts(frozen([line(5), line(5, bia), line(5), line(5, bia)], of(), at(10)))).toEqual([1, 1, 0, 0]);
    // A line that names Rita is hers as those are that name nobody.
    expect(amounts(frozen([line(5), line(5, { professional_id: 'rita' })], of(), at(10)))).toEqual([1, 0]);
  });

  test('lines with a commission stay, and take their share of the net value all the same', () => {
    const agreed = own(100_00, 20, 20_00);
    expect(frozen([agreed, line(100_00)], of(100_00), at(40))).toEqual([
      agreed,
      line(100_00, { commission_percent: 40, commission_amount: 20_00, commission_from_net: true }),
    ]);
  });

  test('0 is a commission and stays', () => {
    const nothing = own(100_00, 0, 0);
    expect(frozen([nothing], of(), at(40))).toEqual([nothing]);
  });

  test('where nobody earns anything, none is entered', () => {
    expect(frozen([line(80_00)], of(), at(null))).toEqual([line(80_00)]);
  });

  test('a discount larger than the prices leaves nothing to earn from, and so does a price of nothing', () => {
    expect(amounts(frozen([line(80_00)], of(90_00), at(40)))).toEqual([0]);
    expect(amounts(frozen([line(0), line(0)], of(), at(40)))).toEqual([0, 0]);
  });
});

describe('what is finalised and changes', () => {
  const done = frozen([line(80_00), own(20_00, 50, 10_00), line(50_00)], of(), (one) =>
    one.unit_price === 80_00 ? 40 : null,
  );

  test('earns from the new net value at the percentage that was kept', () => {
    expect(amounts(done)).toEqual([32_00, 10_00, null]);
    expect(amounts(refrozen(done, of(75_00)))).toEqual([16_00, 10_00, null]);
  });

  test('gives no commission to lines that carry none', () => {
    expect(refrozen(done, of())).toEqual(done);
  });

  test('forgets what finalising wrote, and nothing else, when it is no longer finalised', () => {
    expect(thawed(done)).toEqual([line(80_00), own(20_00, 50, 10_00), line(50_00)]);
  });
});

describe('whatever the lines', () => {
  const price = fc.integer({ min: 0, max: 1_000_000 });
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const worker = fc.constantFrom(null, 'rita', 'bia', 'carla');
  const plain = fc.record({ unit_price: price, professional_id: worker, percent: fc.option(percent) });
  const some = fc.array(plain, { minLength: 1, maxLength: 8 });
  const discount = fc.integer({ min: 0, max: 2_000_000 });
  type Plain = { unit_price: number; professional_id: string | null; percent: number | null };
  const asLines = (lines: Plain[]) =>
    lines.map(({ unit_price, professional_id, percent }) => ({ ...line(unit_price, { professional_id }), percent }));
  const usual = ({ percent }: { percent: number | null }) => percent;
  const whose = ({ professional_id }: Pick<Line, 'professional_id'>) => professional_id ?? 'rita';

  test('each professional earns the exact sum of their shares, rounded once', () => {
    fc.assert(
      fc.property(some, discount, (lines, discount_value) => {
        const after = frozen(asLines(lines), of(discount_value), usual);
        const total = lines.reduce((sum, { unit_price }) => sum + unit_price, 0);
        const net = Math.max(0, total - discount_value);
        for (const [who, own] of Map.groupBy(after, whose)) {
          const weight = own.reduce(
            (sum, one) => sum + BigInt(one.unit_price) * BigInt(Math.round((one.percent ?? 0) * 100)),
            0n,
          );
          const [part, of] = [BigInt(net) * weight, BigInt(Math.max(1, total)) * 10_000n];
          const earned = own.reduce((sum, { commission_amount }) => sum + (commission_amount ?? 0), 0);
          expect([who, earned]).toEqual([who, Number((2n * part + of) / (2n * of))]);
        }
      }),
    );
  });

  test('no line earns more than its price, nor a cent more or less than its share', () => {
    fc.assert(
      fc.property(some, discount, (lines, discount_value) => {
        const total = lines.reduce((sum, { unit_price }) => sum + unit_price, 0);
        const net = Math.max(0, total - discount_value);
        for (const one of frozen(asLines(lines), of(discount_value), usual)) {
          const share = total === 0 ? 0 : (net * one.unit_price * (one.percent ?? 0)) / (total * 100);
          expect(one.commission_amount ?? 0).toBeLessThanOrEqual(one.unit_price);
          expect(Math.abs((one.commission_amount ?? 0) - share)).toBeLessThan(1.000001);
        }
      }),
    );
  });

  test('who else works on the appointment changes nothing for anybody: the order of the professionals does not matter', () => {
    fc.assert(
      fc.property(some, discount, (lines, discount_value) => {
        const grouped = [...Map.groupBy(lines, whose).values()].reverse().flat();
        const earned = (after: Line[]) =>
          [...Map.groupBy(after, whose)].map(([who, own]) => [who, amounts(own)] as const).sort();
        const one = frozen(asLines(lines), of(discount_value), usual);
        const other = frozen(asLines(grouped), of(discount_value), usual);
        expect(earned(other)).toEqual(earned(one));
      }),
    );
  });

  test('freezing what is frozen changes nothing, and thawing brings back what was there', () => {
    fc.assert(
      fc.property(some, discount, (lines, discount_value) => {
        const before = asLines(lines);
        const after = frozen(before, of(discount_value), usual);
        expect(refrozen(after, of(discount_value))).toEqual(after);
        expect(thawed(after)).toEqual(before);
      }),
    );
  });
});
