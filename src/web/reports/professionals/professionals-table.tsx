import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfessionalsReport, ReportedProfessional } from '#contract/reports/professionals.ts';
import { changeOf } from '#domain/reports/change.ts';
import { shareBooked } from '#domain/reports/occupied.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { toneOf } from '#domain/team/colours.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { usePlace } from '#web/ui/use-place.ts';
import { useRoom } from '#web/ui/use-room.ts';
import { ShareBar } from '../frame/share-bar.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { LinesButton } from '../lines/lines-button.tsx';
import { OpenRows } from '../rows/open-rows.tsx';
import { commissionOf, revenueOf, ticketOf } from './sums.ts';

type Opened = 'revenue' | 'services' | 'products' | 'commissions';
type Props = { report: ProfessionalsReport; onOpen: (one: ReportedProfessional, line: Opened) => void };

/** Nine columns stand closer together than elsewhere, and heads go on in a second line. */
const look =
  '@container [&_:is(td,th)]:px-2 @max-5xl:[&_:is(td,th)]:px-1 [&_:is(td,th):first-child]:pl-6 [&_:is(td,th):last-child]:pr-6 ' +
  '[&_th]:align-bottom [&_th]:whitespace-normal @max-5xl:[&_table]:text-13';

/** Whoever did or sold something or could be booked; every column sorts. */
export function ProfessionalsTable({ report: { professionals, total }, onOpen }: Props) {
  const { t } = useTranslation('reports');
  const { count, money, plain, share } = useAmounts();
  const changed = useChange();
  const { hasRoom, ref } = useRoom();
  const ticket = (of: ReportedProfessional | typeof total) => {
    const average = ticketOf(of);
    return average === null ? '–' : plain(average);
  };
  const name = (one: ReportedProfessional) => (
    <LinesButton name={one.id === null ? t('professionals.nobody') : one.name} onOpen={() => onOpen(one, 'revenue')} />
  );
  const opens = (line: Opened, amount: (one: ReportedProfessional) => number) => (one: ReportedProfessional) =>
    amount(one) === 0 ? plain(0) : <OpenRows onOpen={() => onOpen(one, line)}>{plain(amount(one))}</OpenRows>;
  const right = (
    key: 'appointments' | 'services' | 'products' | 'revenue' | 'change' | 'commission' | 'ticket',
    cell: (one: ReportedProfessional) => ReactNode,
    sortBy: (one: ReportedProfessional) => number,
    sum?: string,
  ): Column<ReportedProfessional> => ({
    key,
    header: t(`professionals.columns.${key}`),
    align: 'right',
    cell,
    sortBy,
    total: sum,
  });
  return (
    <Card className="overflow-hidden">
      <CardHead title={t('professionals.title')} />
      <div ref={ref} className={look}>
        <Table
          label={t('professionals.title')}
          isList={!hasRoom}
          rows={professionals}
          rowKey={({ id }) => id ?? ''}
          empty={null}
          columns={[
            {
              key: 'professional',
              header: t('professionals.columns.professional'),
              cell: (one) => (
                <span className="flex items-center gap-2.5">
                  <Avatar size="sm" name={one.name} tone={one.color === null ? undefined : toneOf(one.color)} />
                  {name(one)}
                  <Standing of={one} />
                </span>
              ),
              sortBy: (one) => one.name,
              total: t('services.total'),
            },
            right(
              'appointments',
              (one) => count(one.appointments),
              (one) => one.appointments,
              count(total.appointments),
            ),
            right(
              'services',
              opens('services', (one) => one.service_revenue),
              (one) => one.service_revenue,
              plain(total.service_revenue),
            ),
            right(
              'products',
              opens('products', (one) => one.product_revenue),
              (one) => one.product_revenue,
              plain(total.product_revenue),
            ),
            {
              ...right('revenue', () => '', revenueOf, plain(revenueOf(total))),
              cell: (one) => <strong className="font-semibold">{opens('revenue', revenueOf)(one)}</strong>,
            },
            right('change', changed, (one) => changeOf(revenueOf(one), one.revenue_before) ?? -1),
            right('commission', opens('commissions', commissionOf), commissionOf, plain(commissionOf(total))),
            right('ticket', ticket, (one) => ticketOf(one) ?? -1, ticket(total)),
            {
              key: 'occupancy',
              header: t('professionals.columns.occupancy'),
              align: 'right',
              cell: (one) => <Occupancy of={one} />,
              sortBy: (one) => shareBooked(one) ?? -1,
              total: share(total.booked, total.available),
            },
          ]}
          phone={(one) => ({
            title: name(one),
            value: money(revenueOf(one)),
            detail: one.appointments > 0 && t('professionals.appointments', { count: one.appointments }),
            badge: (
              <span className="text-sm text-muted tabular-nums">
                {one.available > 0 && t('professionals.occupied', { percent: share(one.booked, one.available) })}
              </span>
            ),
            actions: one.appointments > 0 && (
              <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
                <span>{t('professionals.earned', { amount: money(commissionOf(one)) })}</span>
                <span>{t('professionals.ticketOf', { amount: money(ticketOf(one) ?? 0) })}</span>
              </span>
            ),
          })}
          phoneTotal={{
            title: t('services.total'),
            value: money(revenueOf(total)),
            detail: t('professionals.earned', { amount: money(commissionOf(total)) }),
          }}
        />
      </div>
    </Card>
  );
}

function Standing({ of }: { of: ReportedProfessional }) {
  const { t } = useTranslation('reports');
  if (of.is_owner) return <Badge tone="brand">{t('professionals.owner')}</Badge>;
  return of.id !== null && !of.is_active ? <Badge>{t('professionals.inactive')}</Badge> : null;
}

function Occupancy({ of }: { of: ReportedProfessional }) {
  const { share } = useAmounts();
  return (
    <span className="flex items-center justify-end gap-2.5">
      <span className="w-16 max-xl:hidden print:hidden">
        {of.available > 0 && <ShareBar share={shareBooked(of) ?? 0} />}
      </span>
      <span className="w-10">{share(of.booked, of.available)}</span>
    </span>
  );
}

/** "+4%" against the period before; a dash where there was nothing. */
function useChange() {
  const percent = numberFormat(numberLocale(usePlace()), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return (one: ReportedProfessional) => {
    const change = changeOf(revenueOf(one), one.revenue_before);
    return change === null ? '–' : percent.format(change);
  };
}
