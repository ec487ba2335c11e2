import type { PortalAgenda, PortalAppointment } from '#contract/portal/appointments.ts';
import { partOn, type Stretch, stretchBetween } from '#domain/agenda/grid.ts';

type TimeOff = PortalAgenda['time_off'][number];
export type Block = Stretch & { id: string } & ({ appointment: PortalAppointment } | { off: TimeOff });

/** A day's appointments, and the part of each block that is on this day. */
export function blocksOf({ appointments, time_off }: PortalAgenda, date: string): Block[] {
  const booked = appointments
    .filter((appointment) => appointment.date === date)
    .map((appointment) => ({ id: appointment.id, appointment, ...stretchBetween(appointment.start, appointment.end) }));
  const off = time_off
    .map((off) => ({ id: off.id, off, ...partOn(off, date) }))
    .filter(({ start, end }) => start < end);
  return [...booked, ...off];
}

/** Whether nothing else can be booked then. */
export function takesTime(block: Block): boolean {
  return 'off' in block || block.appointment.status !== 'cancelado';
}
