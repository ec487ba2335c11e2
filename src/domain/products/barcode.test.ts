import { describe, expect, test } from 'vitest';
import { isBarcode, isScan, normaliseBarcode } from './barcode.ts';

const keys = (text: string, ms: number) => Array.from({ length: text.length + 1 }, (_, at) => 1000 + at * ms);

test('a code is digits and letters; capitals and gaps do not count', () => {
  expect(normaliseBarcode(' 7 891000 100103 ')).toBe('7891000100103');
  expect(normaliseBarcode('ab-12')).toBe('AB-12');
  expect(isBarcode('AB12')).toBe(true);
  expect(isBarcode('AB-12')).toBe(false);
  expect(isBarcode('')).toBe(false);
});

describe('Enter ends a scan', () => {
  test('where a reader has typed it', () => {
    expect(isScan('AB12', keys('AB12', 4))).toBe(true);
    expect(isScan('ABCD', keys('ABCD', 40))).toBe(true);
    expect(isScan('AB12', keys('AB12', 4).slice(1))).toBe(true);
  });

  test('where there are only digits, and many, however they were typed', () => {
    expect(isScan('7891000100103', keys('7891000100103', 300))).toBe(true);
    expect(isScan('7891000100103', [])).toBe(true);
  });

  test('and not a word that somebody types', () => {
    expect(isScan('mascara', keys('mascara', 80))).toBe(false);
    expect(isScan('mascara', [])).toBe(false);
    expect(isScan('mascara', [1000, 1004])).toBe(false);
    expect(isScan('300', keys('300', 120))).toBe(false);
    expect(isScan('', [1000])).toBe(false);
  });
});
