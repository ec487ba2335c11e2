import { useTranslation } from 'react-i18next';
import { type DayRange, monthOf } from '#domain/shared/period.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';

/** As many fit beside each other with their names in full. */
const FEW = 7;

/** "Junho", "Novembro até 17", and where there are many or of several years "Nov/26". */
export function useMonthWords({ first, last }: DayRange, today: string, count: number) {
  const { t } = useTranslation('reports');
  const { monthName, shortMonth, monthAndYear } = usePeriodWords();
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const runs = (month: string) => month === monthOf(today) && today < last;
  const short = (month: string) => (isOneYear ? shortMonth(month) : `${shortMonth(month)}/${month.slice(2, 4)}`);
  return {
    /** On a chip or under a bar. */
    short,
    /** In full, for those who listen. */
    full: monthAndYear,
    /** Above a column. */
    head(month: string): string {
      const name = isOneYear && count <= FEW ? monthName(month) : short(month);
      return runs(month) ? t('result.months.until', { month: name, day: Number(today.slice(8)) }) : name;
    },
  };
}
