import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { closeCashDay, moveCash, openCashDay } from './cash-day.ts';
import { readClosedCashDays, readOpenCashDay } from './queries.ts';

const cashier = owned.cashier;

export const cashDayRoutes = {
  cashDay: cashier.cashDay.handler(({ context }) => readOpenCashDay(context.db)),
  cashDays: cashier.cashDays.handler(({ input, context }) => readClosedCashDays(context.db, input.cursor)),

  openCashDay: cashier.openCashDay.handler(async ({ input, context, errors }) => {
    const opened = await openCashDay(context, input.float);
    return accepted(opened, errors).day;
  }),

  moveCash: cashier.moveCash.handler(async ({ input, context, errors }) => {
    return accepted(await moveCash(context, input), errors).day;
  }),

  closeCashDay: cashier.closeCashDay.handler(async ({ input, context, errors }) => {
    const closed = await closeCashDay(context, input);
    return accepted(closed, errors).day;
  }),
};
