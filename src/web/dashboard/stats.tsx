import { Banknote, CalendarDays, TrendingUp, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Overview } from '#contract/dashboard/operations.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { StatCard } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading.tsx';
import { useMonthName } from '#web/ui/use-month-name.ts';
import { usePlace } from '#web/ui/use-place.ts';

/** The four numbers of the day and the month. Where they could not be loaded they are zero, as the specification says. */
export function Stats({ overview, failed }: { overview: Overview | undefined; failed: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const month = useMonthName();
  const { today, clients, revenue } = overview ?? NOTHING;
  const known = <T,>(value: T) => (overview || failed ? value : <Skeleton className="my-1 h-7 w-24" />);
  return (
    <section
      aria-label={t('stats.title')}
      className="grid grid-cols-2 gap-4 max-md:gap-3 max-[22.5rem]:grid-cols-1 xl:grid-cols-4"
    >
      <StatCard
        label={t('stats.today')}
        icon={<CalendarDays />}
        value={known(today.appointments)}
        note={
          overview &&
          [
            t('stats.finalised', { count: today.finalised }),
            ...(today.awaiting > 0 ? [t('stats.awaiting', { count: today.awaiting })] : []),
          ].join(', ')
        }
      />
      <StatCard
        label={t('stats.clients')}
        icon={<Users />}
        value={known(clients.active)}
        note={overview && t('stats.newClients', { count: clients.new_this_month, month: month(overview.date) })}
      />
      <StatCard
        label={t('stats.revenue')}
        icon={<Banknote />}
        value={known(format.money(revenue.month as Cents))}
        note={
          overview && (
            <>
              <span className="block">
                {t('stats.services', { count: revenue.finalised, services: format.money(revenue.services as Cents) })}
              </span>
              <span className="block">
                {t('stats.products', { products: format.money(revenue.products as Cents) })}
              </span>
            </>
          )
        }
      />
      <StatCard
        label={t('stats.growth')}
        icon={<TrendingUp />}
        value={known(<Growth percent={revenue.growth} />)}
        note={
          overview &&
          t('stats.compared', {
            day: Number(overview.revenue.compared_until.slice(-2)),
            month: month(overview.revenue.compared_until),
          })
        }
      />
    </section>
  );
}

const NOTHING = {
  today: { appointments: 0, finalised: 0, awaiting: 0 },
  clients: { active: 0, new_this_month: 0 },
  revenue: { month: 0, services: 0, products: 0, finalised: 0, growth: 0 },
};

function Growth({ percent }: { percent: number }) {
  const format = numberFormat(numberLocale(usePlace()), { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <span className={classNames(percent > 0 && 'text-success-text', percent < 0 && 'text-danger-text')}>
      {format.format(percent / 100)}
    </span>
  );
}
