import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { receivedAgain } from './received-again.ts';

const cash = (amount: number) => ({ method: 'Dinheiro' as const, amount: cents(amount) });
const pix = (amount: number) => ({ method: 'PIX' as const, amount: cents(amount) });
const earlier = (amount: number, received_at = 'then') => ({ amount: cents(amount), received_at });

test('cash that is there already came in then, and only what is more comes now', () => {
  expect(receivedAgain([cash(80_00)], [earlier(80_00)])).toEqual([{ ...cash(80_00), received_at: 'then' }]);
  expect(receivedAgain([cash(60_00)], [earlier(80_00)])).toEqual([{ ...cash(60_00), received_at: 'then' }]);
  expect(receivedAgain([cash(99_90)], [earlier(80_00)])).toEqual([
    { ...cash(80_00), received_at: 'then' },
    { ...cash(19_90), received_at: null },
  ]);
});

test('it is used once, over several parts and from several moments; other methods come now', () => {
  expect(receivedAgain([pix(10), cash(30), cash(30)], [earlier(20, 'one'), earlier(25, 'two')])).toEqual([
    { ...pix(10), received_at: null },
    { ...cash(20), received_at: 'one' },
    { ...cash(10), received_at: 'two' },
    { ...cash(15), received_at: 'two' },
    { ...cash(15), received_at: null },
  ]);
});

test('what costs nothing is still one part of nothing', () => {
  expect(receivedAgain([cash(0)], [earlier(80_00)])).toEqual([{ ...cash(0), received_at: null }]);
});

test('a tip in cash came in then, too; one that is new comes now, also beside cash that is there already', () => {
  const tipped = (amount: number, tip: number) => ({
    ...cash(amount),
    tip: cents(tip),
    tip_staff_id: tip > 0 ? 'camila' : null,
  });
  const again = (part: ReturnType<typeof tipped>, before: number) => receivedAgain([part], [earlier(before)]);
  expect(again(tipped(80_00, 20_00), 100_00)).toEqual([{ ...tipped(80_00, 20_00), received_at: 'then' }]);
  expect(again(tipped(0, 10_00), 10_00)).toEqual([{ ...tipped(0, 10_00), received_at: 'then' }]);
  expect(again(tipped(80_00, 20_00), 80_00)).toEqual([
    { ...tipped(80_00, 0), received_at: 'then' },
    { ...tipped(0, 20_00), received_at: null },
  ]);
  expect(again(tipped(95_00, 20_00), 100_00)).toEqual([
    { ...tipped(95_00, 5_00), received_at: 'then' },
    { ...tipped(0, 15_00), received_at: null },
  ]);
});
