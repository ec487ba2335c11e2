import { type Cents, cents, percentOf, sumCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { type CardFees, type Means, meansOf } from './means.ts';

/** A part of what is paid: so much in this way, drawn from that where the means has a source. */
export type Part = { method: ClientPaymentMethod; amount: Cents; source_id?: string | null };

/** More parts than a client has ways to pay would be a slip. */
export const MOST_PARTS = 10;

/** Whether these parts pay exactly that. What costs nothing is paid by one part of nothing; otherwise each part is something. */
export function payExactly(parts: readonly Part[], total: Cents): boolean {
  if (total === 0) return parts.length === 1 && parts[0]?.amount === 0;
  return parts.length > 0 && parts.every(({ amount }) => amount > 0) && paidBy(parts) === total;
}

/** What is still missing; negative if too much was entered. */
export function missing(parts: readonly Part[], total: Cents): Cents {
  return cents(total - paidBy(parts));
}

function paidBy(parts: readonly Part[]): Cents {
  return sumCents(parts.map(({ amount }) => amount));
}

/** For what can name only one way of paying: that of the largest part, of equal ones the first. */
export function mainMethod(parts: readonly Part[]): ClientPaymentMethod | undefined {
  return parts.reduce<Part | undefined>((main, part) => (main && main.amount >= part.amount ? main : part), undefined)
    ?.method;
}

/**
 * Shares parts that pay for several things together over them, in order: the first thing is filled first. What costs nothing gets a part of
 * nothing, in the way in which most is paid, so that everything that is finalised says how.
 */
export function spread(parts: readonly Part[], dues: readonly Cents[]): Part[][] {
  const method = mainMethod(parts);
  const rest = parts.map((part) => ({ ...part }));
  return dues.map((due) => {
    if (due === 0) return method ? [{ method, amount: cents(0) }] : [];
    const own: Part[] = [];
    let open: number = due;
    for (const part of rest) {
      const taken = Math.min(open, part.amount);
      if (taken === 0) continue;
      own.push({ ...part, amount: cents(taken) });
      part.amount = cents(part.amount - taken);
      open -= taken;
    }
    return own;
  });
}

/** The parts after the total changed: a single part follows it. Null if several no longer match and must be entered again. */
export function followTotal(parts: readonly Part[], total: Cents): Part[] | null {
  const [only, ...others] = parts;
  if (only && others.length === 0) return [{ ...only, amount: total }];
  return payExactly(parts, total) ? [...parts] : null;
}

/** Whether any of the parts is paid by a means that is so. */
export function isPaidBy(parts: readonly Pick<Part, 'method'>[], isSo: (means: Means) => boolean): boolean {
  return parts.some(({ method }) => isSo(meansOf(method)));
}

/** What the card company keeps of a payment by this method: nothing unless it is a card. */
export function feePercentOf(method: ClientPaymentMethod, fees: CardFees): number {
  const { fee } = meansOf(method);
  return fee ? fees[fee] : 0;
}

/** Rounded for each part, as the card company does. */
export function feeOf({ method, amount }: Part, fees: CardFees): Cents {
  return percentOf(amount, feePercentOf(method, fees));
}
