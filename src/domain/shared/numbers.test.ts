import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNumber, roundTo } from './numbers.ts';

describe('a typed number', () => {
  test.each([
    ['12', 12],
    ['  7 ', 7],
    ['10,5', 10.5],
    ['10.5', 10.5],
    ['-3,25', -3.25],
    ['+4', 4],
    [',5', 0.5],
    ['.5', 0.5],
    ['12,', 12],
    ['1.234', 1.234],
    ['1,234', 1.234],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['1e3', 1000],
  ])('%j is %d', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });

  test.each([
    '',
    '   ',
    'abc',
    '1 2',
    '1.2.3',
    '12,34,56',
    '1.2,3.4',
    '1.234,567,890',
    '1,23.4',
    '.',
    ',',
    '-',
    '1e',
    '0x10',
    'NaN',
    'Infinity',
    '1e999',
    '--1',
  ])('%j is no number', (typed) => {
    expect(parseNumber(typed)).toBeNull();
  });

  test('nothing typed is null, and so is a number that is not finite', () => {
    for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) expect(parseNumber(value)).toBeNull();
  });

  test('a default stands in for what is no number, and only for that', () => {
    expect(parseNumber('', 30)).toBe(30);
    expect(parseNumber('abc', 30)).toBe(30);
    expect(parseNumber('0', 30)).toBe(0);
  });

  test('minus zero is zero', () => {
    expect(parseNumber('-0')).toBe(0);
    expect(parseNumber(-0)).toBe(0);
  });

  test('every finite number is read back from its text, with a dot and with a comma', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(parseNumber(String(number))).toBe(number + 0);
        expect(parseNumber(String(number).replace('.', ','))).toBe(number + 0);
      }),
    );
  });

  test('a number written with thousands is read alike in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.constantFrom('pt-BR', 'en-US', 'es-ES'),
        (hundredths, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(hundredths / 100);
          expect(parseNumber(written)).toBe(hundredths / 100 + 0);
        },
      ),
    );
  });

  test('whatever is typed, the answer is null or a finite number', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+e ') }));
    fc.assert(
      fc.property(typed, (text) => {
        const number = parseNumber(text);
        expect(number === null || Number.isFinite(number)).toBe(true);
        expect(Number.isFinite(parseNumber(text, 0))).toBe(true);
      }),
    );
  });
});

describe('rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [1.255, 2, 1.26],
    [8.345, 2, 8.35],
    [0.1 + 0.2, 2, 0.3],
    [1.4449, 2, 1.44],
    [0.000001, 6, 0.000001],
    [1e-9, 2, 0],
    [1e21, 2, 1e21],
  ])('%d to %d decimals is %d', (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });

  test('what rounds to zero is not minus zero', () => {
    expect(roundTo(-0.001, 2)).toBe(0);
    expect(roundTo(-0, 2)).toBe(0);
  });

  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  const decimals = fc.integer({ min: 0, max: 6 });

  test('rounding twice changes nothing more', () => {
    fc.assert(
      fc.property(finite, decimals, (value, places) => {
        const once = roundTo(value, places);
        expect(roundTo(once, places)).toBe(once);
      }),
    );
  });

  test('it agrees with whole-number arithmetic on numbers of four decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (tenThousandths) => {
        const size = Math.abs(tenThousandths);
        const hundredths = Math.floor(size / 100) + (size % 100 >= 50 ? 1 : 0);
        expect(roundTo(tenThousandths / 10_000, 2)).toBe((Math.sign(tenThousandths) * hundredths) / 100 + 0);
      }),
    );
  });

  test('a half written in decimals always goes away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (hundredths) => {
        const half = Number(`${hundredths}5e-3`);
        expect(roundTo(half, 2)).toBe((hundredths + 1) / 100);
      }),
    );
  });
});
