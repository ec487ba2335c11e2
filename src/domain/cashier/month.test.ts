import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { monthCards, monthDays, type PaidPart } from './month.ts';

const part = (date: string, kind: PaidPart['kind'], method: PaidPart['method'], amount: number, payments = 1) => ({
  date,
  kind,
  method,
  payments,
  amount: cents(amount),
});

const parts = [
  part('2026-11-14', 'sale', 'PIX', 5_000),
  part('2026-11-14', 'appointment', 'PIX', 98_630, 10),
  part('2026-11-14', 'appointment', 'Dinheiro', 41_200, 5),
  part('2026-11-14', 'appointment', 'Mensalista (a receber)', 26_000, 2),
  part('2026-11-14', 'void', 'Dinheiro', -8_990),
  part('2026-11-17', 'sale', 'Mensalista (a receber)', 1_000),
];
const counts = [
  { date: '2026-11-14', kind: 'appointment' as const, count: 15 },
  { date: '2026-11-14', kind: 'sale' as const, count: 1 },
  { date: '2026-11-14', kind: 'void' as const, count: 1 },
  { date: '2026-11-17', kind: 'sale' as const, count: 1 },
];

test('received is what came in without Mensalista, and with what is to be received it is the month', () => {
  expect(monthCards(parts, counts)).toEqual({
    received: 5_000 + 98_630 + 41_200 - 8_990,
    to_receive: 27_000,
    product_sales: 5_000 + 1_000 - 8_990,
    product_sales_count: 2,
    total: 5_000 + 98_630 + 41_200 - 8_990 + 27_000,
  });
});

test('each day says what came in by method, in the order of the forms, and what was voided beside it', () => {
  expect(monthDays(parts, counts)).toEqual([
    {
      date: '2026-11-17',
      appointments: 0,
      sales: 1,
      total: 1_000,
      methods: [{ method: 'Mensalista (a receber)', payments: 1, amount: 1_000 }],
      voids: { count: 0, amount: 0 },
    },
    {
      date: '2026-11-14',
      appointments: 15,
      sales: 1,
      total: 161_840,
      methods: [
        { method: 'Dinheiro', payments: 5, amount: 41_200 },
        { method: 'PIX', payments: 11, amount: 103_630 },
        { method: 'Mensalista (a receber)', payments: 2, amount: 26_000 },
      ],
      voids: { count: 1, amount: -8_990 },
    },
  ]);
});

test('a month in which nothing happened has zeros and no days', () => {
  expect(monthCards([], [])).toMatchObject({ received: 0, to_receive: 0, product_sales: 0, total: 0 });
  expect(monthDays([], [])).toEqual([]);
});
