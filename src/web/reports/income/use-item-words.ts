import type { ExpenseItem } from '#contract/reports/income.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { costPath } from '../rows/rows-sheets.tsx';

const SUMS: readonly ExpenseItem['kind'][] = ['commission', 'fees'];

/** What an expense is called, what else is known of it, and where its rows lie. */
export function useItemWords() {
  const { t } = useTranslation(['reports', 'app']);
  const { date } = useFormat();

  function description({ kind, name }: ExpenseItem): string {
    if (kind === 'commission') return t('income.item.commission', { name });
    return kind === 'fees' ? t('income.item.fees') : name;
  }

  function details({ kind, services, part, cost_category, supplier, note }: ExpenseItem): string {
    const known = [
      kind === 'fees' && t('income.item.feesDetail'),
      services && t('income.item.services', { count: services }),
      part && t('income.item.part', part),
      cost_category && t(`app:costCategories.${cost_category as 'Outros'}`),
      supplier,
      note,
    ];
    return known.filter(Boolean).join(' · ');
  }

  return {
    description,
    details,
    category: ({ category }: ExpenseItem) => t(`income.categories.${category}`),
    /** What was added up over the month lies on several days. */
    day: (item: ExpenseItem) =>
      SUMS.includes(item.kind) ? t('income.table.until', { date: date(item.date) }) : date(item.date),
  };
}

/** Its own row; what was added up over the month has none, and opens the rows beneath it. */
export const pathOf = (item: ExpenseItem) => (SUMS.includes(item.kind) ? undefined : costPath(item));
