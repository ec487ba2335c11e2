import type { ProfessionalsReport, ReportedProfessional } from '#contract/reports/professionals.ts';
import { changeOf } from '#domain/reports/change.ts';
import { shareBooked } from '#domain/reports/occupied.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { useRoom } from '#web/ui/use-room.ts';
import { ShareBar } from '../frame/share-bar.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { OpenName, OpenRows } from '../rows/open-rows.tsx';
import { commissionOf, revenueOf, ticketOf } from './professionals-cards.tsx';

/** The columns whose amounts open their rows. */
type Opened = 'revenue' | 'services' | 'products' | 'commission';
type Props = { report: ProfessionalsReport; range: DayRange };

/** Nine columns stand closer together than elsewhere, and heads go on in a second line. */
const look =
  '@container [&_:is(td,th)]:px-2 @max-5xl:[&_:is(td,th)]:px-1 [&_:is(td,th):first-child]:pl-6 [&_:is(td,th):last-child]:pr-6 ' +
  '[&_th]:align-bottom [&_th]:whitespace-normal @max-5xl:[&_table]:text-13';

/** Everybody who worked, sold or could be booked. Every column sorts. */
export function ProfessionalsTable({ report: { professionals, total }, range }: Props) {
  const { t } = useTranslation('reports');
  const { count, money, plain, share, signedPercent } = useAmounts();
  const { hasRoom, ref } = useRoom();
  const ticket = (of: ReportedProfessional | typeof total) => {
    const average = ticketOf(of);
    return average === null ? '–' : plain(average);
  };
  const nameOf = ({ id, name }: ReportedProfessional) => (id === null ? t('professionals.nobody') : name);
  const rowsOf = (one: ReportedProfessional, key: Opened) => ({
    title: `${t(`professionals.columns.${key}`)}, ${nameOf(one)}`,
    range,
    line: key === 'commission' ? ('commissions' as const) : key,
    professional_id: one.id ?? 'none',
  });
  const name = (one: ReportedProfessional) => <OpenName name={nameOf(one)} rows={rowsOf(one, 'revenue')} />;
  const changeIn = (one: ReportedProfessional) => changeOf(revenueOf(one), one.revenue_before);
  /** "+4%" against the period before; a dash where there was nothing. */
  const changed = (one: ReportedProfessional) => {
    const change = changeIn(one);
    return change === null ? '–' : signedPercent(change, 0);
  };
  const right = (
    key: Opened | 'appointments' | 'change' | 'ticket' | 'occupancy',
    sortBy: (one: ReportedProfessional) => number,
    shown: Pick<Column<ReportedProfessional>, 'cell' | 'total'>,
  ): Column<ReportedProfessional> => ({
    key,
    header: t(`professionals.columns.${key}`),
    align: 'right',
    sortBy,
    ...shown,
  });
  const opening = (key: Opened, amount: (of: ReportedProfessional | typeof total) => number) =>
    right(key, amount, {
      cell: (one) => (amount(one) === 0 ? plain(0) : <OpenRows rows={rowsOf(one, key)}>{plain(amount(one))}</OpenRows>),
      total: plain(amount(total)),
    });
  const revenue = opening('revenue', revenueOf);
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
            right('appointments', (one) => one.appointments, {
              cell: (one) => count(one.appointments),
              total: count(total.appointments),
            }),
            opening('services', (of) => of.service_revenue),
            opening('products', (of) => of.product_revenue),
            { ...revenue, cell: (one) => <strong className="font-semibold">{revenue.cell(one)}</strong> },
            right('change', (one) => changeIn(one) ?? -1, { cell: changed }),
            opening('commission', commissionOf),
            right('ticket', (one) => ticketOf(one) ?? -1, { cell: ticket, total: ticket(total) }),
            right('occupancy', (one) => shareBooked(one) ?? -1, {
              cell: (one) => <Occupancy of={one} />,
              total: share(total.booked, total.available),
            }),
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
