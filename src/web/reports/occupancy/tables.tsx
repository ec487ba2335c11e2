import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { OccupancyReport } from '#contract/reports/occupancy.ts';
import { type Occupied, shareBooked, sumOccupied } from '#domain/reports/occupied.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { ShareBar } from '../frame/share-bar.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { nameLink } from '../rows/open-rows.tsx';
import { useWeekWords } from './use-week-words.ts';

/** The fullest first, or only the chosen one. A name chooses. */
export function ByProfessional({ report, only }: { report: OccupancyReport; only: string | undefined }) {
  const { t } = useTranslation('reports');
  const { search } = useLocation();
  const shown = report.professionals.filter(({ id }) => only === undefined || id === only);
  const sorted = shown.toSorted((a, b) => (shareBooked(b) ?? -1) - (shareBooked(a) ?? -1));
  const to = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('profissional', id);
    return `?${params}`;
  };
  return (
    <OccupiedTable
      title={t('occupancy.byProfessional')}
      head={t('occupancy.professional')}
      rows={sorted.map(({ id, nome, color, ativo, available, booked }) => ({
        key: id,
        name: (
          <span className="flex items-center gap-2.5">
            <span className="max-md:hidden">
              <Avatar name={nome} tone={ativo && color ? toneOf(color) : undefined} size="sm" />
            </span>
            <Link to={to(id)} replace className={nameLink}>
              {nome}
            </Link>
          </span>
        ),
        available,
        booked,
      }))}
    />
  );
}

export function ByWeekday({ report }: { report: OccupancyReport }) {
  const { t } = useTranslation('reports');
  const { weekday: nameOf } = useWeekWords();
  const days = [...Map.groupBy(report.hours, ({ weekday }) => weekday)];
  return (
    <OccupiedTable
      title={t('occupancy.byWeekday')}
      head={t('occupancy.map.day')}
      rows={days.map(([weekday, hours]) => ({ key: String(weekday), name: nameOf(weekday), ...sumOccupied(hours) }))}
    />
  );
}

type Row = Occupied & { key: string; name: ReactNode };

function OccupiedTable({ title, head, rows }: { title: string; head: string; rows: readonly Row[] }) {
  const { t } = useTranslation('reports');
  const { duration, wholePercent } = useAmounts();
  const total = sumOccupied(rows);
  const written = (of: Occupied) => wholePercent(shareBooked(of) ?? 0);
  const minutes = (key: 'booked' | 'available'): Column<Row> => ({
    key,
    header: t(`occupancy.columns.${key}`),
    align: 'right',
    cell: (row) => duration(row[key]),
    total: duration(total[key]),
  });
  return (
    <Card>
      <CardHead title={title} />
      <Table<Row>
        label={title}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<EmptyState picture={UserRoundX} title={t('frame.empty')} />}
        columns={[
          { key: 'name', header: head, cell: ({ name }) => name, total: t('occupancy.total') },
          minutes('booked'),
          minutes('available'),
          {
            key: 'bar',
            header: t('occupancy.columns.bar'),
            isHeaderHidden: true,
            width: '5.5rem',
            cell: (row) => <ShareBar share={shareBooked(row) ?? 0} />,
          },
          {
            key: 'share',
            header: t('occupancy.share'),
            align: 'right',
            cell: (row) => <span className="font-semibold">{written(row)}</span>,
            total: written(total),
          },
        ]}
        phone={(row) => ({
          title: row.name,
          value: written(row),
          detail: t('occupancy.of', { booked: duration(row.booked), available: duration(row.available) }),
          actions: <ShareBar share={shareBooked(row) ?? 0} />,
        })}
      />
    </Card>
  );
}
