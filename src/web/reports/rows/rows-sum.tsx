import { useTranslation } from 'react-i18next';
import { useAmounts } from '../frame/use-amounts.ts';

/** What all rows beneath a figure come to, above them: the figure itself. */
export function RowsSum({ count, total }: { count: number; total: number }) {
  const { t } = useTranslation('reports');
  const { money } = useAmounts();
  return (
    <p className="flex justify-between gap-3 rounded-card bg-subtle px-4 py-3 text-sm font-semibold tabular-nums">
      <span>{t('rows.count', { count })}</span>
      <span>{money(total)}</span>
    </p>
  );
}
