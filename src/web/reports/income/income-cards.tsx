import { useTranslation } from 'react-i18next';
import type { IncomeExpenses } from '#contract/reports/income.ts';
import { shareOf } from '#domain/reports/share.ts';
import { type Month, rangeOf } from '#domain/shared/period.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Change } from '../frame/change.tsx';
import { ReportCards } from '../frame/report-cards.tsx';
import { ResultWord, toneOf } from '../frame/result-word.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { OpenRows } from '../rows/open-rows.tsx';
import type { RowsOf } from '../rows/rows-sheet.tsx';

type Props = { report: IncomeExpenses; month: Month; onOpen: (rows: RowsOf) => void };

/** The month in three figures. */
export function IncomeCards({ report, month, onOpen }: Props) {
  const { t } = useTranslation('reports');
  const { money, plain, wholePercent } = useAmounts();
  const { revenue, expenses, balance, items, before } = report;
  const ofRevenue = (amount: number) => {
    const share = shareOf(amount, revenue.total);
    return share !== null && <p>{t('income.share', { share: wholePercent(share) })}</p>;
  };
  const range = rangeOf(month);
  const appointments = t('income.appointments', { count: revenue.appointments });
  return (
    <ReportCards isLong>
      <StatCard
        label={t('income.revenue')}
        value={money(revenue.total)}
        aside={
          revenue.appointments > 0 ? (
            <OpenRows onOpen={() => onOpen({ title: t('result.lines.services.label'), range, line: 'services' })}>
              {appointments}
            </OpenRows>
          ) : (
            appointments
          )
        }
        note={
          <>
            <p>{t('income.parts', { services: plain(revenue.services), products: plain(revenue.products) })}</p>
            <p>
              <Change now={revenue.total} before={before.revenue} written={money(before.revenue)} />
            </p>
            <p className="text-xs">{t('income.countedOn')}</p>
            <OpenRows isBelow onOpen={() => onOpen({ title: t('income.revenue'), range, line: 'revenue' })}>
              {t('rows.open')}
            </OpenRows>
          </>
        }
      />
      <StatCard
        label={t('income.expenses')}
        value={money(expenses.total)}
        aside={t('income.items', { count: items.length })}
        note={
          <>
            {ofRevenue(expenses.total)}
            <p>
              <Change
                now={expenses.total}
                before={before.expenses}
                written={money(before.expenses)}
                betterWhen="less"
              />
            </p>
          </>
        }
      />
      <StatCard
        label={t('income.balance')}
        value={money(balance)}
        tone={toneOf(balance)}
        aside={<ResultWord amount={balance} />}
        note={
          <>
            {ofRevenue(balance)}
            <p>
              <Change now={balance} before={before.balance} written={money(before.balance)} />
            </p>
          </>
        }
      />
    </ReportCards>
  );
}
