import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { correctMethod } from '#server/payments/correct-method.ts';
import { receive } from '#server/payments/receive.ts';

export const cashierPaymentsRoutes = {
  receive: owned.cashier.receive.handler(async ({ input, context, errors }) => {
    return accepted(await receive(context, input), errors).payments;
  }),

  correctMethod: owned.cashier.correctMethod.handler(async ({ input, context, errors }) => {
    return accepted(await correctMethod(context, input), errors).payments;
  }),
};
