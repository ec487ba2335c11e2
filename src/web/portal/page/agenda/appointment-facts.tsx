import { useTranslation } from 'react-i18next';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import type { ShownStatus } from '#domain/agenda/statuses.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { useWriting } from '../use-writing.ts';

type Props = { appointment: PortalAppointment; status: ShownStatus };

/** An appointment that can only be read. */
export function AppointmentFacts({ appointment, status }: Props) {
  const { t } = useTranslation('portal');
  const writing = useWriting();
  const { date, start, end, duration_minutes, client_name, service_name } = appointment;
  const facts = [
    [t('page.form.client'), client_name],
    [t('page.form.service'), service_name],
    [t('page.form.date'), writing.day(date)],
    [t('page.form.start'), t('page.agenda.range', { start, end })],
    [t('page.form.duration'), formatDuration(duration_minutes)],
    [t('page.form.status'), t(`page.agenda.status.${status}`)],
  ];
  return (
    <dl className="grid">
      {facts.map(([label, fact]) => (
        <div key={label} className="grid gap-0.5 border-t border-divider py-3 first:border-t-0">
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="wrap-anywhere tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
