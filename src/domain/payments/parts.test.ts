import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, sumCents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { feeOf, followTotal, mainMethod, missing, type Part, payExactly, spread } from './parts.ts';

const part = (method: Part['method'], amount: number): Part => ({ method, amount: cents(amount) });
const somePart = fc
  .record({ method: fc.constantFrom(...CLIENT_PAYMENT_METHODS), amount: fc.integer({ min: 1, max: 1_000_000 }) })
  .map(({ method, amount }) => part(method, amount));
const someParts = fc.array(somePart, { minLength: 1, maxLength: 5 });
const sum = (parts: readonly Part[]) => sumCents(parts.map(({ amount }) => amount));

describe('parts pay exactly', () => {
  test('what they add up to, no cent more or less', () => {
    const parts = [part('PIX', 4_000), part('Dinheiro', 2_800)];
    expect(payExactly(parts, cents(6_800))).toBe(true);
    expect(payExactly(parts, cents(6_801))).toBe(false);
    expect(missing(parts, cents(6_801))).toBe(1);
    expect(missing(parts, cents(6_700))).toBe(-100);
  });

  test('what costs nothing by one part of nothing', () => {
    expect(payExactly([part('PIX', 0)], cents(0))).toBe(true);
    expect(payExactly([], cents(0))).toBe(false);
    expect(payExactly([part('PIX', 0), part('Dinheiro', 0)], cents(0))).toBe(false);
  });

  test('nothing by a part of nothing beside others', () => {
    expect(payExactly([part('PIX', 100), part('Dinheiro', 0)], cents(100))).toBe(false);
  });
});

test('the main method is that of the largest part, of equal parts the first', () => {
  expect(mainMethod([part('PIX', 100), part('Dinheiro', 200)])).toBe('Dinheiro');
  expect(mainMethod([part('PIX', 100), part('Dinheiro', 100)])).toBe('PIX');
  expect(mainMethod([])).toBeUndefined();
});

describe('parts of a comanda', () => {
  test('fill the appointment first, then the sale', () => {
    const parts = [part('PIX', 40_000), part('Dinheiro', 28_000)];
    expect(spread(parts, [cents(48_000), cents(20_000)])).toEqual([
      [part('PIX', 40_000), part('Dinheiro', 8_000)],
      [part('Dinheiro', 20_000)],
    ]);
  });

  test('give a half that costs nothing one row of nothing, in the main method', () => {
    expect(spread([part('PIX', 500)], [cents(0), cents(500)])).toEqual([[part('PIX', 0)], [part('PIX', 500)]]);
  });

  test('pay each half exactly, and no method loses or gains a cent', () => {
    fc.assert(
      fc.property(someParts, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const total = sum(parts);
        const first = cents(Math.floor(total * share));
        const halves = spread(parts, [first, cents(total - first)]);
        expect(halves.map(sum)).toEqual([first, total - first]);
        for (const method of CLIENT_PAYMENT_METHODS) {
          const of = (some: readonly Part[]) => sum(some.filter((one) => one.method === method));
          expect(of(halves.flat())).toBe(of(parts));
        }
      }),
    );
  });
});

describe('when the total changes', () => {
  test('one part follows it', () => {
    expect(followTotal([part('PIX', 100)], cents(70))).toEqual([part('PIX', 70)]);
    expect(followTotal([part('PIX', 100)], cents(0))).toEqual([part('PIX', 0)]);
  });

  test('several must be entered again, unless they still pay it', () => {
    const parts = [part('PIX', 100), part('Dinheiro', 50)];
    expect(followTotal(parts, cents(140))).toBeNull();
    expect(followTotal(parts, cents(150))).toEqual(parts);
  });
});

test('a card costs its percentage of each part, rounded to the cent; nothing else costs anything', () => {
  const fees = { debit_fee_percent: 1.99, credit_fee_percent: 3.49 };
  expect(feeOf(part('Cartão de Débito', 10_000), fees)).toBe(199);
  expect(feeOf(part('Cartão de Crédito', 1_001), fees)).toBe(35);
  expect(feeOf(part('PIX', 10_000), fees)).toBe(0);
});
