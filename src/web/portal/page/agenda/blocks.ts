import type { PortalAgenda, PortalAppointment } from '#contract/portal/appointments.ts';
import type { Stretch } from '#domain/agenda/grid.ts';
import { daysBetween, parseTime } from '#domain/shared/time.ts';

const DAY = 24 * 60;

type TimeOff = PortalAgenda['time_off'][number];
export type Block = Stretch & { id: string } & ({ appointment: PortalAppointment } | { off: TimeOff });

/** What lies on a day of the grid: the appointments, and the part of each block that is of this day. */
export function blocksOf({ appointments, time_off }: PortalAgenda, date: string): Block[] {
  const booked = appointments
    .filter((appointment) => appointment.date === date)
    .map((appointment) => ({ id: appointment.id, appointment, ...stretchOf(appointment.start, appointment.end) }));
  const off = time_off
    .map((off) => ({ id: off.id, off, start: minuteOn(off.starts_at, date), end: minuteOn(off.ends_at, date) }))
    .filter(({ start, end }) => start < end);
  return [...booked, ...off];
}

/** Whether nothing new can begin then. */
export function takesTime(block: Block): boolean {
  return 'off' in block || block.appointment.status !== 'cancelado';
}

export function stretchOf(start: string, end: string): Stretch {
  return { start: parseTime(start) ?? 0, end: parseTime(end) ?? 0 };
}

/** Of a moment of the wall clock, 2026-11-17T22:00, its minute of a day; before and after it, the day's ends. */
function minuteOn(moment: string, date: string): number {
  const [day = date, time = ''] = moment.split('T');
  const minute = daysBetween(date, day) * DAY + (parseTime(time.slice(0, 5)) ?? 0);
  return Math.max(0, Math.min(minute, DAY));
}
