import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PartnerReport } from '#contract/reports/partner.ts';
import { api } from '#web/ground/api/client.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { useRoom } from '#web/ui/use-room.ts';
import { PeriodSelect } from './frame/period-select.tsx';
import { ReadReport } from './frame/read-report.tsx';
import { ReportFrame } from './frame/report-frame.tsx';
import { useAmounts } from './frame/use-amounts.ts';
import { usePeriodWords } from './frame/use-period-words.ts';
import { useReportPeriod } from './frame/use-report-period.ts';
import { type LinesOf, LinesSheet } from './lines/lines-sheet.tsx';
import { PartnerCards } from './partner/partner-cards.tsx';
import { PartnerChart } from './partner/partner-chart.tsx';
import { PartnerList } from './partner/partner-list.tsx';
import { PartnerTable } from './partner/partner-table.tsx';
import { usePartnerCsv } from './partner/use-partner-csv.ts';

/** Whose is what, month by month: for the accountant of a salon that works with partners. */
export function Page() {
  const { t } = useTranslation('reports');
  const { currency } = useAmounts();
  const period = useReportPeriod('threeMonths');
  const { words } = usePeriodWords();
  const isPhone = usePhone();
  const sheet = useOverlay<LinesOf>();
  const save = usePartnerCsv(period.range);
  const query = useQuery(api.reports.partner.queryOptions({ input: period.range, placeholderData: keepPreviousData }));
  const { hasRoom, ref } = useRoom();
  const Rows = isPhone || !hasRoom ? PartnerList : PartnerTable;
  return (
    <ReportFrame
      filters={<PeriodSelect {...period} />}
      note={t('frame.comparedWith', { period: words(period.before) })}
      onExport={query.data && !query.isPlaceholderData && !isEmpty(query.data) ? () => save(query.data) : undefined}
    >
      <p className="max-w-3xl text-sm text-muted">{t('partner.law')}</p>
      <ReadReport query={query} isEmpty={isEmpty}>
        {(report) => (
          <>
            <PartnerCards
              report={report}
              onOpen={() => sheet.open({ title: t('partner.cards.gross'), range: period.range, of: {} })}
            />
            <PartnerChart report={report} />
            <Card className="overflow-hidden">
              <CardHead title={t('partner.title')} />
              <div ref={ref}>
                <Rows report={report} range={period.range} onOpen={sheet.open} />
              </div>
            </Card>
            <p className="text-13 text-muted">
              {t('frame.currency', { currency })} {t('partner.note')}
            </p>
          </>
        )}
      </ReadReport>
      {sheet.what && <LinesSheet key={sheet.turn} {...sheet.state} {...sheet.what} />}
    </ReportFrame>
  );
}

const isEmpty = ({ rows }: PartnerReport) => rows.length === 0;
