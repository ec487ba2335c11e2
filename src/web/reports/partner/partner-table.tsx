import type { PartnerReport } from '#contract/reports/partner.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { TableCell } from '#web/ui/table-parts.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';
import { OpenName } from '../rows/open-rows.tsx';
import { type Section, type SectionRow, sectionsOf } from './sections.ts';

const look =
  '[&_:is(td,th)]:h-11 [&_:is(td,th)]:px-2 [&_:is(td,th):first-child]:pl-6 [&_:is(td,th):last-child]:pr-6 ' +
  '[&_td]:whitespace-nowrap [&_thead_th]:h-10 [&_thead_th]:py-0 [&_thead_th]:text-13 [&_thead_th]:whitespace-normal';

export type PartnerProps = { report: PartnerReport; range: DayRange };

type Shared = Pick<SectionRow, 'services' | 'gross' | 'salon' | 'professional'>;
type Line = { row: SectionRow; section: Section };

/** On everything wider than a phone: a section for each month. */
export function PartnerTable({ report, range }: PartnerProps) {
  const { t } = useTranslation('reports');
  const { monthAndYear } = usePeriodWords();
  const { count, plain, share } = useAmounts();
  const figures = {
    services: ({ services }: Shared) => count(services),
    gross: ({ gross }: Shared) => plain(gross),
    salon: ({ salon }: Shared) => plain(salon),
    professional: ({ professional }: Shared) => plain(professional),
    share: ({ professional, gross }: Shared) => share(professional, gross),
  };
  const keys = ['services', 'gross', 'salon', 'professional', 'share'] as const;
  const head = (section: Section) => {
    const name = section.month === null ? t('partner.wholePeriod') : monthAndYear(section.month);
    return (
      <>
        <TableCell heads="rowgroup" className="font-semibold">
          <OpenName name={name} rows={{ title: name, range: section.range, of: {} }} />
        </TableCell>
        {keys.map((key) => (
          <TableCell key={key} align="right" className="font-semibold">
            {figures[key]({ ...section.total, services: section.services })}
          </TableCell>
        ))}
      </>
    );
  };
  return (
    <div className={look}>
      <Table
        label={t('partner.title')}
        rowKey={({ row }) => row.id ?? ''}
        groups={sectionsOf(report, range).map((section) => ({
          key: section.month ?? '',
          head: head(section),
          rows: section.rows.map((row) => ({ row, section })),
        }))}
        columns={[
          {
            key: 'name',
            header: t('professionals.columns.professional'),
            isRowHead: true,
            cell: (line) => <PartnerName {...line} />,
          },
          ...keys.map(
            (key): Column<Line> => ({
              key,
              header: t(`partner.columns.${key}`),
              align: 'right',
              cell: ({ row }) => figures[key](row),
            }),
          ),
        ]}
      />
    </div>
  );
}

/** Who it was, and whether that is the salon itself; the name opens what they did. */
export function PartnerName({ row: { id, name, is_salons }, section: { range } }: Line) {
  const { t } = useTranslation('reports');
  const title = id === null ? t('professionals.nobody') : name;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <OpenName name={title} rows={{ title, range, of: { professional_id: id ?? 'none' } }} />
      {is_salons && <Badge tone="brand">{t('partner.salons')}</Badge>}
    </span>
  );
}
