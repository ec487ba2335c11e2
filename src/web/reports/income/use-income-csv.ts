import { useTranslation } from 'react-i18next';
import type { ExpenseItem } from '#contract/report-income.ts';
import { cents } from '#domain/shared/money.ts';
import type { Month } from '#domain/shared/period.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useCsv } from '../frame/use-csv.ts';
import { useItemWords } from './use-item-words.ts';

/** Every expense of the month, in a file named by month and year. */
export function useIncomeCsv(month: Month): (items: readonly ExpenseItem[]) => void {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const words = useItemWords();
  const save = useCsv();
  const head = (['category', 'description', 'value', 'date', 'details'] as const).map((name) =>
    t(`income.table.${name}`),
  );
  return (items) =>
    save(t('income.file'), month, [
      head,
      ...items.map((item) => [
        words.category(item),
        words.description(item),
        { cents: cents(item.value) },
        date(item.date),
        words.details(item),
      ]),
    ]);
}
