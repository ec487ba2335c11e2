import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, LANGUAGES, numberLocale, type Place } from './countries.ts';
import { numberFormat } from './formatters.ts';
import { parseNumber, roundTo } from './numbers.ts';

const PLACES: Place[] = LANGUAGES.flatMap((language) => COUNTRIES.map((country) => ({ country, language })));
const places = fc.constantFrom(...PLACES);
const BRAZIL: Place = { country: 'BR', language: 'pt' };

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
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1234,567', 1234.567],
    ['1234.567', 1234.567],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['1 234 567,8', 1_234_567.8],
    ['\u2212 3,25', -3.25],
    ['\u22123', -3],
  ])('%j is %d in every place', (typed, number) => {
    for (const place of PLACES) expect(parseNumber(typed, place)).toBe(number);
  });

  test.each([
    ['pt', 'BR PT IE US MX DE OTHER', '1.200', '1,200'],
    ['en', 'US GB IE BR MX DE OTHER', '1,200', '1.200'],
    ['es', 'ES AR CO CL BR GB DE OTHER', '1.200', '1,200'],
    ['es', 'MX US PE', '1,200', '1.200'],
  ] as const)(
    'in %s, %s: %s is twelve hundred and %s is one and a fifth',
    (language, countries, thousand, fraction) => {
      for (const country of COUNTRIES.filter((one) => countries.split(' ').includes(one))) {
        expect(parseNumber(thousand, { country, language })).toBe(1200);
        expect(parseNumber(fraction, { country, language })).toBe(1.2);
      }
    },
  );

  test.each([
    '',
    '   ',
    'abc',
    '1 2',
    '1 2345',
    ', 0',
    '1, 5',
    '1234 567',
    '1 234.567,8',
    '1.2.3',
    '12,34,56',
    '1.2,3.4',
    '1.234,567,890',
    '1,23.4',
    '.',
    ',',
    '-',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
  ])('%j is no number', (typed) => {
    for (const place of PLACES) expect(parseNumber(typed, place)).toBeNull();
  });

  test('nothing typed is null, and so is what is too large to be finite', () => {
    for (const typed of [null, undefined, '9'.repeat(400)]) expect(parseNumber(typed, BRAZIL)).toBeNull();
  });

  test('a default stands in for what is no number, and only for that', () => {
    expect(parseNumber('', BRAZIL, 30)).toBe(30);
    expect(parseNumber('abc', BRAZIL, 30)).toBe(30);
    expect(parseNumber('0', BRAZIL, 30)).toBe(0);
  });

  test('minus zero is zero', () => {
    expect(parseNumber('-0', BRAZIL)).toBe(0);
  });

  test('what is shown reads back as itself in every language and country, with thousands and without, whatever its decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.integer({ min: 0, max: 6 }),
        fc.boolean(),
        places,
        (digits, decimals, useGrouping, place) => {
          const number = Number(`${digits}e-${decimals}`) + 0;
          const way = { useGrouping, maximumFractionDigits: 6 };
          const shown = numberFormat(numberLocale(place), way).format(number);
          expect(parseNumber(shown, place)).toBe(number);
        },
      ),
    );
  });

  test('a comma is never a thousand in Brazil, Portugal, Spain and Argentina unless a second mark says so', () => {
    fc.assert(
      fc.property(
        fc.nat(999_999),
        fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 6 }),
        (whole, decimals) => {
          for (const place of PLACES.filter((place) => /pt-|es-(ES|AR)/.test(numberLocale(place))))
            expect(parseNumber(`${whole},${decimals}`, place)).toBe(Number(`${whole}.${decimals}`));
        },
      ),
    );
  });

  test('whatever is typed, the answer is null or a finite number', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+e ') }));
    fc.assert(
      fc.property(typed, places, (text, place) => {
        const number = parseNumber(text, place);
        expect(number === null || Number.isFinite(number)).toBe(true);
        expect(Number.isFinite(parseNumber(text, place, 0))).toBe(true);
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

  test('what is too large to have so many decimals stays as it is', () => {
    expect(roundTo(129006256203524.64, 4)).toBe(129006256203524.64);
  });

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
