import { CalendarDays } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { CashierMonth } from '#contract/cashier/month.ts';
import { CASHIER_DAY } from '#contract/paths.ts';
import { capital } from '#domain/shared/capital.ts';
import { type Month, yearAndMonth } from '#domain/shared/period.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query, type Read } from '#web/ui/query.tsx';
import { useMonthName } from '#web/ui/use-month-name.ts';
import { DayTable } from './day-table.tsx';

/** Income day by day. A day unfolds into its payment methods and entries. */
export function DailySummary({ month, read }: { month: Month; read: Read<CashierMonth> }) {
  const { t } = useTranslation('cashier');
  const nameOf = useMonthName();
  // In the address, so that a day is still open when somebody comes back from a sale.
  const [params, setParams] = useSearchParams();
  const open = new Set(params.getAll(CASHIER_DAY));
  function toggle(date: string) {
    const next = new URLSearchParams(params);
    if (open.has(date)) next.delete(CASHIER_DAY, date);
    else next.append(CASHIER_DAY, date);
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return (
    <Card className="overflow-hidden">
      <CardHead title={t('month.days.title')}>
        {t('month.days.monthOfYear', { month: capital(nameOf(month)), year: yearAndMonth(month).year })}
      </CardHead>
      <Query
        query={read}
        failure={() => t('month.notLoaded')}
        isEmpty={({ days }) => days.length === 0}
        empty={
          <EmptyState picture={CalendarDays} title={t('month.days.empty')}>
            {t('month.days.emptyText')}
          </EmptyState>
        }
      >
        {(month) => <DayTable month={month} open={open} onToggle={toggle} />}
      </Query>
    </Card>
  );
}
