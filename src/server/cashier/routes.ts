import { mayDo } from '#domain/members/rights.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import type { Member, Timed } from '#server/kernel/principal.ts';
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

/** Who does not see the month's totals sees what today brought in; null is every day. */
async function onlyDayOf({ member, db, owner, now }: Timed & { member: Member }): Promise<string | null> {
  return mayDo(member, 'month_totals') ? null : salonToday(db, owner, now());
}

const monthRoutes = {
  month: owned.cashier.month.handler(async ({ input, context }) => {
    const month = await readMonth(context.db, input);
    const day = await onlyDayOf(context);
    return day === null ? month : { ...month, days: month.days.filter(({ date }) => date === day) };
  }),
  dayEntries: owned.cashier.dayEntries.handler(async ({ input, context, errors }) => {
    const day = await onlyDayOf(context);
    if (day !== null && day !== input.date) throw errors.NOT_ALLOWED();
    return readDayEntries(context.db, input);
  }),
  openSales: owned.cashier.openSales.handler(({ input, context }) => readOpenSales(context.db, input.cursor)),
};

const debtsRoutes = {
  owed: owned.cashier.owed.handler(({ context }) => readOwed(context.db)),
  debtors: owned.cashier.debtors.handler(({ input, context }) =>
    debtors(context.db, input, mayDo(context.member, 'client_contacts')),
  ),
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
