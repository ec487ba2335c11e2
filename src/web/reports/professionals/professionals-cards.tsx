import { CalendarClock, Coins, Receipt, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { PAGE_NEEDS } from '#contract/page-needs.ts';
import { paths } from '#contract/paths.ts';
import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import { averageTicket } from '#domain/reports/average-ticket.ts';
import { shareBooked } from '#domain/reports/occupied.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { StatCard } from '#web/ui/card.tsx';
import { Change, ChangeInPoints, FigureCard, ReportCards } from '../frame/figure-cards.tsx';
import { useAmounts } from '../frame/use-amounts.ts';

type Props = { report: ProfessionalsReport; range: DayRange };

export function ProfessionalsCards({ report: { total, before }, range }: Props) {
  const { t } = useTranslation('reports');
  const { duration, money, percent, share } = useAmounts();
  const [revenue, commission, ticket] = [revenueOf(total), commissionOf(total), ticketOf(total)];
  const ticketBefore = ticketOf(before) ?? 0;
  const title = t('professionals.cards.revenue');
  return (
    <ReportCards>
      <FigureCard
        label={title}
        icon={<Wallet />}
        now={revenue}
        before={revenueOf(before)}
        rows={{ title, range, line: 'revenue' }}
      >
        <p>
          {t('professionals.cards.parts', {
            services: money(total.service_revenue),
            products: money(total.product_revenue),
          })}
        </p>
      </FigureCard>
      <StatCard
        label={t('professionals.cards.commission')}
        icon={<Coins />}
        value={money(commission)}
        note={
          <>
            {t('frame.before', { written: money(commissionOf(before)) })}
            {revenue > 0 && <p>{t('services.ofRevenue', { percent: percent(commission / revenue) })}</p>}
            <MoreLink to="commissions" range={range} />
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
            <p>{t('professionals.appointments', { count: total.appointments })}</p>
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
            <p>
              {t('professionals.cards.hours', { booked: duration(total.booked), available: duration(total.available) })}
            </p>
            <MoreLink to="reportOccupancy" range={range} />
          </>
        }
      />
    </ReportCards>
  );
}

/** To the page that has the rows beneath these days. */
function MoreLink({ to, range }: { to: 'commissions' | 'reportOccupancy'; range: DayRange }) {
  const { t } = useTranslation('reports');
  const may = useMay();
  const days = new URLSearchParams({ de: range.first, ate: range.last });
  if (!may(PAGE_NEEDS[to])) return null;
  return (
    <span className="no-print block">
      <TextLink render={<Link to={`${paths[to]}?${days}`} />}>{t(`professionals.more.${to}`)}</TextLink>
    </span>
  );
}

type Sums = ProfessionalsReport['total'];

/** Services and products together. */
export const revenueOf = (sums: Sums) => sums.service_revenue + sums.product_revenue;
export const commissionOf = (sums: Sums) => sums.service_commission + sums.product_commission;
/** Of services only: selling products does not make appointments larger. */
export const ticketOf = (sums: Sums) => averageTicket(sums.service_revenue as Cents, sums.appointments);
