import { type Cents, cents } from '#domain/shared/money.ts';
import type { FIXED_COST_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { lastDay, type Month, monthsOf, yearAndMonth } from '#domain/shared/period.ts';

/** What the months of a fixed cost are made from. */
export type CostType = {
  readonly id: string;
  readonly default_value: Cents;
  readonly default_due_day: number;
  readonly default_payment_method: (typeof FIXED_COST_PAYMENT_METHODS)[number] | null;
  /** The month in which it was made, by the salon's clock. */
  readonly made_in: Month;
  /** The last one that is generated; null while nobody ended it. */
  readonly last_month: Month | null;
};

export type NewCost = {
  readonly type_id: string;
  readonly month: Month;
  readonly value: Cents;
  readonly due_date: string;
  readonly payment_method: CostType['default_payment_method'];
};

/** Day 31 is the last day of a shorter month. */
export function dueIn(month: Month, dueDay: number): string {
  const last = lastDay(month);
  return `${month}-${String(Math.min(dueDay, Number(last.slice(8)))).padStart(2, '0')}`;
}

/** Its own year, from its own month on, costs what was said when it was made; of any other month nobody knows yet. */
export function costIn(type: CostType, month: Month): NewCost {
  const isOwnYear = yearAndMonth(month).year === yearAndMonth(type.made_in).year && month >= type.made_in;
  return {
    type_id: type.id,
    month,
    value: isOwnYear ? type.default_value : cents(0),
    due_date: dueIn(month, type.default_due_day),
    payment_method: type.default_payment_method,
  };
}

/** What a new one brings along at once: this month to December. */
export function firstCosts(type: CostType): NewCost[] {
  return monthsOf(yearAndMonth(type.made_in).year)
    .filter((month) => month >= type.made_in)
    .map((month) => costIn(type, month));
}

type Opened = {
  /** The types that the month has, or had until somebody deleted theirs. */
  readonly known: ReadonlySet<string>;
  /** Only their months are ever generated. */
  readonly years: readonly number[];
};

/** What opening a month generates, in the order of the types' ids: two who open it at once then never wait for each other in a circle. */
export function missingCosts(types: readonly CostType[], month: Month, { known, years }: Opened): NewCost[] {
  if (!years.includes(yearAndMonth(month).year)) return [];
  return types
    .filter(({ id, last_month }) => !known.has(id) && (last_month === null || month <= last_month))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((type) => costIn(type, month));
}
