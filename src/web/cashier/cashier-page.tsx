import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, Equal, Package, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { CashierMonth } from '#contract/cashier/month.ts';
import { CASHIER_MONTH, paths, salePath } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isMonth, monthOf, recentYears, yearAndMonth } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { StatCard } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { MonthPicker } from '#web/ui/month-picker.tsx';
import { CashDayCard } from './cash-day/cash-day-card.tsx';
import { DailySummary } from './month/daily-summary.tsx';
import { OpenSales } from './month/open-sales.tsx';

/** What came in this month and what is still open; the month stands in the address. */
export function Page() {
  const { t } = useTranslation('cashier');
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const today = useSalonToday();
  const asked = params.get(CASHIER_MONTH) ?? '';
  const month = isMonth(asked) ? asked : monthOf(today);
  const read = useQuery(api.cashier.month.queryOptions({ input: yearAndMonth(month) }));
  useFailureBanner(read.error, (detail) => t('month.loadFailed', { detail }));
  return (
    <div className="grid grid-cols-1 gap-6 max-md:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MonthPicker
          value={month}
          onChange={(month) => setParams({ [CASHIER_MONTH]: month }, { replace: true })}
          years={recentYears(today)}
        />
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
          {!may('month_totals') && (
            <ButtonLink icon={CalendarClock} render={<Link to={paths.debts} />}>
              {t('month.cards.toReceive')}
            </ButtonLink>
          )}
          <ButtonLink variant="primary" icon={Plus} className="max-md:w-full" render={<Link to={salePath()} />}>
            {t('month.newSale')}
          </ButtonLink>
        </div>
      </div>
      {may('month_totals') && <MonthCards month={read.data} />}
      <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-[minmax(0,1fr)_20.5rem] xl:grid-rows-[auto_1fr]">
        <OpenSales />
        {/* Between the two on a phone, beside them on a desk. */}
        {may('cash_drawer') && (
          <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <CashDayCard />
          </div>
        )}
        <DailySummary key={month} month={month} read={read} />
      </div>
    </div>
  );
}

const CARDS = [
  { of: 'received', name: 'received', icon: CircleCheck },
  { of: 'to_receive', name: 'toReceive', icon: CalendarClock },
  { of: 'product_sales', name: 'productSales', icon: Package },
  { of: 'total', name: 'total', icon: Equal },
] as const;

/** The month's four totals; the skeletons stay when they could not be loaded. */
function MonthCards({ month }: { month: CashierMonth | undefined }) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const cards = month?.cards;
  const count = cards?.product_sales_count;
  return (
    <section
      aria-label={t('month.cards.label')}
      aria-busy={!month}
      className="grid grid-cols-2 gap-4 max-md:gap-3 max-[22.5rem]:grid-cols-1 xl:grid-cols-4"
    >
      {CARDS.map(({ of, name, icon: Icon }) => (
        <StatCard
          key={of}
          label={name === 'toReceive' ? <ToDebts /> : t(`month.cards.${name}`)}
          icon={<Icon />}
          value={cards ? money(cards[of] as Cents) : <Skeleton className="my-1 h-7 w-28" />}
          note={
            name === 'productSales'
              ? count !== undefined && t('month.cards.productSalesNote', { count })
              : t(`month.cards.${name}Note`)
          }
        />
      ))}
    </section>
  );
}

/** The card leads to who owes it. */
function ToDebts() {
  const { t } = useTranslation('cashier');
  return (
    <Link
      to={paths.debts}
      data-covers
      className="font-medium text-brand-text outline-none after:absolute after:inset-0"
    >
      {t('month.cards.toReceive')}
    </Link>
  );
}
