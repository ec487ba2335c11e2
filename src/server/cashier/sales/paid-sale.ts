import type { PaidThing } from '#server/payments/paid-thing.ts';
import { lockForPayment, setMainMethod } from './queries.ts';

/** A sale as its payments know it. */
export const paidSale: PaidThing = { hold: lockForPayment, setMainMethod };
