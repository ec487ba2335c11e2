import type { PortalAppointment } from '#contract/portal/appointments.ts';
import { isCancellable, readOnlyFor } from '#domain/portal/read-only.ts';
import { parseTime } from '#domain/shared/time.ts';
import type { StaffId } from '#server/kernel/principal.ts';
import type { OwnAppointment } from './appointments-queries.ts';

/** As the page shows it. */
export function toPortalAppointment(appointment: OwnAppointment, staff: StaffId): PortalAppointment {
  const read_only = readOnlyFor(staff, appointment);
  const services = servicesOf(appointment);
  return {
    id: appointment.id,
    version: appointment.version,
    date: appointment.date,
    start: appointment.start_time,
    end: appointment.end_time,
    duration_minutes: lengthOf(appointment),
    client_name: appointment.client_name,
    warnings: appointment.warnings,
    service_name: services.join(', '),
    services,
    status: appointment.status,
    requires_confirmation: appointment.requires_confirmation,
    arrived_at: appointment.arrived_at,
    started_at: appointment.started_at,
    no_show: appointment.no_show,
    editable: read_only === null,
    read_only,
    cancellable: isCancellable(appointment.status, read_only),
    services_fixed: areServicesFixed(appointment, staff),
    ...(isBusyThroughout(appointment) ? {} : { busy: appointment.busy }),
  };
}

/** Also where a colleague is, and this professional only has a line of it. */
function isBusyThroughout({ busy: [first, second], start_time, end_time }: OwnAppointment): boolean {
  return !first || (!second && first.start === start_time && first.end === end_time);
}

/** Deleting a service keeps its name on the lines; without lines only the service itself can tell it. */
export function servicesOf({ lines, service_name }: OwnAppointment): string[] {
  if (lines.length > 0) return lines.map((line) => line.service_name);
  return service_name === null ? [] : [service_name];
}

/** The form has one service and one duration: where there are more, or somebody else does it, it cannot say which is meant. */
export function areServicesFixed({ lines }: OwnAppointment, staff: StaffId): boolean {
  return lines.length > 1 || lines.some((line) => line.professional_id !== null && line.professional_id !== staff);
}

export function lengthOf({ start_time, end_time }: Pick<OwnAppointment, 'start_time' | 'end_time'>): number {
  return (parseTime(end_time) ?? 0) - (parseTime(start_time) ?? 0);
}

/** What the history keeps: as it was, without what only this moment's page asks. */
export function toHistory({
  version: _,
  is_closed: __,
  service_name: ___,
  busy: ____,
  warnings: _____,
  ...kept
}: OwnAppointment): object {
  return kept;
}
