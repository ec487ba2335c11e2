import { type Amounts, COST_LINES, REVENUE_LINES, type ResultLine, resultOf } from '#domain/reports/result.ts';
import { rowsBeneath } from '../frame/rows-beneath.ts';

/** A line as it is read from top to bottom: sums stand above their parts, and what is taken off is below zero. */
export type StatementLine = {
  key: ResultLine | 'revenue' | 'costs' | 'remains';
  kind: 'sum' | 'part' | 'result';
  amount: (amounts: Amounts) => number;
};

const part = (sign: 1 | -1) => (line: ResultLine) =>
  ({ key: line, kind: 'part', amount: (amounts) => sign * amounts[line] + 0 }) satisfies StatementLine;

export const STATEMENT: readonly StatementLine[] = [
  { key: 'revenue', kind: 'sum', amount: (amounts) => resultOf(amounts).revenue },
  ...REVENUE_LINES.map(part(1)),
  { key: 'costs', kind: 'sum', amount: (amounts) => -resultOf(amounts).costs + 0 },
  ...COST_LINES.map(part(-1)),
  { key: 'remains', kind: 'result', amount: (amounts) => resultOf(amounts).remains },
];

/** Where the rows of a month's amount lie. */
export function rowsOf(key: StatementLine['key'], month: string): string | undefined {
  switch (key) {
    case 'services':
    case 'products':
    case 'fees':
      return rowsBeneath.payments(month);
    case 'commissions':
      return rowsBeneath.commissions(month);
    case 'product_costs':
      return rowsBeneath.productCosts(month);
    case 'fixed_costs':
      return rowsBeneath.fixedCosts(month);
    case 'expenses':
      return rowsBeneath.paid();
    default:
      return undefined;
  }
}
