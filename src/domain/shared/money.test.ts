import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, LANGUAGES, type Place } from './countries.ts';
import {
  addCents,
  type Cents,
  cents,
  centsFromDecimal,
  currencyOf,
  decimalFromCents,
  formatMoney,
  formatRoundMoney,
  formatShortMoney,
  LARGEST_AMOUNT,
  moneyParts,
  parseMoney,
  percentOf,
  sumCents,
} from './money.ts';
import { shareOut } from './testing/share-out.ts';

const amounts = fc.integer({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }).map(cents);
const PLACES: Place[] = LANGUAGES.flatMap((language) => COUNTRIES.map((country) => ({ country, language })));
const places = fc.constantFrom(...PLACES);

describe('cents', () => {
  test('half a cent, and more than can be exact, is a bug', () => {
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => cents(amount)).toThrow(RangeError);
  });

  test('minus zero is zero', () => {
    expect(cents(-0)).toBe(0);
  });
});

describe('typed money', () => {
  test.each([
    ['R$ 1.234,56', 123_456],
    ['r$10', 1_000],
    ['-R$ 10,50', -1_050],
    ['R$ -10,50', -1_050],
    ['- 3', -300],
    ['10,5', 1_050],
    ['10.50', 1_050],
    ['US$ 1,234.56', 123_456],
    ['12,30 €', 1_230],
    ['£5', 500],
    ['S/ 8.90', 890],
    ['S/. 8', 800],
    ['1500 COP', 150_000],
    ['0', 0],
    [',99', 99],
    ['0,005', 1],
    ['0,004', 0],
    ['9.999.999.999,99', LARGEST_AMOUNT],
    ['\u2212\u00a0R$\u00a010,50', -1_050],
    ['1 234,56 €', 123_456],
    ['1\u00a0234', 123_400],
  ])('%j is %d cents in every place', (typed, amount) => {
    for (const place of PLACES) expect(parseMoney(typed, place)).toBe(amount);
  });

  test.each([
    ['pt', 'BR', 1_200, 1.2],
    ['pt', 'PT', 1_200, 1.2],
    ['pt', 'US', 1_200, 1.2],
    ['en', 'US', 1.2, 1_200],
    ['en', 'BR', 1.2, 1_200],
    ['es', 'ES', 1_200, 1.2],
    ['es', 'AR', 1_200, 1.2],
    ['es', 'MX', 1.2, 1_200],
    ['es', 'US', 1.2, 1_200],
    ['es', 'GB', 1_200, 1.2],
  ] as const)('in %s, %s, 1.200 is %d and 1,200 is %d', (language, country, point, comma) => {
    expect(parseMoney('1.200', { country, language })).toBe(point * 100);
    expect(parseMoney('1,200', { country, language })).toBe(comma * 100);
  });

  test('they are decimals where no thousands can be meant, and are rounded to the cent', () => {
    for (const place of PLACES) {
      expect(parseMoney('0,125', place)).toBe(13);
      expect(parseMoney('1234.567', place)).toBe(123_457);
      expect(parseMoney(',125', place)).toBe(13);
    }
  });

  test.each([
    '',
    ' ',
    'R$',
    'dez',
    '10€50',
    '10€500',
    ', 0',
    '1, 5',
    '1.23.4',
    '10 reais',
    'R$ R$ 1',
    '--1',
    '10.000.000.000',
    '1e3',
  ])('%j is no amount', (typed) => {
    for (const place of PLACES) expect(parseMoney(typed, place)).toBeNull();
  });

  test('what is shown can be typed back, in every country and language', () => {
    fc.assert(
      fc.property(amounts, places, (amount, place) => {
        // Pesos of Colombia and Chile are shown without cents.
        const isWhole = place.country === 'CO' || place.country === 'CL';
        const shown = isWhole ? cents(Math.trunc(amount / 100) * 100) : amount;
        expect(parseMoney(formatMoney(shown, place), place)).toBe(shown);
        expect(parseMoney(moneyParts(shown, place).amount, place)).toBe(shown);
      }),
    );
  });

  test('whatever is typed, the answer is null or whole cents that a column holds', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+R$ €') }));
    fc.assert(
      fc.property(typed, places, (text, place) => {
        const amount = parseMoney(text, place);
        expect(amount === null || (Number.isSafeInteger(amount) && Math.abs(amount) <= LARGEST_AMOUNT)).toBe(true);
      }),
    );
  });
});

describe('decimal columns', () => {
  test.each([
    ['12.30', 1_230],
    ['12.3', 1_230],
    ['12', 1_200],
    ['-0.05', -5],
    ['0.00', 0],
    ['-0.00', 0],
    ['9999999999.99', LARGEST_AMOUNT],
  ])('%j holds %d cents', (decimal, amount) => {
    expect(centsFromDecimal(decimal)).toBe(amount);
  });

  test.each(['', '12,30', '1.234', 'NaN', '1e2', '.5', '99999999999999999.00'])('%j is a bug', (decimal) => {
    expect(() => centsFromDecimal(decimal)).toThrow(RangeError);
  });

  test('an amount survives the way to the database and back', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const decimal = decimalFromCents(amount);
        expect(decimal).toMatch(/^-?\d+\.\d{2}$/);
        expect(centsFromDecimal(decimal)).toBe(amount);
      }),
    );
  });

  test('a negative amount below one keeps its sign and its zeros', () => {
    expect(decimalFromCents(cents(-5))).toBe('-0.05');
    expect(decimalFromCents(cents(0))).toBe('0.00');
  });
});

describe('sums', () => {
  test('a sum is exact to the cent, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 100 }), (list) => {
        const exact = list.reduce((sum, amount) => sum + BigInt(amount), 0n);
        expect(BigInt(sumCents(list))).toBe(exact);
        expect(sumCents(list.toReversed())).toBe(sumCents(list));
        expect(list.reduce(addCents, cents(0))).toBe(sumCents(list));
      }),
    );
  });
});

describe('a percentage', () => {
  test.each([
    [10_000, 40, 4_000],
    [100, 12.5, 13],
    [-100, 12.5, -13],
    [5_000, 1.1, 55],
    [1_000, 0.05, 1],
    [1_000, 0.04, 0],
    [10, 35, 4],
    [115, 100, 115],
    [0, 50, 0],
  ])('of %d cents, %d%% is %d cents', (amount, percent, part) => {
    expect(percentOf(cents(amount), percent)).toBe(part);
  });

  test('is exact, half away from zero, even for the largest amounts', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const product = BigInt(Math.abs(amount)) * BigInt(hundredths);
        const rounded = Number(product / 10_000n + (product % 10_000n >= 5_000n ? 1n : 0n));
        expect(percentOf(amount, hundredths / 100)).toBe(Math.sign(amount) * rounded + 0);
      }),
    );
  });

  test('and the rest make up the whole to within a cent', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const parts = addCents(percentOf(amount, hundredths / 100), percentOf(amount, (10_000 - hundredths) / 100));
        expect(Math.abs(parts - amount)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('money on the screen', () => {
  const thousand: Cents = cents(123_456);

  test.each([
    ['BR', 'pt', 'R$\u00a01.234,56'],
    ['BR', 'en', 'R$1,234.56'],
    ['IE', 'pt', '€\u00a01.234,56'],
    ['IE', 'en', '€1,234.56'],
    ['ES', 'es', '1.234,56\u00a0€'],
    ['PT', 'pt', '1234,56\u00a0€'],
    ['GB', 'en', '£1,234.56'],
    ['US', 'es', '$1,234.56'],
    ['MX', 'es', '$1,234.56'],
    ['AR', 'es', '$\u00a01.234,56'],
    ['PE', 'es', 'S/\u00a01,234.56'],
    ['BR', 'es', '1.234,56\u00a0BRL'],
    ['MX', 'pt', 'MX$\u00a01.234,56'],
    ['CL', 'pt', 'CLP\u00a01.235'],
    ['CO', 'en', 'COP\u00a01,235'],
    ['OTHER', 'pt', 'R$\u00a01.234,56'],
  ] as const)('1234.56 for %s in %s is %j', (country, language, shown) => {
    expect(formatMoney(thousand, { country, language })).toBe(shown);
  });

  test('a field shows the sign before the amount', () => {
    expect(moneyParts(cents(123456), { country: 'BR', language: 'pt' })).toEqual({ sign: 'R$', amount: '1.234,56' });
    expect(moneyParts(cents(123456), { country: 'IE', language: 'en' })).toEqual({ sign: '€', amount: '1,234.56' });
  });

  test('every country has its currency, and another country counts as Brazil', () => {
    expect(COUNTRIES.map(currencyOf).join(' ')).toBe('BRL EUR EUR EUR USD GBP EUR EUR EUR ARS MXN COP CLP PEN BRL');
  });

  test('a minus is the same in every place, and stands apart before the currency', () => {
    for (const place of PLACES) {
      expect(formatMoney(cents(-123_400), place)).toBe(`\u2212\u00a0${formatMoney(cents(123_400), place)}`);
      expect(moneyParts(cents(-123_400), place).amount).toBe(`\u2212\u00a0${moneyParts(cents(123_400), place).amount}`);
    }
  });

  test('an amount that rounds to nothing has no minus', () => {
    expect(formatMoney(cents(-40), { country: 'CL', language: 'pt' })).toBe('CLP\u00a00');
  });
});

test('an amount is shared out to the cent, the odd cents to the largest remainders, the earlier first', () => {
  expect(shareOut(cents(10_000), [1, 1, 1])).toEqual([3_334, 3_333, 3_333]);
  expect(shareOut(cents(100), [1, 2])).toEqual([33, 67]);
  expect(shareOut(cents(50), [0, 0])).toEqual([50, 0]);
  expect(shareOut(cents(50), [])).toEqual([]);
});

test('what is shared out adds up, and nobody is a cent or more away from their share', () => {
  const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.nat(LARGEST_AMOUNT), weights, (total, weights) => {
      const shares = shareOut(cents(total), weights);
      expect(sumCents(shares)).toBe(total);
      const sum = weights.reduce((all, weight) => all + weight, 0);
      if (sum === 0) return;
      for (const [index, share] of shares.entries()) {
        expect(Math.abs(share - (total / sum) * (weights[index] ?? 0))).toBeLessThan(1.001);
      }
    }),
  );
});

test.each([
  ['pt', 'BR', 'R$ 39,7 mil'],
  ['en', 'US', '$39.7K'],
  ['es', 'MX', '$39.7 k'],
  ['es', 'ES', '39,7 mil €'],
] as const)('a short amount puts the currency where a whole one has it: %s in %s', (language, country, written) => {
  const short = (amount: number) => formatShortMoney(cents(amount), { language, country }).replaceAll('\u{A0}', ' ');
  expect(short(3_971_925)).toBe(written);
  expect(short(-3_971_925)).toBe(`− ${written}`);
  expect(short(-1)).toBe(short(0));
});

test('a round amount is written without cents, wherever the currency stands', () => {
  const written = (amount: number, place: Place) => formatRoundMoney(cents(amount), place).replaceAll(/\s/g, ' ');
  expect(written(20_00, { country: 'BR', language: 'pt' })).toBe('R$ 20');
  expect(written(20_00, { country: 'PT', language: 'pt' })).toBe('20 €');
  expect(written(20_50, { country: 'PT', language: 'pt' })).toBe('20,50 €');
  expect(written(1_000_00, { country: 'GB', language: 'en' })).toBe('£1,000');
  expect(written(1_000_00, { country: 'CL', language: 'es' })).toMatch(/1\.?000$/);
});
