import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import type { Refusal } from '#server/kernel/refusal.ts';
import { productsOfService } from '#server/products/open-lot-cost.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { changeStatus } from './change-status.ts';
import { changeVisit } from './change-visit.ts';
import { moveAppointment } from './move-appointment.ts';
import { hasService, readAppointment } from './queries.ts';
import { removeAppointment } from './remove-appointment.ts';
import { changeAppointment, createAppointment } from './save-appointment.ts';

/** Fields are named by where they stand in the input, as those are that break a rule of the form. */
function insideAppointment<Outcome extends { ok: true } | Refusal>(outcome: Outcome): Outcome {
  if (outcome.ok || outcome.reason !== 'invalid') return outcome;
  const fields = Object.entries((outcome as Refusal & { fields: Record<string, string> }).fields).map(
    ([field, key]) => [`appointment.${field}`, key],
  );
  return { ...outcome, fields: Object.fromEntries(fields) };
}

export const appointmentsRoutes = {
  read: owned.agenda.read.handler(async ({ input, context, errors }) => {
    const appointment = await readAppointment(context.db, input.id);
    if (!appointment) throw errors.NOT_FOUND();
    return appointment;
  }),

  create: owned.agenda.create.handler(async ({ input, context, errors }) =>
    accepted(insideAppointment(await createAppointment(context, input)), errors),
  ),

  change: owned.agenda.change.handler(async ({ input, context, errors }) =>
    accepted(insideAppointment(await changeAppointment(context, input)), errors),
  ),

  move: owned.agenda.move.handler(async ({ input, context, errors }) =>
    accepted(await moveAppointment(context, input), errors),
  ),

  changeStatus: owned.agenda.changeStatus.handler(async ({ input, context, errors }) =>
    accepted(await changeStatus(context, input), errors),
  ),

  changeVisit: owned.agenda.changeVisit.handler(async ({ input, context, errors }) =>
    accepted(await changeVisit(context, input), errors),
  ),

  remove: owned.agenda.remove.handler(async ({ input, context, errors }) => {
    accepted(await removeAppointment(context, input.id), errors);
    return { done: true } as const;
  }),

  changePaymentMethod: owned.agenda.changePaymentMethod.handler(async ({ input, context, errors }) => {
    accepted(await changePaymentMethod(context, input), errors);
    return { done: true } as const;
  }),

  suggestedProducts: owned.agenda.suggestedProducts.handler(async ({ input, context, errors }) => {
    const products = await productsOfService(context.db, input.id);
    if (products.length === 0 && !(await hasService(context.db, input.id))) throw errors.NOT_FOUND();
    return products;
  }),
};
