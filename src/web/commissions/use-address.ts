import { useSearchParams } from 'react-router';
import { type DayRange, isMonth, isRange, type Month, monthOf, type Period, rangeOf } from '#domain/shared/period.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';

const [MONTH, FIRST, LAST, PROFESSIONAL] = ['mes', 'de', 'ate', 'profissional'];

/** What the page is about. */
export type Asked = {
  /** The one that the picker shows; of days that were applied, the month in which they end. */
  month: Month;
  period: Period;
  range: DayRange;
  /** The days that were applied, if any were. */
  days: DayRange | null;
  professional: string;
};

type Next = { period?: Period; professional?: string };

/** As the address says; what it says wrongly is left out. Every choice is a step that the browser's own button takes back. */
export function useAddress(): [Asked, (next: Next) => void] {
  const [params, setParams] = useSearchParams();
  const today = useSalonToday();
  const typed = { first: params.get(FIRST) ?? '', last: params.get(LAST) ?? '' };
  const days = isRange(typed) ? typed : null;
  const asked = params.get(MONTH) ?? '';
  const month = days ? monthOf(days.last) : isMonth(asked) ? asked : monthOf(today);
  const period = days ?? month;
  const professional = params.get(PROFESSIONAL) ?? '';
  const go = (next: Next) => setParams(addressOf({ period, professional, ...next }), { preventScrollReset: true });
  return [{ month, period, range: rangeOf(period), days, professional }, go];
}

function addressOf({ period, professional }: Required<Next>): Record<string, string> {
  return {
    ...(typeof period === 'string' ? { [MONTH]: period } : { [FIRST]: period.first, [LAST]: period.last }),
    ...(professional && { [PROFESSIONAL]: professional }),
  };
}
