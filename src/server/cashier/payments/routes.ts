import { cents } from '#domain/shared/money.ts';
import { paidAppointment } from '#server/agenda/appointments/change-payment-method.ts';
import { owned } from '#server/kernel/http/api.ts';
import { accepted, done } from '#server/kernel/http/refusals.ts';
import { correctMethod, receive } from '#server/payments/change-part.ts';
import type { PaidThings } from '#server/payments/paid-thing.ts';
import { receiveDebts, takeBackReceived } from '#server/payments/receive-debts.ts';
import { lockForPayment, setMainMethod } from '../sales/queries.ts';

/** Everything that clients pay for: who adds something adds it here. */
const things: PaidThings = {
  appointment: paidAppointment,
  sale: { hold: lockForPayment, setMainMethod },
};

export const cashierPaymentsRoutes = {
  receive: owned.cashier.receive.handler(async ({ input, context, errors }) => {
    return accepted(await receive(context, things, input), errors).payments;
  }),

  receiveDebts: owned.cashier.receiveDebts.handler(async ({ input, context, errors }) => {
    const payments = input.payments.map(({ method, amount }) => ({ method, amount: cents(amount) }));
    const { received } = accepted(await receiveDebts(context, things, { ...input, payments }), errors);
    return { received };
  }),

  takeBackReceived: owned.cashier.takeBackReceived.handler(async ({ input, context, errors }) => {
    return done(await takeBackReceived(context, things, input), errors);
  }),

  correctMethod: owned.cashier.correctMethod.handler(async ({ input, context, errors }) => {
    return accepted(await correctMethod(context, things, input), errors).payments;
  }),
};
