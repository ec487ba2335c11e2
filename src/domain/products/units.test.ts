import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASE_UNITS, type Measure, PURCHASE_UNITS, shelfUnit, stepOf, toBase, unitsFor } from './units.ts';

const loose = (base_unit: Measure['base_unit']): Measure => ({
  base_unit,
  display_unit_label: '',
  unit_size_in_base: null,
});
const flask: Measure = { base_unit: 'ml', display_unit_label: 'frasco', unit_size_in_base: 900 };

test.each([
  ['a kilogram is a thousand grams', 1.5, 'kg', loose('g'), 1_500],
  ['a litre is a thousand millilitres', 0.75, 'l', loose('ml'), 750],
  ['a package counts with its content', 6, 'display_unit', flask, 5_400],
  ['the base unit stays as it is', 0.01, 'ml', flask, 0.01],
  ['pieces are pieces', 12, 'un', loose('un'), 12],
  ['nothing stays nothing', 0, 'display_unit', flask, 0],
  ['binary fractions leave no dust', 1.1, 'kg', loose('g'), 1_100],
] as const)('%s', (_, quantity, unit, measure, inBase) => {
  expect(toBase(quantity, unit, measure)).toEqual({ ok: true, quantity: inBase });
});

test.each([
  ['what is weighed is not bought by the litre', 'l', loose('g'), 'products:errors.onlyWeight'],
  ['what is poured is not bought by the kilogram', 'kg', flask, 'products:errors.onlyVolume'],
  ['pieces are not weighed', 'g', loose('un'), 'products:errors.onlyPieces'],
  ['grams are not millilitres', 'ml', loose('g'), 'products:errors.onlyWeight'],
  ['without a package there is none to buy', 'display_unit', loose('ml'), 'products:errors.noPackage'],
] as const)('%s', (_, unit, measure, reason) => {
  expect(toBase(1, unit, measure)).toEqual({ ok: false, about: 'unit', reason });
});

test('more than a shelf can hold is refused, not rounded', () => {
  expect(toBase(99_999_999, 'ml', flask)).toMatchObject({ ok: true });
  expect(toBase(99_999_999, 'l', flask)).toMatchObject({ ok: false, about: 'quantity' });
  expect(toBase(1e300, 'kg', loose('g'))).toMatchObject({ ok: false });
});

const measures = fc.record({
  base_unit: fc.constantFrom(...BASE_UNITS),
  display_unit_label: fc.constantFrom('', 'frasco'),
  unit_size_in_base: fc.option(fc.integer({ min: 1, max: 5_000_000 }).map((size) => size / 1_000)),
});

test('the units offered for a product are exactly those that convert', () => {
  fc.assert(
    fc.property(measures, (measure) => {
      const converting = PURCHASE_UNITS.filter((unit) => toBase(1, unit, measure).ok);
      expect(unitsFor(measure).toSorted()).toEqual(converting.toSorted());
    }),
  );
});

test('whole packages convert without a remainder, however their content is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 5_000_000 }), (count, size) => {
      const measure = { ...flask, unit_size_in_base: size / 1_000 };
      expect(toBase(count, 'display_unit', measure)).toEqual({ ok: true, quantity: (count * size) / 1_000 });
    }),
  );
});

test('the package is what stands on the shelf; without one it is the base unit', () => {
  expect(shelfUnit(flask)).toBe('display_unit');
  expect(shelfUnit(loose('un'))).toBe('un');
});

test('pieces and packages go by ones, the rest by hundredths', () => {
  expect(PURCHASE_UNITS.map(stepOf)).toEqual([0.01, 0.01, 0.01, 0.01, 1, 1]);
});
