import { useTranslation } from 'react-i18next';
import type { PartnerReport } from '#contract/reports/partner.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Change } from '../frame/change.tsx';
import { ReportCards } from '../frame/report-cards.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { OpenRows } from '../rows/open-rows.tsx';

type Props = { report: PartnerReport; onOpen: () => void };

export function PartnerCards({ report: { total, before }, onOpen }: Props) {
  const { t } = useTranslation('reports');
  const { money, percent } = useAmounts();
  return (
    <ReportCards>
      {(['gross', 'salon', 'professional'] as const).map((one) => (
        <StatCard
          key={one}
          label={t(`partner.cards.${one}`)}
          value={money(total[one])}
          note={
            <>
              <Change now={total[one]} before={before[one]} written={money(before[one])} />
              {one === 'gross' ? (
                <OpenRows isBelow onOpen={onOpen}>
                  {t('rows.open')}
                </OpenRows>
              ) : (
                total.gross > 0 && (
                  <span className="block">{t('partner.ofGross', { percent: percent(total[one] / total.gross) })}</span>
                )
              )}
            </>
          }
        />
      ))}
    </ReportCards>
  );
}
