import { owned } from '#server/kernel/api.ts';
import { productsOfService } from '#server/products/open-lot-cost.ts';
import { hasService, readAppointment } from './appointment-queries.ts';
import { minding } from './complete-save.ts';
import { moveAppointment } from './move-appointment.ts';
import { removeAppointment } from './remove-appointment.ts';
import { changeAppointment, createAppointment } from './save-appointment.ts';
import type { Refusal, Saved } from './saved.ts';

type SaveErrors = {
  NOT_FOUND: () => Error;
  SERVICE_NOT_FOUND: () => Error;
  PRODUCT_NOT_FOUND: () => Error;
  STALE: () => Error;
  PERIOD_CLOSED: () => Error;
  CONFLICT: (options: { data: { professional: string } }) => Error;
  STOCK_REFUSED: (options: { data: { product: string } }) => Error;
  STOCK_FAILED: (options: { cause: unknown }) => Error;
  INVALID: (options: { data: { fields: Record<string, string> } }) => Error;
};

function answerTo(outcome: Saved, errors: SaveErrors) {
  if (!outcome.ok) throw errorFor(outcome, errors);
  return { appointment: outcome.appointment, warnings: outcome.warnings };
}

function errorFor(refusal: Refusal, errors: SaveErrors): Error {
  switch (refusal.reason) {
    case 'conflict':
      return errors.CONFLICT({ data: { professional: refusal.professional } });
    case 'invalid':
      return errors.INVALID({ data: { fields: refusal.fields } });
    case 'stock':
      return errors.STOCK_REFUSED({ data: { product: refusal.product } });
    case 'stock_failed':
      return errors.STOCK_FAILED({ cause: refusal.cause });
    case 'not_found':
      return errors.NOT_FOUND();
    case 'service_not_found':
      return errors.SERVICE_NOT_FOUND();
    case 'product_not_found':
      return errors.PRODUCT_NOT_FOUND();
    case 'stale':
      return errors.STALE();
    case 'period_closed':
      return errors.PERIOD_CLOSED();
  }
}

/** Fields are named by where they stand in the input, as those are that break a rule of the form. */
function insideAppointment(outcome: Saved): Saved {
  if (outcome.ok || outcome.reason !== 'invalid') return outcome;
  const fields = Object.entries(outcome.fields).map(([field, key]) => [`appointment.${field}`, key]);
  return { ...outcome, fields: Object.fromEntries(fields) };
}

export const savingRoutes = {
  read: owned.agenda.read.handler(async ({ input, context, errors }) => {
    const appointment = await readAppointment(context.db, input.id);
    if (!appointment) throw errors.NOT_FOUND();
    return appointment;
  }),

  create: owned.agenda.create.handler(async ({ input, context, errors }) =>
    answerTo(insideAppointment(await minding(createAppointment(context, input))), errors),
  ),

  change: owned.agenda.change.handler(async ({ input, context, errors }) =>
    answerTo(insideAppointment(await minding(changeAppointment(context, input))), errors),
  ),

  move: owned.agenda.move.handler(async ({ input, context, errors }) =>
    answerTo(await minding(moveAppointment(context, input)), errors),
  ),

  remove: owned.agenda.remove.handler(async ({ input, context, errors }) => {
    const outcome = await removeAppointment(context, input.id);
    if (!outcome.ok) throw outcome.reason === 'not_found' ? errors.NOT_FOUND() : errors.PERIOD_CLOSED();
    return { done: true } as const;
  }),

  suggestedProducts: owned.agenda.suggestedProducts.handler(async ({ input, context, errors }) => {
    const products = await productsOfService(context.db, input.id);
    if (products.length === 0 && !(await hasService(context.db, input.id))) throw errors.NOT_FOUND();
    return products;
  }),
};
