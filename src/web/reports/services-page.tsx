import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReportedService, ServicesReport } from '#contract/reports/services.ts';
import { api } from '#web/ground/api/client.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { useRoom } from '#web/ui/use-room.ts';
import { PeriodReport, ReportNote } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/use-report-period.ts';
import { type LinesOf, LinesSheet } from './lines/lines-sheet.tsx';
import { MarginLegend } from './services/margin-legend.tsx';
import { ServicesCards } from './services/services-cards.tsx';
import { ServicesList } from './services/services-list.tsx';
import { ServicesTable } from './services/services-table.tsx';
import { useServicesCsv } from './services/use-services-csv.ts';

/** What each service brings in and leaves over, the best ones first. */
export function Page() {
  const { t } = useTranslation('reports');
  const period = useReportPeriod('month');
  const isPhone = usePhone();
  const sheet = useOverlay<LinesOf>();
  const save = useServicesCsv(period.range);
  const query = useQuery(api.reports.services.queryOptions({ input: period.range, placeholderData: keepPreviousData }));
  const { hasRoom, ref } = useRoom();
  const Services = isPhone || !hasRoom ? ServicesList : ServicesTable;

  function openLines({ id, name }: ReportedService) {
    const of = id ? { service_id: id } : name === null ? { service_id: 'none' } : { service_name: name };
    sheet.open({ title: name ?? t('lines.noService'), range: period.range, of });
  }

  return (
    <>
      <PeriodReport period={period} query={query} isEmpty={isEmpty} onExport={save}>
        {(report) => (
          <>
            <ServicesCards
              report={report}
              onOpen={() => sheet.open({ title: t('services.cards.revenue'), range: period.range, of: {} })}
            />
            <Card className="overflow-hidden">
              <CardHead title={t('services.title')}>{!isPhone && <MarginLegend />}</CardHead>
              {isPhone && <MarginLegend className="px-4 pb-3" />}
              <div ref={ref}>
                <Services report={report} onOpen={openLines} />
              </div>
            </Card>
            <ReportNote>{t('services.note')}</ReportNote>
          </>
        )}
      </PeriodReport>
      {sheet.what && <LinesSheet key={sheet.turn} {...sheet.state} {...sheet.what} />}
    </>
  );
}

const isEmpty = ({ total }: ServicesReport) => total.count === 0;
