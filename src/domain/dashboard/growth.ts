import type { Cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';

/** By how many whole percent an amount is more (or less) than the one before; 0 when there is nothing to compare with, or less than nothing. */
export function growth(now: Cents, before: Cents): number {
  return before <= 0 ? 0 : roundTo(((now - before) / before) * 100, 0);
}
