import type { ResultReport } from '#contract/reports/result.ts';
import { comparedWith, monthsIn } from '#domain/reports/report-period.ts';
import { type Amounts, addAmounts, NO_AMOUNTS } from '#domain/reports/result.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readAmounts } from './queries.ts';

export async function readResult(
  { db, owner, now }: Owned & { now: () => Temporal.Instant },
  range: DayRange,
): Promise<ResultReport> {
  const before = comparedWith(range, await salonToday(db, owner, now()));
  const rows = await readAmounts(db, range, before);
  const added = (some: typeof rows): Amounts =>
    addAmounts(some.map(({ line, amount }) => ({ ...NO_AMOUNTS, [line]: centsFromDecimal(amount) })));
  return {
    months: monthsIn(range).map((month) => ({
      month,
      ...added(rows.filter((row) => !row.is_before && row.month === month)),
    })),
    before: { ...before, ...added(rows.filter((row) => row.is_before)) },
  };
}
