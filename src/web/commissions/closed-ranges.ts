import type { CommissionClosing, CommissionSummary } from '#contract/commissions/operations.ts';
import type { DayRange } from '#domain/shared/period.ts';

export const rangeOfClosing = ({ start_date, end_date }: CommissionClosing): DayRange => ({
  first: start_date,
  last: end_date,
});

/** Those that touch the days of the summary. */
export const closedRanges = ({ closings }: Pick<CommissionSummary, 'closings'>) => closings.map(rangeOfClosing);
