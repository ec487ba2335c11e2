import type { PortalAgenda, PortalDay } from '#contract/portal/appointments.ts';
import { DAY, makeDiary } from '#domain/agenda/diary.ts';
import type { Country, Language } from '#domain/shared/countries.ts';
import { addDays, daysBetween, formatTime, salonNow, weekdayOf } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { StaffId } from '#server/kernel/principal.ts';
import { type OwnAppointment, readOwnDays } from './appointments-queries.ts';
import { toPortalAppointment } from './own-appointment.ts';

type Days = { from: string; to: string };
type Found = Awaited<ReturnType<typeof readOwnDays>>;

/** Everything the portal shows of some days; the page waits once. */
export async function listAppointments(
  { db, staff }: { db: Database; staff: StaffId },
  days: Days,
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
    appointments: (found.appointments as OwnAppointment[]).map((one) => toPortalAppointment(one, staff)),
  };
}

function daysOf({ hours, exceptions, shifts, closings }: Found, staff: StaffId, { from, to }: Days): PortalDay[] {
  const count = daysBetween(from, to) + 1;
  const rows = {
    hours,
    exceptions,
    shifts,
    professionals: [{ id: staff }],
    timeOff: [],
    appointments: [],
    requests: [],
  };
  const work = makeDiary(rows, from, count).professionals[0]?.work ?? [];
  const shown = Array.from({ length: count }, (_, index): PortalDay => {
    const date = addDays(from, index);
    const exception = exceptions.find((one) => one.date === date);
    const opening = exception ?? hours.find(({ weekday }) => weekday === weekdayOf(date));
    return {
      date,
      open_time: opening?.open_time ?? null,
      close_time: opening?.close_time ?? null,
      is_exception: exception !== undefined,
      work: [],
      period_closed: closings.some(({ start_date, end_date }) => start_date <= date && date <= end_date),
    };
  });
  for (let place = 0; place < work.length; place += 2) {
    const [start = 0, end = 0] = work.slice(place, place + 2);
    const day = Math.floor(start / DAY);
    shown[day]?.work.push({ start_time: formatTime(start - day * DAY), end_time: formatTime(end - day * DAY) });
  }
  return shown;
}
