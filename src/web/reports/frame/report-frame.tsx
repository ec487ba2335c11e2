import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft, ChartNoAxesColumn, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/loading.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { Query } from '#web/ui/query.tsx';
import { RowsProvider } from '../rows/open-rows.tsx';
import { PeriodSelect, type ReportPeriod } from './report-period.tsx';
import { useAmounts } from './use-amounts.ts';
import { usePeriodWords } from './use-period-words.ts';

type Props<Report> = {
  query: UseQueryResult<Report>;
  /** Nothing happened in those days: a sentence instead of a page of zeros. */
  isEmpty: (report: Report) => boolean;
  /** What would be here, if not what most reports show. */
  emptyHint?: string;
  /** Which days, and whatever else narrows the report down. */
  filters: ReactNode;
  /** "Comparado com …", or nothing. */
  note?: ReactNode;
  /** Above the report, in every state of it. */
  intro?: ReactNode;
  onExport: (report: Report) => unknown;
  /** Where there is something to save; by default whenever it is not empty. */
  canExport?: (report: Report) => boolean;
  children: (report: Report) => ReactNode;
};

/** The frame of every report: the way back, its period, CSV and print, which come last on a phone. */
export function ReportFrame<Report>(props: Props<Report>) {
  const { query, isEmpty, emptyHint, filters, note, intro, onExport, children } = props;
  const { canExport = (report) => !isEmpty(report) } = props;
  const { t } = useTranslation('reports');
  const banner = useBanner();
  const { data, isPlaceholderData } = query;
  const exported = data !== undefined && !isPlaceholderData && canExport(data) ? data : undefined;
  async function save() {
    try {
      if (exported !== undefined) await onExport(exported);
    } catch (error) {
      banner.error(t('frame.loadFailed', { detail: failureDetail(error) }));
    }
  }
  const actions = (block: boolean) => (
    <>
      <Button block={block} icon={Download} blocked={exported === undefined} onClick={save}>
        {t('frame.export')}
      </Button>
      <PrintButton block={block} />
    </>
  );
  return (
    <RowsProvider>
      <div className="grid grid-cols-1 gap-6 max-md:gap-4">
        <div className="flex flex-wrap items-center gap-3 max-md:gap-x-1">
          <ButtonLink
            variant="ghost"
            icon={ArrowLeft}
            aria-label={t('frame.back')}
            title={t('frame.back')}
            className="no-print -ml-2 px-2"
            render={<Link to={paths.reports} />}
          />
          <div className="flex min-w-0 flex-wrap items-center gap-3 max-md:flex-1">{filters}</div>
          {note && <p className="text-13 text-muted max-md:w-full">{note}</p>}
          <div className="no-print ml-auto flex gap-2 max-md:hidden">{actions(false)}</div>
        </div>
        {intro}
        <Query
          query={query}
          failure={(detail) => t('frame.loadFailed', { detail })}
          loading={<LoadingReport />}
          isEmpty={isEmpty}
          empty={
            <EmptyState picture={ChartNoAxesColumn} title={t('frame.empty')}>
              {emptyHint ?? t('frame.emptyHint')}
            </EmptyState>
          }
          isOnCard
        >
          {children}
        </Query>
        <div className="no-print grid grid-cols-2 gap-2 max-[22.5rem]:grid-cols-1 md:hidden">{actions(true)}</div>
      </div>
    </RowsProvider>
  );
}

type PeriodProps<Report> = Omit<Props<Report>, 'note' | 'filters'> & { period: ReportPeriod; filters?: ReactNode };

/** A report on the days that are chosen at its head, beside those before them. */
export function PeriodReport<Report>({ period, filters, ...report }: PeriodProps<Report>) {
  const { t } = useTranslation('reports');
  const { words } = usePeriodWords();
  return (
    <ReportFrame
      {...report}
      filters={
        <>
          <PeriodSelect {...period} />
          {filters}
        </>
      }
      note={t('frame.comparedWith', { period: words(period.before) })}
    />
  );
}

/** Below a report: its currency and other notes. */
export function ReportNote({ children }: { children: string }) {
  const { t } = useTranslation('reports');
  const { currency } = useAmounts();
  return (
    <p className="text-13 text-muted">
      {t('frame.currency', { currency })} {children}
    </p>
  );
}

function LoadingReport() {
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-3 gap-4 max-md:grid-cols-2 max-md:gap-3">
        {[1, 2, 3].map((card) => (
          <Card key={card} className="grid gap-3 p-6 max-md:p-4">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-8 w-32" />
          </Card>
        ))}
      </div>
      <Card>
        <SkeletonRows rows={8} />
      </Card>
    </>
  );
}
