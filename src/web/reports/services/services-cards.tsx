import { useTranslation } from 'react-i18next';
import type { ServicesReport } from '#contract/reports/services.ts';
import { averageTicket } from '#domain/reports/average-ticket.ts';
import type { Cents } from '#domain/shared/money.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Change } from '../frame/change.tsx';
import { ReportCards } from '../frame/report-cards.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { OpenRows } from '../rows/open-rows.tsx';

type Props = { report: ServicesReport; onOpen: () => void };

export function ServicesCards({ report: { total, before }, onOpen }: Props) {
  const { t } = useTranslation('reports');
  const { count, money, percent } = useAmounts();
  const average = averageTicket(total.revenue as Cents, total.count);
  return (
    <ReportCards>
      <StatCard
        label={t('services.cards.revenue')}
        value={money(total.revenue)}
        note={
          <>
            <Change now={total.revenue} before={before.revenue} written={money(before.revenue)} />
            <OpenRows isBelow onOpen={onOpen}>
              {t('rows.open')}
            </OpenRows>
          </>
        }
      />
      <StatCard
        label={t('services.cards.margin')}
        value={money(total.margin)}
        note={
          <>
            <Change now={total.margin} before={before.margin} written={money(before.margin)} />
            {total.revenue > 0 && (
              <span className="block">
                {t('services.ofRevenue', { percent: percent(total.margin / total.revenue) })}
              </span>
            )}
          </>
        }
      />
      <StatCard
        label={t('services.cards.count')}
        value={count(total.count)}
        note={
          <>
            <Change now={total.count} before={before.count} written={count(before.count)} />
            {average !== null && (
              <span className="block">{t('services.cards.average', { amount: money(average) })}</span>
            )}
          </>
        }
      />
    </ReportCards>
  );
}
