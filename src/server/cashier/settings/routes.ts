import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { changeCashierSettings } from './change-cashier-settings.ts';
import { readCashierSettings } from './queries.ts';

export const cashierSettingsRoutes = {
  settings: owned.cashier.settings.handler(({ context }) => readCashierSettings(context.db, context.owner)),
  changeSettings: owned.cashier.changeSettings.handler(async ({ input, context, errors }) => {
    return accepted(await changeCashierSettings(context, input), errors).settings;
  }),
};
