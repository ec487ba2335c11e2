import { useTranslation } from 'react-i18next';
import type { IncomeExpenses } from '#contract/reports/income.ts';
import { cents } from '#domain/shared/money.ts';
import type { Month } from '#domain/shared/period.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useCsv } from '../frame/use-csv.ts';
import { useItemWords } from './use-item-words.ts';

/** What came in day by day, and every expense of the month, in a file named by month and year. */
export function useIncomeCsv(month: Month): (report: IncomeExpenses) => void {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const words = useItemWords();
  const save = useCsv();
  const head = (['category', 'description', 'value', 'date', 'details'] as const).map((name) =>
    t(`income.table.${name}`),
  );
  return ({ days, items }) =>
    save(t('income.file'), month, [
      head,
      ...days.flatMap((day) =>
        (['services', 'products'] as const)
          .filter((of) => day[of] !== 0)
          .map((of) => [
            t('income.days.revenue'),
            t(`result.lines.${of}.label`),
            { cents: cents(day[of]) },
            date(day.date),
            t(`result.lines.${of}.date`),
          ]),
      ),
      ...items.map((item) => [
        words.category(item),
        words.description(item),
        { cents: cents(item.value) },
        date(item.date),
        words.details(item),
      ]),
    ]);
}
