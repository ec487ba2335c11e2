import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, Hourglass } from 'lucide-react';
import { cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { useMonthName } from '#web/ui/use-month-name.ts';

/** The three numbers, whatever the list is filtered by. */
export function SummaryCards() {
  const { t } = useTranslation('payables');
  const { money } = useFormat();
  const monthName = useMonthName();
  const { data, error } = useQuery(api.payables.summary.queryOptions());
  useFailureBanner(error, () => t('loadFailed'));
  const amount = (sum: { total: number } | undefined) =>
    sum ? money(cents(sum.total)) : <Skeleton className="my-1 h-7 w-28" />;
  return (
    <section
      aria-label={t('cards.label')}
      aria-busy={!data}
      className="grid grid-cols-2 gap-4 max-md:gap-3 max-[22.5rem]:grid-cols-1 md:grid-cols-3"
    >
      <div className="grid max-md:col-span-full">
        <StatCard
          label={t('cards.pending')}
          icon={<Hourglass />}
          value={amount(data?.pending)}
          note={data && t('cards.pendingNote', { count: data.pending.count })}
        />
      </div>
      <StatCard
        label={t('cards.overdue')}
        icon={<CircleAlert />}
        value={amount(data?.overdue)}
        tone={data && data.overdue.total > 0 ? 'bad' : undefined}
        note={data && t('cards.overdueNote', { count: data.overdue.count })}
      />
      <StatCard
        label={t('cards.paid')}
        icon={<Check />}
        value={amount(data?.paid)}
        note={data && t('cards.paidNote', { count: data.paid.count, month: monthName(data.month) })}
      />
    </section>
  );
}
