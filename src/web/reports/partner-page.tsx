import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PartnerReport } from '#contract/reports/partner.ts';
import { api } from '#web/ground/api/client.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { useRoom } from '#web/ui/use-room.ts';
import { PeriodReport, ReportNote } from './frame/report-frame.tsx';
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
  const period = useReportPeriod('threeMonths');
  const isPhone = usePhone();
  const sheet = useOverlay<LinesOf>();
  const save = usePartnerCsv(period.range);
  const query = useQuery(api.reports.partner.queryOptions({ input: period.range, placeholderData: keepPreviousData }));
  const { hasRoom, ref } = useRoom();
  const Rows = isPhone || !hasRoom ? PartnerList : PartnerTable;
  return (
    <>
      <PeriodReport
        period={period}
        query={query}
        isEmpty={isEmpty}
        intro={<p className="max-w-3xl text-sm text-muted">{t('partner.law')}</p>}
        onExport={save}
      >
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
            <ReportNote>{t('partner.note')}</ReportNote>
          </>
        )}
      </PeriodReport>
      {sheet.what && <LinesSheet key={sheet.turn} {...sheet.state} {...sheet.what} />}
    </>
  );
}

const isEmpty = ({ rows }: PartnerReport) => rows.length === 0;
