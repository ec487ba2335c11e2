import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { cashDayRoutes } from './cash-day/routes.ts';
import { debtors } from './debts/list-debtors.ts';
import { readOwed } from './debts/queries.ts';
import { readDayEntries } from './month/day-entries-queries.ts';
import { readMonth, readOpenSales } from './month/queries.ts';
import { cashierPaymentsRoutes } from './payments/routes.ts';
import { salesRpc } from './sales/finalize-sale-rpc.ts';
import { salesRoutes } from './sales/routes.ts';
import { changeCashierSettings } from './settings/change-cashier-settings.ts';
import { readCashierSettings } from './settings/queries.ts';

export const cashierRpc = salesRpc;

const monthRoutes = {
  month: owned.cashier.month.handler(({ input, context }) => readMonth(context.db, input)),
  dayEntries: owned.cashier.dayEntries.handler(({ input, context }) => readDayEntries(context.db, input)),
  openSales: owned.cashier.openSales.handler(({ input, context }) => readOpenSales(context.db, input.cursor)),
};

const debtsRoutes = {
  owed: owned.cashier.owed.handler(({ context }) => readOwed(context.db)),
  debtors: owned.cashier.debtors.handler(({ input, context }) => debtors(context.db, input)),
};

const cashierSettingsRoutes = {
  settings: owned.cashier.settings.handler(({ context }) => readCashierSettings(context.db, context.owner)),
  changeSettings: owned.cashier.changeSettings.handler(async ({ input, context, errors }) => {
    return accepted(await changeCashierSettings(context, input), errors).settings;
  }),
};

export const cashierRoutes = (accounts: AccountServices) => ({
  ...monthRoutes,
  ...debtsRoutes,
  ...salesRoutes(accounts),
  ...cashierPaymentsRoutes,
  ...cashDayRoutes,
  ...cashierSettingsRoutes,
});
