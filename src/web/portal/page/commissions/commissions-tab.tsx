import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommissionSums } from '#contract/commissions/operations.ts';
import { firstDay, monthOf } from '#domain/shared/period.ts';
import { ErrorState } from '#web/ui/empty-state.tsx';
import { useSession } from '../session.ts';
import { Staleness } from '../staleness.tsx';
import { useAnswer } from '../use-answer.ts';
import { useClock } from '../use-clock.ts';
import { BalanceCard } from './balance-card.tsx';
import { RangeForm } from './range-form.tsx';
import { Statement } from './statement.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useStatement } from './use-statement.ts';

/** What was earned and paid: this month's balance, and of any days the summary and each line. */
export function CommissionsTab({ changes }: { changes: number }) {
  const { t } = useTranslation('portal');
  const { date: today } = useClock(useSession().link.timezone);
  const thisMonth = { start: firstDay(monthOf(today)), end: today };
  const [chosen, setChosen] = useState<{ start: string; end: string }>();
  const range = chosen ?? thisMonth;
  const balance = useAnswer<CommissionSums>('commissions_summary', thisMonth, changes);
  const summary = useAnswer<CommissionSums>('commissions_summary', range, changes);
  const statement = useStatement(range, changes);
  return (
    <>
      <Staleness shown={[balance, summary, statement]} failure={t('page.loadFailed')} />
      <div className="grid grid-cols-1 gap-4 p-4 pb-8">
        {balance.value ? (
          <BalanceCard summary={balance.value} today={today} />
        ) : (
          !balance.failed && <div className="h-32 animate-skeleton rounded-card bg-divider" />
        )}
        <RangeForm range={range} today={today} onRange={setChosen} />
        {summary.value ? (
          <SummaryCard summary={summary.value} range={range} />
        ) : summary.failed ? (
          <ErrorState message={t('page.loadFailed')} onRetry={summary.reload} retrying={summary.isAsking} />
        ) : (
          <div role="status" className="h-60 animate-skeleton rounded-card bg-divider">
            <span className="sr-only">{t('page.loading')}</span>
          </div>
        )}
        <Statement statement={statement} />
      </div>
    </>
  );
}
