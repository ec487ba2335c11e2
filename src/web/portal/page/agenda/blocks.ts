import type { PortalAgenda, PortalAppointment } from '#contract/portal/appointments.ts';
import { partOn, type Stretch, stretchBetween } from '#domain/agenda/grid.ts';

type TimeOff = PortalAgenda['time_off'][number];
export type Block = Stretch & {
  id: string;
  /** Until when nothing else can be booked: the end, or when everything is cleaned up. */
  until: number;
} & ({ appointment: PortalAppointment } | { off: TimeOff });

/** A day's appointments, and the part of each block that is on this day. */
export function blocksOf({ appointments, time_off }: PortalAgenda, date: string): Block[] {
  const booked = appointments.filter((appointment) => appointment.date === date).flatMap(piecesOf);
  const off = time_off
    .map((off) => ({ id: off.id, off, ...partOn(off, date) }))
    .filter(({ start, end }) => start < end)
    .map((block) => ({ ...block, until: block.end }));
  return [...booked, ...off];
}

/** With a pause, or in turns, an appointment has several. */
function piecesOf(appointment: PortalAppointment): Block[] {
  const whole = stretchBetween(appointment.start, appointment.end);
  const pieces = appointment.status === 'cancelado' ? undefined : appointment.busy;
  return (pieces ?? [appointment]).map((piece, index) => {
    const { start, end } = stretchBetween(piece.start, piece.end);
    const id = index === 0 ? appointment.id : `${appointment.id}/${index + 1}`;
    return { id, appointment, start, end: Math.min(end, whole.end), until: end };
  });
}

/** Whether nothing else can be booked then. */
export function takesTime(block: Block): boolean {
  return 'off' in block || block.appointment.status !== 'cancelado';
}
