import { meansOf } from '#domain/payments/means.ts';
import { type CountedKind, revenueLine } from '#domain/payments/paid-kinds.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS, type ClientPaymentMethod } from '#domain/shared/payment-methods.ts';

/** What was paid in one way for one kind of thing on one day; what a void gives back is below zero. */
export type PaidPart = {
  date: string;
  kind: CountedKind;
  method: ClientPaymentMethod;
  payments: number;
  amount: Cents;
};

/** How many appointments, sales or voids were paid on a day, each once however many parts it was paid in. */
export type PaidCount = { date: string; kind: CountedKind; count: number };

/** What services brought in that were sold on the spot, and how many sales had nothing else. */
export type SoldServices = { amount: Cents; sales: number };

type MonthCards = {
  received: Cents;
  to_receive: Cents;
  product_sales: Cents;
  product_sales_count: number;
  total: Cents;
};

type MonthDay = {
  date: string;
  appointments: number;
  sales: number;
  total: Cents;
  methods: Array<{ method: ClientPaymentMethod; payments: number; amount: Cents }>;
  voids: { count: number; amount: Cents };
};

/** The four cards of the month: voids are taken off each of them, and the last is the first two together. */
export function monthCards(
  parts: readonly PaidPart[],
  counts: readonly PaidCount[],
  services: SoldServices = { amount: cents(0), sales: 0 },
): MonthCards {
  const received = amountOf(parts.filter(({ method }) => !meansOf(method).isPending));
  const toReceive = amountOf(parts.filter(({ method }) => meansOf(method).isPending));
  return {
    received,
    to_receive: toReceive,
    product_sales: cents(amountOf(parts.filter(({ kind }) => revenueLine(kind) === 'products')) - services.amount),
    product_sales_count: countOf(counts, 'sale') - services.sales,
    total: cents(received + toReceive),
  };
}

/** The days on which something was counted, the newest first. The methods say what came in; what went back stands beside them. */
export function monthDays(parts: readonly PaidPart[], counts: readonly PaidCount[]): MonthDay[] {
  const dates = [...new Set(parts.map(({ date }) => date))].sort().reverse();
  return dates.map((date) => {
    const own = parts.filter((part) => part.date === date);
    const ownCounts = counts.filter((count) => count.date === date);
    return {
      date,
      appointments: countOf(ownCounts, 'appointment'),
      sales: countOf(ownCounts, 'sale'),
      total: amountOf(own),
      methods: byMethod(own.filter(({ kind }) => kind !== 'void')),
      voids: { count: countOf(ownCounts, 'void'), amount: amountOf(own.filter(({ kind }) => kind === 'void')) },
    };
  });
}

/** In the order in which forms offer them. */
function byMethod(parts: readonly PaidPart[]): MonthDay['methods'] {
  return CLIENT_PAYMENT_METHODS.flatMap((method) => {
    const own = parts.filter((part) => part.method === method);
    if (own.length === 0) return [];
    return [{ method, payments: own.reduce((sum, { payments }) => sum + payments, 0), amount: amountOf(own) }];
  });
}

const amountOf = (parts: readonly PaidPart[]) => sumCents(parts.map(({ amount }) => amount));

function countOf(counts: readonly PaidCount[], kind: CountedKind): number {
  return counts.reduce((sum, one) => (one.kind === kind ? sum + one.count : sum), 0);
}
