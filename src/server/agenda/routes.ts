import { owned } from '#server/kernel/api.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { readHours } from './queries.ts';
import { readingRoutes } from './reading-routes.ts';
import { readSettings, saveSettings } from './salon-settings.ts';
import { saveHours } from './save-hours.ts';
import { savingRoutes } from './saving-routes.ts';

export const agendaRoutes = {
  hours: owned.agenda.hours.handler(({ context }) => readHours(context.db)),
  saveHours: owned.agenda.saveHours.handler(({ input, context }) => saveHours(context, input.days)),
  changePaymentMethod: owned.agenda.changePaymentMethod.handler(async ({ input, context, errors }) => {
    const outcome = await changePaymentMethod(context, input.id, input.payment_method);
    if (!outcome.ok) throw outcome.reason === 'not_found' ? errors.NOT_FOUND() : errors.NOT_FINALISED();
    return { done: true } as const;
  }),
  ...readingRoutes,
  ...savingRoutes,
};

/** The account's, kept by the agenda: half of them are its hours. */
export const salonSettingsRoutes = {
  settings: owned.account.settings.handler(({ context }) => readSettings(context.db, context.owner)),
  saveSettings: owned.account.saveSettings.handler(({ input, context }) => saveSettings(context, input)),
};
