import { CalendarDays, Check, type LucideIcon, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OverviewAppointment } from '#contract/dashboard/operations.ts';
import { paths } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { parseTime } from '#domain/shared/time.ts';
import { toneOf } from '#domain/team/colours.ts';
import { withDate, withOverlay } from '#web/agenda/address.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHead, CardRows } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';

/** Undefined until they are read. */
type Props = { appointments: OverviewAppointment[] | undefined };

const SHOWN = 3;
const SOON_MINUTES = 60;

/** The next three by the salon's clock: what has begun gives way to the next of those that were fetched. */
export function Upcoming({ appointments }: Props) {
  const { t } = useTranslation(['dashboard', 'agenda', 'app']);
  const format = useFormat();
  const now = useSalonNow();
  const minutesUntil = ({ date, start_time }: OverviewAppointment) =>
    date === now.date ? (parseTime(start_time) ?? 0) - now.minutes : Number.POSITIVE_INFINITY;
  return (
    <AppointmentsCard
      title={t('upcoming.title')}
      aside={<TextLink render={<Link to={paths.agenda} />}>{t('upcoming.all')}</TextLink>}
      picture={CalendarDays}
      none={t('upcoming.none')}
      todo={t('upcoming.noneText')}
      lead={
        <ButtonLink icon={Plus} render={<Link to={`${paths.agendaDay}?novo=`} />}>
          {t('app:book')}
        </ButtonLink>
      }
      appointments={appointments?.filter((one) => one.date >= now.date && minutesUntil(one) > 0).slice(0, SHOWN)}
      detail={(appointment) => (
        <>
          {appointment.date !== now.date && <span className="block">{format.date(appointment.date)}</span>}
          {appointment.requires_confirmation && <Badge tone="pending">{t('agenda:status.aguardando')}</Badge>}
          {!appointment.requires_confirmation &&
            minutesUntil(appointment) <= SOON_MINUTES &&
            t('upcoming.soon', { count: minutesUntil(appointment) })}
        </>
      )}
    />
  );
}

/** What was finalised today: the price, with the original struck through when discounted, and how it was paid. */
export function Recent({ appointments }: Props) {
  const { t } = useTranslation(['dashboard', 'app']);
  const { money } = useFormat();
  return (
    <AppointmentsCard
      title={t('recent.title')}
      aside={t('recent.what')}
      picture={Check}
      none={t('recent.none')}
      appointments={appointments}
      detail={({ revenue, full_price, payment_method }) => (
        <>
          <span className="block text-sm font-medium text-text tabular-nums">
            {revenue !== null && full_price !== null && revenue < full_price && (
              <>
                <span className="sr-only">{t('recent.fullPrice')} </span>
                <s className="text-13 font-normal text-muted">{money(full_price as Cents)}</s>{' '}
              </>
            )}
            {revenue === null ? '–' : money(revenue as Cents)}
          </span>
          {revenue !== null && (payment_method ? t(`app:paymentMethods.${payment_method}`) : t('recent.notPaid'))}
        </>
      )}
    />
  );
}

type CardProps = Props & {
  title: string;
  aside: ReactNode;
  picture: LucideIcon;
  none: string;
  /** Below it: what to do about it. */
  todo?: string;
  lead?: ReactNode;
  /** At the right of a line: what the list is about. */
  detail: (appointment: OverviewAppointment) => ReactNode;
};

function AppointmentsCard({ title, aside, picture, none, todo, lead, appointments, detail }: CardProps) {
  return (
    <Card>
      <CardHead title={title}>{aside}</CardHead>
      {!appointments && <SkeletonRows rows={SHOWN} />}
      {appointments?.length === 0 && (
        <EmptyState picture={picture} title={none} action={lead}>
          {todo}
        </EmptyState>
      )}
      {appointments && appointments.length > 0 && (
        <CardRows>
          {appointments.map((one) => (
            <AppointmentLine key={one.id} appointment={one}>
              {detail(one)}
            </AppointmentLine>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

/** Leads to the appointment in the agenda. */
function AppointmentLine({ appointment, children }: { appointment: OverviewAppointment; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const today = useSalonNow().date;
  const { id, date, start_time, client_name, professional_name, professional_color } = appointment;
  const services = appointment.services.join(', ') || t('appointment.noService');
  const address = withOverlay(withDate(new URLSearchParams(), date, today), { kind: 'edit', id });
  return (
    <li>
      <Link
        to={`${paths.agenda}?${address}`}
        className="grid min-h-16 grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-4 px-6 py-2 hover:bg-page max-md:grid-cols-[48px_minmax(0,1fr)_auto] max-md:gap-3 max-md:px-4 dark:hover:bg-subtle"
      >
        <span className="text-base font-semibold tabular-nums">{start_time}</span>
        <span className="min-w-0">
          <span className="block truncate font-medium">{client_name}</span>
          <span
            data-staff={professional_color ? toneOf(professional_color) : undefined}
            className="flex items-center gap-1.5 text-13 text-muted"
          >
            <span aria-hidden="true" className="size-2 flex-none rounded-full bg-(--bar,var(--color-brand-fill))" />
            <span className="truncate">
              {professional_name
                ? t('appointment.with', { services, professional: professional_name })
                : t('appointment.anybody', { services })}
            </span>
          </span>
        </span>
        <span className="text-right text-13 text-muted">{children}</span>
      </Link>
    </li>
  );
}
