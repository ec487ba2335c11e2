import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { appointmentPath } from '#contract/paths.ts';
import type { ReportedLine } from '#contract/reports/lines.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { PagedHistory } from '#web/ground/paged-rows.tsx';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';
import { RowsSum } from '../rows/rows-sum.tsx';

/** Whose lines: of a service, of a deleted one by its name, of a professional, or all of them. 'none' is no service, and nobody. */
export type LinesOf = {
  title: string;
  range: DayRange;
  of: { service_id: string } | { service_name: string } | { professional_id: string } | Record<string, never>;
};

/** What lies beneath a figure: every service with its share, and the way to its appointment. */
export function LinesSheet({ open, onOpenChange, title, range, of }: OverlayState & LinesOf) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const { money } = useAmounts();
  const { title: period } = usePeriodWords();
  const list = usePages(api.reports.lines, { first: range.first, last: range.last, ...of });
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title}>
      <p className="text-sm text-muted">{t('lines.intro', { period: period(range) })}</p>
      {list.last && <RowsSum count={list.last.count} total={list.last.revenue} />}
      {/* The rows of a list bring their own padding. */}
      <div className="-mx-4">
        <PagedHistory
          label={t('lines.label', { title })}
          list={list}
          row={(line) => ({
            title: (
              <TextLink render={<Link to={appointmentPath({ id: line.appointment_id, date: line.date })} />}>
                {line.client_name}
              </TextLink>
            ),
            value: money(line.revenue),
            detail: `${date(line.date)}, ${line.start_time}`,
            badge: (
              <span className="text-sm text-muted">
                {['service_id', 'service_name'].some((one) => one in of)
                  ? line.professional_name
                  : (line.service_name ?? t('lines.noService'))}
              </span>
            ),
            actions: <LineCosts line={line} />,
          })}
          empty={t('frame.empty')}
          failure={(detail) => t('frame.loadFailed', { detail })}
        />
      </div>
    </Sheet>
  );
}

/** What is taken off the line, so that the other columns can be added up too. */
function LineCosts({ line: { products, commission, fee } }: { line: ReportedLine }) {
  const { t } = useTranslation('reports');
  const { money } = useAmounts();
  const parts = { products, commission, fee };
  const some = (['products', 'commission', 'fee'] as const).filter((part) => parts[part] !== 0);
  if (some.length === 0) return null;
  return (
    <span className="text-13 text-muted tabular-nums">
      {some.map((part) => `${t(`services.columns.${part}`)} ${money(parts[part])}`).join(' · ')}
    </span>
  );
}
