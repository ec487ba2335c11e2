import { paidAppointment } from '#server/agenda/appointments/change-payment-method.ts';
import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { correctMethod, receive } from '#server/payments/change-part.ts';
import type { PaidThings } from '#server/payments/paid-thing.ts';
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

  correctMethod: owned.cashier.correctMethod.handler(async ({ input, context, errors }) => {
    return accepted(await correctMethod(context, things, input), errors).payments;
  }),
};
