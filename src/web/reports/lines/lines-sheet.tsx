import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { appointmentPath } from '#contract/paths.ts';
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

/** Whose lines: of a service, of a deleted one by its name, or of a professional. */
export type LinesOf = {
  title: string;
  range: DayRange;
  of: { service_id: string } | { service_name: string } | { professional_id: string };
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
                {'professional_id' in of ? (line.service_name ?? t('lines.noService')) : line.professional_name}
              </span>
            ),
          })}
          empty={t('frame.empty')}
          failure={(detail) => t('frame.loadFailed', { detail })}
        />
      </div>
    </Sheet>
  );
}
