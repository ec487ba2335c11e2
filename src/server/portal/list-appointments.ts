import type { PortalAgenda, PortalDay } from '#contract/portal/appointments.ts';
import type { Country, Language } from '#domain/shared/countries.ts';
import { formatTime, salonNow } from '#domain/shared/time.ts';
import { openingIn, workIn } from '#server/agenda/diary/read-days.ts';
import type { Stretch } from '#server/agenda/diary/working-time-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { StaffId } from '#server/kernel/principal.ts';
import { readOwnDays } from './appointments-queries.ts';
import { toPortalAppointment } from './own-appointment.ts';

type Found = Awaited<ReturnType<typeof readOwnDays>>;

/** Everything the portal shows of some days; the page waits once. */
export async function listAppointments(
  { db, staff }: { db: Database; staff: StaffId },
  days: Stretch,
  now: Temporal.Instant,
): Promise<PortalAgenda> {
  const found = await readOwnDays(db, days);
  const { date: today, minutes } = salonNow(now, found.timezone);
  const { business_name, timezone, professional } = found;
  return {
    salon: {
      business_name,
      country: found.country as Country,
      language: found.language as Language,
      timezone,
      today,
      now: formatTime(minutes),
    },
    professional: { name: professional?.nome ?? '', color: professional?.color ?? '' },
    days: daysOf(found, staff, days),
    time_off: found.time_off.map(({ staff_id: _, ...block }) => block),
    appointments: found.appointments.map((one) => toPortalAppointment(one, staff)),
  };
}

function daysOf({ hours, exceptions, shifts, closings }: Found, staff: StaffId, days: Stretch): PortalDay[] {
  const nobodyBooked = { timeOff: [], appointments: [], requests: [] };
  const work = workIn({ hours, exceptions, shifts, professionals: [{ id: staff }], ...nobodyBooked }, days);
  return openingIn({ hours, exceptions }, days).map(({ note: _, ...day }) => ({
    ...day,
    work: work.filter(({ date }) => date === day.date).map(({ start_time, end_time }) => ({ start_time, end_time })),
    period_closed: closings.some(({ start_date, end_date }) => start_date <= day.date && day.date <= end_date),
  }));
}
