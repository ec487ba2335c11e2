import { useQuery } from '@tanstack/react-query';
import type { CommissionSummaryRow } from '#contract/commissions/operations.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { addDays, LAST_DAY } from '#domain/shared/time.ts';
import { api } from '#web/ground/api/client.ts';

/**
 * What was owed at the end of the days shown, what was paid or settled since, and what is left: nobody is to be paid for October twice. A payment may have a
 * day that is still to come.
 */
export function useStillOwed({ staff_id, owed }: CommissionSummaryRow, { last }: DayRange) {
  const isLast = last === LAST_DAY;
  const { data } = useQuery({
    ...api.commissions.summary.queryOptions({ input: { first: isLast ? last : addDays(last, 1), last: LAST_DAY } }),
    enabled: !isLast,
  });
  if (!isLast && !data) return undefined;
  const since = data?.rows.find((row) => row.staff_id === staff_id);
  const [paidSince, settledSince] = [since?.advances_total ?? 0, since?.settled_total ?? 0];
  return { owed, paidSince, settledSince, left: owed - paidSince - settledSince };
}
