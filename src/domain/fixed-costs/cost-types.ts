import { monthOf, yearAndMonth } from '#domain/shared/period.ts';

export const USUAL_DUE_DAY = 5;

const FIRST_YEAR = 2025;
const YEARS_AHEAD = 3;

/** The years whose months can be opened. */
export function fixedCostYears(today: string): number[] {
  const { year } = yearAndMonth(monthOf(today));
  return Array.from({ length: Math.max(0, year + YEARS_AHEAD - FIRST_YEAR + 1) }, (_, index) => FIRST_YEAR + index);
}
