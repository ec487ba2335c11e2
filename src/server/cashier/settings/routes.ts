import { owned } from '#server/kernel/http/api.ts';
import { changeCashierSettings } from './change-cashier-settings.ts';
import { readCashierSettings } from './queries.ts';

export const cashierSettingsRoutes = {
  settings: owned.cashier.settings.handler(({ context }) => readCashierSettings(context.db, context.owner)),
  changeSettings: owned.cashier.changeSettings.handler(({ input, context }) => changeCashierSettings(context, input)),
};
