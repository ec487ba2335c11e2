import type { ResultReport } from '#contract/reports/result.ts';
import {
  type Amounts,
  COST_LINES,
  isNothing,
  REVENUE_LINES,
  type ResultLine,
  resultOf,
} from '#domain/reports/result.ts';
import { shareOf } from '#domain/reports/share.ts';
import { monthOf } from '#domain/shared/period.ts';

type Sum = 'revenue' | 'costs' | 'remains';

/** A line as it is read from top to bottom: sums stand above their parts, and what is taken off is below zero. */
export type StatementLine = {
  amount: (amounts: Amounts) => number;
  /** Of the revenue: what is taken off counts by how much it takes; below zero is a loss, or what was given back. */
  share: (amounts: Amounts) => number | null;
} & ({ key: Sum; kind: 'sum' | 'result' } | { key: ResultLine; kind: 'part' });

const line = (sign: 1 | -1, counted: (amounts: Amounts) => number) => ({
  amount: (amounts: Amounts) => sign * counted(amounts) + 0,
  share: (amounts: Amounts) => shareOf(counted(amounts), resultOf(amounts).revenue),
});

const part = (sign: 1 | -1) => (key: ResultLine) =>
  ({ key, kind: 'part', ...line(sign, (amounts) => amounts[key]) }) satisfies StatementLine;

export const STATEMENT: readonly StatementLine[] = [
  { key: 'revenue', kind: 'sum', ...line(1, (amounts) => resultOf(amounts).revenue) },
  ...REVENUE_LINES.map(part(1)),
  { key: 'costs', kind: 'sum', ...line(-1, (amounts) => resultOf(amounts).costs) },
  ...COST_LINES.map(part(-1)),
  { key: 'remains', kind: 'result', ...line(1, (amounts) => resultOf(amounts).remains) },
];

export type MonthAmounts = Amounts & { month: string };

/** Leaves out future months, unless something in them is paid already. */
export function shownMonths({ months }: ResultReport, today: string): MonthAmounts[] {
  return (months as MonthAmounts[]).filter((amounts) => amounts.month <= monthOf(today) || !isNothing(amounts));
}
