import { Check, Hourglass, Wallet } from 'lucide-react';
import type { FixedCost } from '#contract/fixed-costs/operations.ts';
import { monthTotals } from '#domain/fixed-costs/totals.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { usePlace } from '#web/ui/use-place.ts';

/** What the month costs, what of it is paid, and what is not. */
export function MonthCards({ costs }: { costs: readonly FixedCost[] | undefined }) {
  const { t } = useTranslation('fixedCosts');
  const { money } = useFormat();
  const today = useSalonToday();
  const share = numberFormat(numberLocale(usePlace()), { style: 'percent' });
  const sums = costs && monthTotals(costs, today);
  const amount = (value: Cents | undefined) =>
    value === undefined ? <Skeleton className="my-1 h-7 w-28" /> : money(value);
  return (
    <section
      aria-label={t('cards.label')}
      aria-busy={!costs}
      className="grid grid-cols-3 gap-4 max-md:grid-cols-2 max-md:gap-3 max-md:[&>:first-child]:col-span-2 max-[22.5rem]:grid-cols-1 max-[22.5rem]:[&>:first-child]:col-span-1"
    >
      <StatCard
        label={t('cards.total')}
        icon={<Wallet />}
        value={amount(sums?.total)}
        note={sums && t('cards.costs', { count: sums.count })}
      />
      <StatCard
        label={t('cards.paid')}
        icon={<Check />}
        value={amount(sums?.paid.value)}
        note={sums && paidNote(sums)}
      />
      <StatCard
        label={t('cards.pending')}
        icon={<Hourglass />}
        value={amount(sums?.pending.value)}
        note={sums && pendingNote(t('cards.costs', { count: sums.pending.count }), sums.pending.overdue)}
      />
    </section>
  );

  function paidNote({ count, paid }: ReturnType<typeof monthTotals>) {
    if (count === 0) return t('cards.costs', { count });
    if (paid.percent === null) return t('cards.paidNote', { paid: paid.count, count });
    return t('cards.paidShare', { paid: paid.count, count, percent: share.format(paid.percent / 100) });
  }

  function pendingNote(costs: string, overdue: number) {
    return overdue === 0 ? costs : t('cards.overdue', { costs, count: overdue });
  }
}
