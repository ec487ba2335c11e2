import type { ResultReport } from '#contract/reports/result.ts';
import { type Amounts, isNothing } from '#domain/reports/result.ts';
import { monthOf } from '#domain/shared/period.ts';

export type MonthAmounts = Amounts & { month: string };

/** What is still to come is left out, unless something of it is paid already. */
export function shownMonths({ months }: ResultReport, today: string): MonthAmounts[] {
  return (months as MonthAmounts[]).filter((amounts) => amounts.month <= monthOf(today) || !isNothing(amounts));
}
