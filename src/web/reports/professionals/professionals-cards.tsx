import { CalendarClock, Coins, Receipt, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import { shareBooked } from '#domain/reports/occupied.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { StatCard } from '#web/ui/card.tsx';
import { Change, ChangeInPoints } from '../frame/change.tsx';
import { ReportCards } from '../frame/report-cards.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { OpenRows } from '../rows/open-rows.tsx';
import { commissionOf, revenueOf, ticketOf } from './sums.ts';

export function ProfessionalsCards({
  report: { total, before },
  range,
  onOpen,
}: {
  report: ProfessionalsReport;
  range: DayRange;
  onOpen: () => void;
}) {
  const { t } = useTranslation('reports');
  const { duration, money, percent, share } = useAmounts();
  const [revenue, commission, ticket] = [revenueOf(total), commissionOf(total), ticketOf(total)];
  const ticketBefore = ticketOf(before) ?? 0;
  return (
    <ReportCards>
      <StatCard
        label={t('professionals.cards.revenue')}
        icon={<Wallet />}
        value={money(revenue)}
        note={
          <>
            <Change now={revenue} before={revenueOf(before)} written={money(revenueOf(before))} />
            <span className="block">
              {t('professionals.cards.parts', {
                services: money(total.service_revenue),
                products: money(total.product_revenue),
              })}
            </span>
            <OpenRows isBelow onOpen={onOpen}>
              {t('rows.open')}
            </OpenRows>
          </>
        }
      />
      <StatCard
        label={t('professionals.cards.commission')}
        icon={<Coins />}
        value={money(commission)}
        note={
          <>
            {t('frame.before', { written: money(commissionOf(before)) })}
            {revenue > 0 && (
              <span className="block">{t('services.ofRevenue', { percent: percent(commission / revenue) })}</span>
            )}
            <MoreLink to="commissions" address={paths.commissions} range={range} />
          </>
        }
      />
      <StatCard
        label={t('professionals.cards.ticket')}
        icon={<Receipt />}
        value={ticket === null ? '–' : money(ticket)}
        note={
          <>
            {ticket !== null && <Change now={ticket} before={ticketBefore} written={money(ticketBefore)} />}
            <span className="block">{t('professionals.appointments', { count: total.appointments })}</span>
          </>
        }
      />
      <StatCard
        label={t('professionals.cards.occupancy')}
        icon={<CalendarClock />}
        value={share(total.booked, total.available)}
        note={
          <>
            {before.available > 0 && <ChangeInPoints now={shareBooked(total) ?? 0} before={shareBooked(before) ?? 0} />}
            <span className="block">
              {t('professionals.cards.hours', {
                booked: duration(total.booked),
                available: duration(total.available),
              })}
            </span>
            <MoreLink to="reportOccupancy" address={paths.reportOccupancy} range={range} />
          </>
        }
      />
    </ReportCards>
  );
}

type MoreProps = { to: 'commissions' | 'reportOccupancy'; address: string; range: DayRange };

/** To the page that has the rows beneath these days, once there is one. */
function MoreLink({ to, address, range: { first, last } }: MoreProps) {
  const { t } = useTranslation('reports');
  return (
    <span className="no-print block">
      <TextLink render={<Link to={`${address}?${new URLSearchParams({ de: first, ate: last })}`} />}>
        {t(`professionals.more.${to}`)}
      </TextLink>
    </span>
  );
}
