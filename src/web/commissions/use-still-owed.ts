import { useQuery } from '@tanstack/react-query';
import type { CommissionSummaryRow } from '#contract/commissions.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { addDays } from '#domain/shared/time.ts';
import { api } from '#web/ground/api/client.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';

/** What was owed at the end of the days shown, what was paid since, and what is left: nobody is to be paid for October twice. */
export function useStillOwed({ staff_id, owed }: CommissionSummaryRow, { last }: DayRange) {
  const today = useSalonToday();
  const isPast = last < today;
  const { data } = useQuery({
    ...api.commissions.summary.queryOptions({ input: { first: addDays(last, 1), last: today } }),
    enabled: isPast,
  });
  if (isPast && !data) return undefined;
  const paidSince = data?.rows.find((row) => row.staff_id === staff_id)?.advances_total ?? 0;
  return { owed, paidSince, left: owed - paidSince };
}
