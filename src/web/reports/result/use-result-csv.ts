import { useTranslation } from 'react-i18next';
import { addAmounts } from '#domain/reports/result.ts';
import { cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useCsv } from '../frame/use-csv.ts';
import { STATEMENT } from './lines.ts';
import type { MonthAmounts } from './months.ts';
import { useLineWords } from './use-line-words.ts';
import { useMonthWords } from './use-month-words.ts';

/** The statement as it stands on the page: lines down, months across, the total and its share of the revenue. */
export function useResultCsv(range: DayRange, today: string): (months: readonly MonthAmounts[]) => void {
  const { t } = useTranslation('reports');
  const nameOf = useLineWords();
  const words = useMonthWords(range, today, 0);
  const save = useCsv();
  return (months) => {
    const total = addAmounts(months);
    save(t('result.file'), range, [
      [
        t('result.table.line'),
        ...months.map(({ month }) => words.full(month)),
        t('result.table.total'),
        t('result.table.share'),
      ],
      ...STATEMENT.map((line) => {
        const share = line.share(total);
        return [
          nameOf(line).label,
          ...[...months, total].map((amounts) => ({ cents: cents(line.amount(amounts)) })),
          share === null ? '' : roundTo(share * 100, 1),
        ];
      }),
    ]);
  };
}
