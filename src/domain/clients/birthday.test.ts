import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthdayOf, isBirthday, readBirthday, writtenBirthday } from './birthday.ts';

test.each(['12-03', '1990-12-03', '02-29', '2000-02-29', '1900-01-01'])('%s is a birthday', (text) => {
  expect(isBirthday(text)).toBe(true);
});

test.each(['', '1990-02-29', '02-30', '13-01', '00-10', '12-00', '1899-12-31', '3-12', '03/12', '1990-12'])(
  '"%s" is none',
  (text) => {
    expect(isBirthday(text)).toBe(false);
  },
);

test.each([
  ['03/12', 'BR', '12-03'],
  ['3/12/1990', 'BR', '1990-12-03'],
  ['3.12.90', 'PT', '1990-12-03'],
  ['03-12-15', 'ES', '2015-12-03'],
  ['12/03', 'US', '12-03'],
  ['12/25/1990', 'BR', '1990-12-25'],
  ['25/12/1990', 'US', '1990-12-25'],
  ['1990-12-03', 'US', '1990-12-03'],
  ['--12-03', 'BR', '12-03'],
])('%s in a file of %s is %s', (written, country, birthday) => {
  expect(readBirthday(written, country)).toBe(birthday);
});

test('what is no day is refused afterwards, as it was written', () => {
  expect(readBirthday('em dezembro', 'BR')).toBe('em dezembro');
  expect(isBirthday(readBirthday('31/02', 'BR'))).toBe(false);
});

test('what was written to a file is read again as it was', () => {
  const day = fc
    .record({
      year: fc.option(fc.integer({ min: 1900, max: 2199 })),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .map(birthdayOf)
    .filter(isBirthday);
  fc.assert(
    fc.property(day, fc.constantFrom('BR', 'US', 'ES'), (birthday, country) => {
      expect(readBirthday(writtenBirthday(birthday, country), country)).toBe(birthday);
    }),
  );
});
