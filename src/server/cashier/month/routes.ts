import { owned } from '#server/kernel/http/api.ts';
import { readDayEntries } from './day-entries-queries.ts';
import { readMonth, readOpenSales } from './queries.ts';

export const monthRoutes = {
  month: owned.cashier.month.handler(({ input, context }) => readMonth(context.db, input)),
  dayEntries: owned.cashier.dayEntries.handler(({ input, context }) => readDayEntries(context.db, input)),
  openSales: owned.cashier.openSales.handler(({ input, context }) => readOpenSales(context.db, input.cursor)),
};
