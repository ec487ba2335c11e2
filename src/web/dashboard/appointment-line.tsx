import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OverviewAppointment } from '#contract/dashboard/operations.ts';
import { paths } from '#contract/paths.ts';
import { toneOf } from '#domain/team/colours.ts';
import { withDate, withOverlay } from '#web/agenda/address.ts';

/** Leads to the appointment in the agenda; on the right stands what the list is about. */
export function AppointmentLine({
  appointment,
  today,
  children,
}: {
  appointment: OverviewAppointment;
  today: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('dashboard');
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
