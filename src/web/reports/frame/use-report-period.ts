import { useSearchParams } from 'react-router';
import { comparedWith, isReportable, type Preset, presetRange, untilToday } from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';

const [FIRST, LAST] = ['de', 'ate'];

export type ReportPeriod = ReturnType<typeof useReportPeriod>;

/** The days that a report is about stand in the address, so that it can be sent to the accountant; what else stands there stays. */
export function useReportPeriod(usual: Preset) {
  const today = useSalonToday();
  const [params, setParams] = useSearchParams();
  const asked = { first: params.get(FIRST) ?? '', last: params.get(LAST) ?? '' };
  const range = isReportable(asked) ? asked : presetRange(usual, today);
  return {
    today,
    range,
    /** Without the days that are still to come. */
    passed: untilToday(range, today),
    before: comparedWith(range, today),
    choose: ({ first, last }: DayRange) =>
      setParams(
        (params) => {
          params.set(FIRST, first);
          params.set(LAST, last);
          return params;
        },
        { replace: true },
      ),
  };
}
