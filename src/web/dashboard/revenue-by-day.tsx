import { useTranslation } from 'react-i18next';
import type { Overview } from '#contract/dashboard/operations.ts';
import type { Cents } from '#domain/shared/money.ts';
import { daysOf, monthOf } from '#domain/shared/period.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { ChartTable } from '#web/ui/chart-table.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useMonthName } from '#web/ui/use-month-name.ts';

/** A bar for each day of the month, today's in full colour; the numbers are in a table for those who listen. */
export function RevenueByDay({ overview }: { overview: Overview }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const month = useMonthName()(overview.date);
  const { by_day } = overview.revenue;
  const amounts = new Map(by_day.map(({ date, revenue }) => [date, revenue]));
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
