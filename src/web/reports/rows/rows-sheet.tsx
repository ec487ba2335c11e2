import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CountedRow } from '#contract/reports/rows.ts';
import type { CountedLine } from '#domain/reports/counted.ts';
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
import { rowPath } from './row-path.ts';
import { RowsSum } from './rows-sum.tsx';

/** Which figure: a line, of which days, and of whom where it is somebody's. */
export type RowsOf = { title: string; range: DayRange; line: CountedLine; professional_id?: string };

/** What a figure adds up, row by row with the way to each; their sum is the figure. */
export function RowsSheet({ open, onOpenChange, title, range, line, professional_id }: OverlayState & RowsOf) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const { money } = useAmounts();
  const { title: period } = usePeriodWords();
  const list = usePages(api.reports.rows, {
    first: range.first,
    last: range.last,
    line,
    ...(professional_id && { professional_id }),
  });
  const detail = ({ date: day, kind, number, part, detail }: CountedRow) =>
    [
      date(day),
      kind === 'sale' && t('rows.sale', { number }),
      kind === 'void' && t('rows.void', { number }),
      part && t('income.item.part', part),
      detail,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title}>
      <p className="text-sm text-muted">{t('rows.intro', { period: period(range) })}</p>
      {list.last && <RowsSum count={list.last.count} total={list.last.total} />}
      {/* The rows of a list bring their own padding. */}
      <div className="-mx-4">
        <PagedHistory
          label={t('rows.label', { title })}
          list={list}
          row={(row) => ({
            title: <TextLink render={<Link to={rowPath(row)} />}>{row.name || t('rows.walkIn')}</TextLink>,
            value: money(row.amount),
            detail: <span className="block whitespace-normal">{detail(row)}</span>,
          })}
          empty={t('frame.empty')}
          failure={(detail) => t('frame.loadFailed', { detail })}
        />
      </div>
    </Sheet>
  );
}
