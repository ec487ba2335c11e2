import { useTranslation } from 'react-i18next';
import { type Amounts, resultOf } from '#domain/reports/result.ts';
import { shareOf } from '#domain/reports/share.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Change } from '../frame/change.tsx';
import { ReportCards } from '../frame/report-cards.tsx';
import { ResultWord, toneOf } from '../frame/result-word.tsx';
import { useAmounts } from '../frame/use-amounts.ts';

/** The period in three figures, each against the period before. */
export function ResultCards({ total, before }: { total: Amounts; before: Amounts }) {
  const { t } = useTranslation('reports');
  const { money, percent } = useAmounts();
  const [now, then] = [resultOf(total), resultOf(before)];
  const share = shareOf(now.remains, now.revenue);
  const shareBefore = shareOf(then.remains, then.revenue);
  return (
    <ReportCards isLong>
      <StatCard
        label={t('result.revenue')}
        value={money(now.revenue)}
        note={<Change now={now.revenue} before={then.revenue} written={money(then.revenue)} />}
      />
      <StatCard
        label={t('result.costs')}
        value={money(now.costs)}
        note={<Change now={now.costs} before={then.costs} written={money(then.costs)} betterWhen="less" />}
      />
      <StatCard
        label={t('result.remains')}
        value={money(now.remains)}
        tone={toneOf(now.remains)}
        aside={<ResultWord amount={now.remains} />}
        note={
          share !== null &&
          (shareBefore === null
            ? t('result.margin', { share: percent(share) })
            : t('result.marginBefore', { share: percent(share), before: percent(shareBefore) }))
        }
      />
    </ReportCards>
  );
}
