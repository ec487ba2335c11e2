import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OverviewAppointment } from '#contract/dashboard/operations.ts';
import { paths } from '#contract/paths.ts';
import { parseTime } from '#domain/shared/time.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHead, CardRows } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { AppointmentLine } from './appointment-line.tsx';

const SHOWN = 3;
const SOON_MINUTES = 60;

/** The next three by the salon's clock: what has begun gives way to the next of those that were fetched. */
export function Upcoming({ appointments }: { appointments: OverviewAppointment[] | undefined }) {
  const { t } = useTranslation(['dashboard', 'agenda']);
  const format = useFormat();
  const now = useSalonNow();
  const minutesUntil = ({ date, start_time }: OverviewAppointment) =>
    date === now.date ? (parseTime(start_time) ?? 0) - now.minutes : Number.POSITIVE_INFINITY;
  const coming = appointments?.filter((one) => one.date >= now.date && minutesUntil(one) > 0).slice(0, SHOWN);
  return (
    <Card>
      <CardHead title={t('upcoming.title')}>
        <TextLink render={<Link to={paths.agenda} />}>{t('upcoming.all')}</TextLink>
      </CardHead>
      {!coming && <SkeletonRows rows={SHOWN} />}
      {coming?.length === 0 && <EmptyState picture={CalendarDays} title={t('upcoming.none')} />}
      {coming && coming.length > 0 && (
        <CardRows>
          {coming.map((appointment) => (
            <AppointmentLine key={appointment.id} appointment={appointment} today={now.date}>
              {appointment.date !== now.date && <span className="block">{format.date(appointment.date)}</span>}
              {appointment.requires_confirmation && <Badge tone="pending">{t('agenda:status.aguardando')}</Badge>}
              {!appointment.requires_confirmation &&
                minutesUntil(appointment) <= SOON_MINUTES &&
                t('upcoming.soon', { count: minutesUntil(appointment) })}
            </AppointmentLine>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
