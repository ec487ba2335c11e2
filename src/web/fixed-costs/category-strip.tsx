import { useTranslation } from 'react-i18next';
import type { FixedCost } from '#contract/fixed-costs/operations.ts';
import { monthTotals } from '#domain/fixed-costs/totals.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { Card } from '#web/ui/card.tsx';

/** The same total by what it is for; a month at 0 has none to divide. */
export function CategoryStrip({ costs }: { costs: readonly FixedCost[] }) {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const { money } = useFormat();
  const { total, categories } = monthTotals(costs, useSalonToday());
  if (total === 0) return null;
  return (
    <Card aria-label={t('byCategory')} className="overflow-hidden">
      {/* The hairlines are what shows through between the parts. */}
      <dl className="grid grid-cols-4 gap-px bg-divider max-md:grid-cols-2 max-[22.5rem]:grid-cols-1">
        {categories.map(({ category, value }) => (
          <div key={category} className="bg-surface px-6 py-4 max-md:px-4">
            <dt className="text-13 text-muted">{t(`app:costCategories.${category}`)}</dt>
            <dd className="font-semibold tabular-nums">{money(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
