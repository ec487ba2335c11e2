import type { PaidThing } from '#server/payments/paid-thing.ts';
import { lockPayment, setPaymentMethod } from './queries.ts';

/** An appointment as its payments know it. */
export const paidAppointment: PaidThing = { hold: lockPayment, setMainMethod: setPaymentMethod };
