import type { IncomeExpenses } from '#contract/reports/income.ts';
import { barShares } from '#domain/reports/income.ts';
import { daysOf, type Month } from '#domain/shared/period.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MoneyChart } from '../frame/money-chart.tsx';
import { useAmounts } from '../frame/use-amounts.ts';

/** Two bars for each day of the month. */
export function DayByDay({ report: { days }, month }: { report: IncomeExpenses; month: Month }) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <MoneyChart
      title={t('income.days.title')}
      label={t('income.days.label')}
      unit={t('income.days.unit')}
      series={[t('income.days.revenue'), t('income.days.expenses')]}
      bars={daysOf(month).map((day) => ({
        label: String(Number(day.slice(8))),
        name: date(day),
        values: [byDate.get(day)?.revenue ?? 0, byDate.get(day)?.expenses ?? 0],
      }))}
    />
  );
}

const SUBTOTALS = ['commissions', 'fixed_costs', 'products', 'others'] as const;

/** Revenue against expenses, and the parts of the expenses. */
export function Comparison({ report: { revenue, expenses } }: { report: IncomeExpenses }) {
  const { t } = useTranslation('reports');
  const { money } = useAmounts();
  const shares = barShares(revenue.total, expenses.total);
  return (
    <Card className="overflow-hidden">
      <CardHead title={t('income.comparison.title')} />
      <CardBody className="grid gap-3 pb-5">
        <Bar label={t('income.days.revenue')} amount={revenue.total} share={shares.revenue} />
        <Bar label={t('income.days.expenses')} amount={expenses.total} share={shares.expenses} isHatched />
      </CardBody>
      <dl className="grid grid-cols-4 gap-px border-t border-divider bg-divider max-lg:grid-cols-2">
        {SUBTOTALS.map((part) => (
          <div key={part} className="grid content-start bg-surface px-6 py-4 max-md:px-4 max-md:py-3">
            <dt className="text-13 text-muted">{t(`income.subtotals.${part}.label`)}</dt>
            <dd className="text-base font-semibold tabular-nums">{money(expenses[part])}</dd>
            <dd className="text-xs text-balance text-muted">{t(`income.subtotals.${part}.date`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type BarProps = { label: string; amount: number; share: number; isHatched?: boolean };

/** No bar below zero. */
function Bar({ label, amount, share, isHatched }: BarProps) {
  const { money } = useAmounts();
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_9rem] items-center gap-x-3 text-sm max-md:grid-cols-[1fr_auto] max-md:gap-y-1">
      <span>{label}</span>
      <span
        aria-hidden="true"
        className="h-5 rounded-control bg-subtle max-md:order-last max-md:col-span-2 print:border print:border-divider"
      >
        <span
          style={{ width: `${share * 100}%` }}
          className={classNames(
            'block h-full rounded-control [print-color-adjust:exact] forced-color-adjust-none',
            isHatched
              ? 'bg-[repeating-linear-gradient(-45deg,var(--color-control)_0_2px,transparent_2px_6px)] inset-ring inset-ring-control'
              : 'bg-brand-fill print:bg-[#333]',
          )}
        />
      </span>
      <span className="text-right font-semibold tabular-nums">{money(amount)}</span>
    </div>
  );
}
