import type { CashierMonth } from '#contract/cashier/month.ts';
import { monthCards, monthDays } from '#domain/cashier/month.ts';
import { monthOfYear, rangeOf } from '#domain/shared/period.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { readPaid } from './queries.ts';

/** The cards and the days are sums of the same rows, so that they cannot disagree. */
export async function readMonth(db: Database, { year, month }: { year: number; month: number }): Promise<CashierMonth> {
  const { parts, counts } = await readPaid(db, rangeOf(monthOfYear(year, month)));
  return { cards: monthCards(parts, counts), days: monthDays(parts, counts) };
}
