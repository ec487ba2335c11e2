import { CopyPlus, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FixedCostsMonth } from '#contract/fixed-costs/operations.ts';
import { type Month, previousMonth, yearAndMonth } from '#domain/shared/period.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { useCostWords } from './use-cost-words.ts';

/** A month that was opened at 0 mostly costs what the one before did. */
export function RepeatNotice({ month, read: { costs, before } }: { month: Month; read: FixedCostsMonth }) {
  const { t } = useTranslation('fixedCosts');
  const words = useCostWords();
  const { save, isSaving } = useSave({
    send: client.fixedCosts.repeatMonth,
    success: ({ repeated }) => t('repeat.done', { count: repeated }),
    changed: ['monthly_fixed_costs'],
    failure: (error) => t('repeat.failed', { detail: failureDetail(error) }),
  });
  if (before.repeatable === 0) return null;
  const isAllZero = costs.every(({ value }) => value === 0);
  const earlier = previousMonth(month);
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-card bg-subtle px-4 py-3 text-sm text-muted forced-colors:border">
      <Info aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      <p className="min-w-0 flex-1">
        {isAllZero
          ? t('repeat.allZero', {
              month: words.monthTitle(month),
              before: words.monthTitle(earlier),
              total: words.amount(before.total),
            })
          : t('repeat.some', {
              count: before.repeatable,
              before: words.month(earlier),
              total: words.amount(before.repeatable_total),
            })}
      </p>
      <Button
        icon={CopyPlus}
        className="text-text max-md:w-full"
        loading={isSaving}
        onClick={() => save(yearAndMonth(month))}
      >
        {t('repeat.action')}
      </Button>
    </section>
  );
}
