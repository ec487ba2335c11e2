import { appointmentPath, paths, salePath } from '#contract/paths.ts';
import type { ReportedLine } from '#contract/reports/lines.ts';
import type { CountedRow } from '#contract/reports/rows.ts';
import type { CountedLine } from '#domain/reports/counted.ts';
import { type DayRange, monthOf } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { type Pages, usePages } from '#web/ground/api/use-pages.ts';
import { MayLink } from '#web/ground/may-link.tsx';
import { PagedHistory } from '#web/ground/paged-rows.tsx';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import type { PhoneRow } from '#web/ui/table-props.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';

type Figure = { title: string; range: DayRange };

/** Which figure: a line, of which days, and of whom where it is somebody's. */
export type RowsOf = Figure & { line: CountedLine; professional_id?: string };

/** What a figure adds up, row by row with the way to each; their sum is the figure. */
export function RowsSheet({ range, line, professional_id, ...sheet }: OverlayState & RowsOf) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const { money } = useAmounts();
  const list = usePages(api.reports.rows, { ...range, line, ...(professional_id && { professional_id }) });
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
    <FigureSheet
      {...sheet}
      range={range}
      texts="rows"
      list={list}
      total={list.last?.total}
      row={(row) => ({
        title: <TextLink render={<MayLink {...rowPath(row)} />}>{row.name || t('rows.walkIn')}</TextLink>,
        value: money(row.amount),
        detail: <span className="block whitespace-normal">{detail(row)}</span>,
      })}
    />
  );
}

/** With what the page needs that it leads to. */
const toAppointment = (id: string, date: string) =>
  ({ needs: 'all_agenda', to: appointmentPath({ id, date }) }) as const;
const toSale = (id: string) => ({ needs: 'payments', to: salePath(id) }) as const;

function linePath({ appointment_id, sale_id, date }: ReportedLine) {
  return appointment_id ? toAppointment(appointment_id, date) : toSale(sale_id ?? '');
}

function rowPath({ kind, date, appointment_id, sale_id }: CountedRow) {
  if (appointment_id) return toAppointment(appointment_id, date);
  return sale_id ? toSale(sale_id) : ({ needs: 'bills', to: costPath({ kind, date }) } as const);
}

/** To the fixed costs of the month that a day lies in, or to the bills that were paid on that day. */
export const costPath = ({ kind, date }: { kind: string; date: string }) =>
  kind === 'fixed_cost'
    ? `${paths.fixedCosts}?mes=${monthOf(date)}`
    : `${paths.payables}?pago_de=${date}&pago_ate=${date}`;

/** Whose lines: of a service, of a deleted one by its name, of a professional, or all of them. 'none' is no service, and nobody. */
export type LinesOf = Figure & {
  of: { service_id: string } | { service_name: string } | { professional_id: string } | Record<string, never>;
};

/** Every service beneath a figure with its share, and the way to its appointment. */
export function LinesSheet({ range, of, ...sheet }: OverlayState & LinesOf) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const { money } = useAmounts();
  const list = usePages(api.reports.lines, { ...range, ...of });
  return (
    <FigureSheet
      {...sheet}
      range={range}
      texts="lines"
      list={list}
      total={list.last?.revenue}
      row={(line) => ({
        title: <TextLink render={<MayLink {...linePath(line)} />}>{line.client_name || t('lines.noClient')}</TextLink>,
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
    />
  );
}

/** The line's costs, so that the other columns can be added up, too. */
function LineCosts({ line }: { line: ReportedLine }) {
  const { t } = useTranslation('reports');
  const { money } = useAmounts();
  const some = (['products', 'commission', 'fee'] as const).filter((part) => line[part] !== 0);
  if (some.length === 0) return null;
  return (
    <span className="text-13 text-muted tabular-nums">
      {some.map((part) => `${t(`services.columns.${part}`)} ${money(line[part])}`).join(' · ')}
    </span>
  );
}

type Props<Row> = OverlayState &
  Figure & {
    texts: 'rows' | 'lines';
    list: Pages<Row> & { last: { count: number } | undefined };
    /** Of all rows: the figure itself. */
    total: number | undefined;
    row: (row: Row) => PhoneRow;
  };

function FigureSheet<Row extends { id: string }>({ title, range, texts, list, total, row, ...state }: Props<Row>) {
  const { t } = useTranslation('reports');
  const { money } = useAmounts();
  const { title: period } = usePeriodWords();
  return (
    <Sheet {...state} title={title}>
      <p className="text-sm text-muted">
        {t(texts === 'rows' ? 'rows.intro' : 'lines.intro', { period: period(range) })}
      </p>
      {list.last && (
        <p className="flex justify-between gap-3 rounded-card bg-subtle px-4 py-3 text-sm font-semibold tabular-nums">
          <span>{t('rows.count', { count: list.last.count })}</span>
          <span>{money(total ?? 0)}</span>
        </p>
      )}
      {/* The rows of a list bring their own padding. */}
      <div className="-mx-4">
        <PagedHistory
          label={t(texts === 'rows' ? 'rows.label' : 'lines.label', { title })}
          list={list}
          row={row}
          empty={t('frame.empty')}
          failure={(detail) => t('frame.loadFailed', { detail })}
        />
      </div>
    </Sheet>
  );
}
