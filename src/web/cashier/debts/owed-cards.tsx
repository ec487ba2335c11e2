import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleAlert, HandCoins } from 'lucide-react';
import { OLD_AFTER_DAYS } from '#domain/payments/debts.ts';
import type { Cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { useMonthName } from '#web/ui/use-month-name.ts';

/** What is owed altogether, of this month and for long; the skeletons stay when they could not be loaded. */
export function OwedCards() {
  const { t } = useTranslation(['cashier', 'debts']);
  const { money } = useFormat();
  const today = useSalonToday();
  const monthName = useMonthName();
  const { data: owed, error } = useQuery(api.cashier.owed.queryOptions());
  useFailureBanner(error, (detail) => t('debts:loadFailed', { detail }));
  const value = (amount: number | undefined) =>
    amount === undefined ? <Skeleton className="my-1 h-7 w-28" /> : money(amount as Cents);
  const isCashiers = owed && owed.of_month === owed.in_cashier;
  return (
    <section
      aria-label={t('debts:cards.label')}
      aria-busy={!owed}
      className="grid grid-cols-2 gap-4 max-md:gap-3 max-[22.5rem]:grid-cols-1 md:grid-cols-3 max-md:[&>:first-child]:col-span-full"
    >
      <StatCard
        label={t('debts:cards.total')}
        icon={<HandCoins />}
        value={value(owed?.total)}
        note={owed && `${t('debts:clients', { count: owed.clients })}, ${t('debts:items', { count: owed.items })}`}
      />
      <StatCard
        label={t('debts:cards.ofMonth', { month: monthName(today) })}
        icon={<CalendarClock />}
        value={value(owed?.of_month)}
        note={isCashiers && t('debts:cards.sameAsCashier')}
      />
      <StatCard
        label={t('debts:cards.old', { days: OLD_AFTER_DAYS })}
        icon={<CircleAlert />}
        tone={owed && owed.old > 0 ? 'bad' : undefined}
        value={value(owed?.old)}
        note={owed && t('debts:clients', { count: owed.old_clients })}
      />
    </section>
  );
}
