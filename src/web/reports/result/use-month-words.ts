import { useTranslation } from 'react-i18next';
import { partOf } from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';

/** As many fit beside each other with their names in full. */
const FEW = 7;

/** "Junho", "Outubro desde 10", "Novembro até 17", and where there are many or of several years "Nov/26". */
export function useMonthWords(range: DayRange, today: string, count: number) {
  const { t } = useTranslation('reports');
  const { monthName, shortMonth, monthAndYear } = usePeriodWords();
  const isOneYear = range.first.slice(0, 4) === range.last.slice(0, 4);
  const short = (month: string) => (isOneYear ? shortMonth(month) : `${shortMonth(month)}/${month.slice(2, 4)}`);
  /** A part of a month is never taken for all of it. */
  function withPart(month: string, name: string): string {
    const { first, last } = partOf(month, range, today);
    if (first && last) return t('result.months.span', { month: name, first, last });
    if (first) return t('result.months.from', { month: name, first });
    return last ? t('result.months.until', { month: name, last }) : name;
  }
  return {
    /** Under a bar. */
    short,
    chip: (month: string) => withPart(month, short(month)),
    /** In full, for those who listen and in a file. */
    full: (month: string) => withPart(month, monthAndYear(month)),
    /** Above a column. */
    head: (month: string) => withPart(month, isOneYear && count <= FEW ? monthName(month) : short(month)),
  };
}
