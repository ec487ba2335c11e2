import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import type { MEANS, Means } from './means.ts';
import type { PaidKind } from './paid-kinds.ts';

// What comes next is one record each: no rule below knows these two, and all of them follow.
const voucher = {
  isRevenue: false,
  isCash: true,
  isPending: false,
  fee: 'debit_fee_percent',
  needs: 'source',
  hasPixCode: false,
  onlyIn: 'PT',
} as const satisfies Means;
const giftCard = { column: 'gift_card_id', revenue: null, shelf: null, undone: 'voided' } as const satisfies PaidKind;

type Parts = typeof import('./parts.ts');
let parts: Parts;
let receivedAgain: typeof import('./received-again.ts').receivedAgain;
let methods: typeof import('#domain/shared/payment-methods.ts');
let month: typeof import('#domain/cashier/month.ts');
let revenueLine: typeof import('./paid-kinds.ts').revenueLine;
const paid = (amount: number, more: object = {}) =>
  ({ method: 'Vale' as keyof typeof MEANS, amount: cents(amount), ...more }) as const;

// Modules of its own: the other tests know today's records only.
beforeAll(async () => {
  vi.resetModules();
  const { MEANS } = await import('./means.ts');
  const { PAID_KINDS } = await import('./paid-kinds.ts');
  Object.assign(MEANS, { Vale: voucher, Fiado: { ...voucher, isCash: false, isPending: true, fee: null } });
  Object.assign(PAID_KINDS, { gift_card: giftCard });
  parts = await import('./parts.ts');
  methods = await import('#domain/shared/payment-methods.ts');
  month = await import('#domain/cashier/month.ts');
  ({ receivedAgain } = await import('./received-again.ts'));
  ({ revenueLine } = await import('./paid-kinds.ts'));
});
afterAll(() => vi.resetModules());

test('another means costs its fee, and is found by what it is', () => {
  const fees = { debit_fee_percent: 2, credit_fee_percent: 5 };
  expect(parts.feeOf(paid(100_00), fees)).toBe(2_00);
  expect(parts.isPaidBy([paid(1)], ({ needs }) => needs === 'source')).toBe(true);
  expect(parts.isPaidBy([paid(1)], ({ isPending }) => isPending)).toBe(false);
});

test('it is offered where it is known', () => {
  expect(methods.CLIENT_PAYMENT_METHODS).toContain('Vale');
  expect(methods.methodsIn('PT', methods.CLIENT_PAYMENT_METHODS)).toContain('Vale');
  expect(methods.methodsIn('BR', methods.CLIENT_PAYMENT_METHODS)).not.toContain('Vale');
});

test('what lies in the drawer by it is not received twice, and keeps what it was drawn from', () => {
  const source_id = 'that voucher';
  const again = receivedAgain([paid(30, { source_id })], [{ amount: cents(20), received_at: 'then' }]);
  expect(again).toEqual([paid(20, { source_id, received_at: 'then' }), paid(10, { source_id, received_at: null })]);
  expect(parts.spread([paid(30, { source_id })], [cents(10), cents(20)])).toEqual([
    [paid(10, { source_id })],
    [paid(20, { source_id })],
  ]);
});

test('what is owed by another means is to be received, and another kind counts on the line that it names', () => {
  const owed = {
    date: '2026-11-14',
    kind: 'sale',
    method: 'Fiado' as keyof typeof MEANS,
    payments: 1,
    amount: cents(70),
  };
  const card = { ...owed, kind: 'gift_card' as 'sale', method: 'PIX', amount: cents(50) } as const;
  expect(revenueLine('gift_card' as 'sale')).toBeNull();
  const cards = month.monthCards([{ ...owed, kind: 'sale' }, card], []);
  expect(cards).toMatchObject({ received: 50, to_receive: 70, product_sales: 70 });
});
