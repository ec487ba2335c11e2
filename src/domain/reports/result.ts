import { type Cents, cents } from '#domain/shared/money.ts';

/** What came in, in the order in which it is read. */
export const REVENUE_LINES = ['services', 'products'] as const;
/** What it cost. */
export const COST_LINES = ['fees', 'product_costs', 'commissions', 'fixed_costs', 'expenses'] as const;
export const RESULT_LINES = [...REVENUE_LINES, ...COST_LINES] as const;

export type ResultLine = (typeof RESULT_LINES)[number];
export type Amounts = Record<ResultLine, Cents>;

export const NO_AMOUNTS = Object.fromEntries(RESULT_LINES.map((line) => [line, 0])) as Amounts;

type Result = { revenue: Cents; costs: Cents; remains: Cents };

/** What remains of what came in once everything it cost is taken off. */
export function resultOf(amounts: Amounts): Result {
  const revenue = sumOf(amounts, REVENUE_LINES);
  const costs = sumOf(amounts, COST_LINES);
  return { revenue, costs, remains: cents(revenue - costs) };
}

export function addAmounts(parts: readonly Amounts[]): Amounts {
  return Object.fromEntries(
    RESULT_LINES.map((line) => [line, cents(parts.reduce((sum, part) => sum + part[line], 0))]),
  ) as Amounts;
}

/** Nothing was counted at all: what cancels out was. */
export const isNothing = (amounts: Amounts) => RESULT_LINES.every((line) => amounts[line] === 0);

const sumOf = (amounts: Amounts, lines: readonly ResultLine[]) =>
  cents(lines.reduce((sum, line) => sum + amounts[line], 0));
