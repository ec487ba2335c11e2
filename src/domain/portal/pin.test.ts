import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, isCommonPin, isPin, PINS, pinNumber } from './pin.ts';

test.each(['123456', '000000', '999999'])('%s is a PIN', (text) => {
  expect(isPin(text)).toBe(true);
});

test.each(['', '12345', '1234567', '12345a', ' 123456', '123456\n', '１２３４５６', '٠١٢٣٤٥', '-12345', '1e3456'])(
  '%j is none',
  (text) => {
    expect(isPin(text)).toBe(false);
  },
);

test('every number below a million is a PIN of its own, with its zeros in front', () => {
  expect([pinNumber(0), pinNumber(42), pinNumber(PINS - 1)]).toEqual(['000000', '000042', '999999']);
  fc.assert(
    fc.property(fc.nat(PINS - 1), (number) => isPin(pinNumber(number)) && Number(pinNumber(number)) === number),
  );
});

test('what is pasted into a field for a PIN keeps its first six digits', () => {
  expect(digitsOf(' 12-34 56 78')).toBe('123456');
  expect(digitsOf('PIN: 12')).toBe('12');
  fc.assert(fc.property(fc.string(), (typed) => /^[0-9]{0,6}$/.test(digitsOf(typed))));
});

test('the PINs that are tried first are few of the million', () => {
  for (const pin of ['000000', '123456', '654321', '012345', '987654', '121212', '123123', '112233'])
    expect(isCommonPin(pin), pin).toBe(true);
  for (const pin of ['271828', '314159', '000001', '123457']) expect(isCommonPin(pin), pin).toBe(false);
  const common = Array.from({ length: PINS }, (_, number) => pinNumber(number)).filter(isCommonPin);
  expect(common.length).toBeLessThan(PINS / 500);
});
