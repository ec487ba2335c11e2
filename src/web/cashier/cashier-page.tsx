import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { CASHIER_MONTH, salePath } from '#contract/paths.ts';
import { isMonth, monthOf, recentYears } from '#domain/shared/period.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MonthPicker } from '#web/ui/month-picker.tsx';
import { CashDayCard } from './cash-day/cash-day-card.tsx';
import { DailySummary } from './month/daily-summary.tsx';
import { MonthCards } from './month/month-cards.tsx';
import { OpenSales } from './month/open-sales.tsx';
import { useMonth } from './month/use-month.ts';

/** What came in this month and what is still open; the month stands in the address. */
export function Page() {
  const { t } = useTranslation('cashier');
  const [params, setParams] = useSearchParams();
  const today = useSalonToday();
  const asked = params.get(CASHIER_MONTH) ?? '';
  const month = isMonth(asked) ? asked : monthOf(today);
  const read = useMonth(month);
  return (
    <div className="grid grid-cols-1 gap-6 max-md:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MonthPicker
          value={month}
          onChange={(month) => setParams({ [CASHIER_MONTH]: month }, { replace: true })}
          years={recentYears(today)}
        />
        <ButtonLink variant="primary" icon={Plus} className="max-md:w-full" render={<Link to={salePath()} />}>
          {t('month.newSale')}
        </ButtonLink>
      </div>
      <MonthCards month={read.data} />
      <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-[minmax(0,1fr)_20.5rem] xl:grid-rows-[auto_1fr]">
        <OpenSales />
        {/* Between the two on a phone, beside them on a desk. */}
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <CashDayCard />
        </div>
        <DailySummary key={month} month={month} read={read} />
      </div>
    </div>
  );
}
