import { useTranslation } from 'react-i18next';
import type { PartnerReport } from '#contract/report-partner.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { StatCard } from '#web/ui/card.tsx';
import { CashierLink } from '../frame/cashier-link.tsx';
import { Change } from '../frame/change.tsx';
import { ReportCards } from '../frame/report-cards.tsx';
import { useAmounts } from '../frame/use-amounts.ts';

export function PartnerCards({ report: { total, before }, range }: { report: PartnerReport; range: DayRange }) {
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
                <CashierLink range={range} />
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
