import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './countries.ts';
import { addDays, daysBetween, isDate } from './time.ts';
import { readDate, showDate } from './typed-date.ts';

const today = '2026-11-17';
const read = (typed: string, language: Language = 'pt') => readDate(typed, language, { today });

const languages = fc.constantFrom(...LANGUAGES);
const days = fc.integer({ min: 0, max: 60_000 }).map((number) => addDays('1990-01-01', number));

test.each([
  '2/12',
  '02/12',
  '2.12',
  '2-12',
  '2 12',
  '0212',
  '2.12.26',
  '021226',
  '02122026',
  '2/12/2026',
  '02-12-2026',
])('%j is 2 December in Portuguese and Spanish, 12 February in English', (typed) => {
  expect(read(typed, 'pt')).toBe('2026-12-02');
  expect(read(typed, 'es')).toBe('2026-12-02');
  expect(read(typed, 'en')).toMatch(/^202[67]-02-12$/);
});

test('a date of the other order is refused, not turned round: one screen has one reading', () => {
  expect(read('17/11/2026', 'en')).toBe('17/11/2026');
  expect(read('11/17/2026', 'pt')).toBe('11/17/2026');
  expect(read('2026-11-17')).toBe('2026-11-17');
});

test.each(['', 'amanhã', '30/02/2026', '32/01', '0/5', '212', '1/2/345', '17/11/', '20261117x'])(
  '%j is no date and stays as typed',
  (typed) => {
    expect(read(typed)).toBe(typed);
  },
);

describe('without a year', () => {
  test('it is the nearest: the coming January in November, the past December in January', () => {
    expect(read('10/1')).toBe('2027-01-10');
    expect(read('20/10')).toBe('2026-10-20');
    expect(readDate('20/12', 'pt', { today: '2027-01-05' })).toBe('2026-12-20');
  });

  test('it is a day that the field allows, where there is one', () => {
    expect(read('20/6')).toBe('2026-06-20');
    expect(readDate('20/6', 'pt', { today, min: today })).toBe('2027-06-20');
    expect(readDate('10/1', 'pt', { today, max: today })).toBe('2026-01-10');
    expect(readDate('20/6', 'pt', { today, min: '2026-07-01', max: '2026-08-01' })).toBe('2026-06-20');
  });

  test('29 February is in the nearest leap year', () => {
    expect(read('29/2')).toBe('2028-02-29');
    expect(read('2/29', 'en')).toBe('2028-02-29');
  });

  test('it is never more than half a year away, but for 29 February', () => {
    fc.assert(
      fc.property(days, days, languages, (today, date, language) => {
        fc.pre(!date.endsWith('-02-29'));
        const typed = showDate(date, language).slice(0, 5);
        const found = readDate(typed, language, { today });
        expect(found.slice(4)).toBe(date.slice(4));
        expect(Math.abs(daysBetween(today, found))).toBeLessThanOrEqual(183);
      }),
    );
  });
});

test('what is shown reads back as itself in every language', () => {
  fc.assert(
    fc.property(days, days, languages, (date, today, language) => {
      expect(readDate(showDate(date, language), language, { today })).toBe(date);
    }),
  );
});

test('a year of two figures is of this century', () => {
  fc.assert(
    fc.property(days, languages, (date, language) => {
      fc.pre(date >= '2000-01-01' && date <= '2099-12-31');
      const typed = showDate(date, language).replace(/\d\d(\d\d)$/, '$1');
      expect(read(typed, language)).toBe(date);
      expect(read(typed.replaceAll('/', ''), language)).toBe(date);
    }),
  );
});

test('whatever is typed, the answer is a date or the text itself', () => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789/.- ') }));
  fc.assert(
    fc.property(typed, languages, (text, language) => {
      const found = read(text, language);
      expect(isDate(found) || found === text.trim()).toBe(true);
      expect(showDate(found, language) === found).toBe(!isDate(found));
    }),
  );
});
