import type { StatementEntry } from '#contract/commissions/operations.ts';
import { MINUS } from '#domain/shared/formatters.ts';
import { cents, percentOf } from '#domain/shared/money.ts';

export type Step = {
  label: 'price' | 'discount' | 'net' | 'product' | 'percent' | 'linePercent' | 'productPercent' | 'commission';
  sign?: typeof MINUS | '×' | '=';
  amount?: number;
  percent?: number;
};

export type Note = 'price' | 'net' | 'product' | 'void' | 'none' | 'rounded' | 'typed';

/** How a commission was computed, step by step, with a sentence about it. Null for an advance. */
export function arithmeticOf({
  arithmetic,
  total_value,
  movement,
}: StatementEntry): { steps: Step[]; note: Note } | null {
  if (!arithmetic) return null;
  const { way, base, percent, amount } = arithmetic;
  const isProduct = way === 'product' || (way === 'void' && movement !== 'sold_void');
  const discount = total_value - base;
  const result: Step = { label: 'commission', sign: '=', amount };
  const begin: Step[] = [{ label: isProduct ? 'product' : 'price', amount: total_value }];
  if (way === 'net' && discount !== 0) {
    begin.push({ label: 'discount', sign: MINUS, amount: discount }, { label: 'net', sign: '=', amount: base });
  }
  if (percent === null) return { steps: [...begin, result], note: 'none' };
  const label = isProduct ? 'productPercent' : way === 'net' ? 'percent' : 'linePercent';
  const isExact = percentOf(cents(base), percent) === amount;
  const inexact = way === 'price' ? 'typed' : 'rounded';
  return { steps: [...begin, { label, sign: '×', percent }, result], note: isExact ? way : inexact };
}
