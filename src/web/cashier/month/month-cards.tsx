import { CalendarClock, CircleCheck, Equal, Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CashierMonth } from '#contract/cashier/month.ts';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading.tsx';

/** The four numbers of the month; dashes where they could not be loaded would say no more than the shapes that wait for them. */
export function MonthCards({ month }: { month: CashierMonth | undefined }) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const cards = month?.cards;
  const amount = (value: number | undefined) =>
    value === undefined ? <Skeleton className="my-1 h-7 w-28" /> : money(value as Cents);
  return (
    <section
      aria-label={t('month.cards.label')}
      aria-busy={!month}
      className="grid grid-cols-2 gap-4 max-md:gap-3 max-[22.5rem]:grid-cols-1 xl:grid-cols-4"
    >
      <StatCard
        label={t('month.cards.received')}
        icon={<CircleCheck />}
        value={amount(cards?.received)}
        note={t('month.cards.receivedNote')}
      />
      <StatCard
        label={t('month.cards.toReceive')}
        icon={<CalendarClock />}
        value={amount(cards?.to_receive)}
        note={t('month.cards.toReceiveNote')}
      />
      <StatCard
        label={t('month.cards.productSales')}
        icon={<Package />}
        value={amount(cards?.product_sales)}
        note={cards && t('month.cards.productSalesNote', { count: cards.product_sales_count })}
      />
      <StatCard
        label={t('month.cards.total')}
        icon={<Equal />}
        value={amount(cards?.total)}
        note={t('month.cards.totalNote')}
      />
    </section>
  );
}
