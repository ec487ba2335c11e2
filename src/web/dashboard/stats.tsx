import { Banknote, CalendarDays, TrendingUp, Users } from 'lucide-react';
import type { Overview } from '#contract/dashboard/operations.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import type { Cents } from '#domain/shared/money.ts';
import { daysOf, monthOf } from '#domain/shared/period.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardBody, CardHead, StatCard } from '#web/ui/card.tsx';
import { ChartTable } from '#web/ui/chart-table.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading.tsx';
import { useMonthName } from '#web/ui/use-month-name.ts';
import { usePlace } from '#web/ui/use-place.ts';

/** The four numbers of the day and the month, as far as they concern the member. Where they could not be loaded they are zero, as the specification says. */
export function Stats({ overview, failed }: { overview: Overview | undefined; failed: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const month = useMonthName();
  const may = useMay();
  const today = overview?.today ?? NOTHING.today;
  const clients = overview?.clients ?? NOTHING.clients;
  const revenue = overview?.revenue ?? NOTHING.revenue;
  const known = <T,>(value: T) => (overview || failed ? value : <Skeleton className="my-1 h-7 w-24" />);
  return (
    <section
      aria-label={t('stats.title')}
      className="grid grid-cols-2 gap-4 max-md:gap-3 max-[22.5rem]:grid-cols-1 xl:grid-cols-4"
    >
      {may('all_agenda') && (
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
      )}
      {may('clients') && (
        <StatCard
          label={t('stats.clients')}
          icon={<Users />}
          value={known(clients.active)}
          note={overview && t('stats.newClients', { count: clients.new_this_month, month: month(overview.date) })}
        />
      )}
      {may('month_totals') && (
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
      )}
      {may('month_totals') && (
        <StatCard
          label={t('stats.growth')}
          icon={<TrendingUp />}
          value={known(<Growth percent={revenue.growth} />)}
          note={
            overview &&
            t('stats.compared', {
              day: Number(revenue.compared_until.slice(-2)),
              month: month(revenue.compared_until),
            })
          }
        />
      )}
    </section>
  );
}

const NOTHING = {
  today: { appointments: 0, finalised: 0, awaiting: 0 },
  clients: { active: 0, new_this_month: 0 },
  revenue: { month: 0, services: 0, products: 0, finalised: 0, growth: 0, compared_until: '' },
};

function Growth({ percent }: { percent: number }) {
  const format = numberFormat(numberLocale(usePlace()), { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <span className={classNames(percent > 0 && 'text-success-text', percent < 0 && 'text-danger-text')}>
      {format.format(percent / 100)}
    </span>
  );
}

/** A bar for each day of the month, today's in full colour; the numbers are in a table for those who listen. */
type Revenue = NonNullable<Overview['revenue']>;

export function RevenueByDay({ overview, revenue }: { overview: Overview; revenue: Revenue }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const month = useMonthName()(overview.date);
  const { by_day } = revenue;
  const amounts = new Map(by_day.map((day) => [day.date, day.revenue]));
  const best = Math.max(...amounts.values(), 1);
  const days = daysOf(monthOf(overview.date)).map((date) => ({
    date,
    revenue: amounts.get(date) ?? 0,
    isToday: date === overview.date,
  }));
  return (
    <Card>
      <CardHead title={t('chart.title')}>
        <span className="first-letter:uppercase inline-block">{month}</span>
      </CardHead>
      <CardBody>
        <div aria-hidden="true" className="flex h-16 items-end gap-[3px]">
          {days.map(({ date, revenue, isToday }) => (
            <span
              key={date}
              title={revenue !== 0 ? `${format.date(date)}: ${format.money(revenue as Cents)}` : undefined}
              style={{ height: `${Math.max(3, (revenue / best) * 100)}%` }}
              className={classNames(
                'min-w-0 flex-1 rounded-xs forced-color-adjust-none',
                revenue <= 0 && !isToday && 'bg-divider print:bg-[#999]',
                revenue > 0 &&
                  !isToday &&
                  'bg-[color-mix(in_srgb,var(--color-brand-fill)_38%,var(--color-surface))] print:bg-[#777]',
                isToday && 'bg-brand-fill print:bg-black',
              )}
            />
          ))}
        </div>
        <div aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-muted tabular-nums">
          <span>1</span>
          <span>{days.length}</span>
        </div>
        <ChartTable
          isShown={false}
          chart={{
            label: t('chart.label', { month }),
            unit: t('chart.day'),
            series: [t('chart.amount')],
            bars: by_day.map(({ date, revenue }) => ({ name: format.date(date), values: [revenue] })),
            format: (amount) => format.money(amount as Cents),
          }}
        />
      </CardBody>
    </Card>
  );
}
