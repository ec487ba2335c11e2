import type { PortalAppointment } from '#contract/portal/appointments.ts';
import { isDate, parseTime } from '#domain/shared/time.ts';

/** What the sheet shows: a new appointment or an existing one. */
export type Opened = { start?: string } | PortalAppointment;

/** What is typed; a duration that is no number is NaN. */
export type Draft = {
  date: string;
  start: string;
  duration_minutes: number | null;
  client_name: string;
  service_name: string;
  status: 'pendente' | 'cancelado';
};

const DEFAULT_MINUTES = 60;
const MIDNIGHT = 24 * 60;

export function newDraft(date: string, start = ''): Draft {
  return { date, start, duration_minutes: DEFAULT_MINUTES, client_name: '', service_name: '', status: 'pendente' };
}

export function draftOf(appointment: PortalAppointment): Draft {
  const { date, start, end, client_name, service_name, status } = appointment;
  const minutes = (parseTime(end) ?? 0) - (parseTime(start) ?? 0);
  return {
    date,
    start,
    duration_minutes: minutes > 0 ? minutes : DEFAULT_MINUTES,
    client_name,
    service_name,
    status: status === 'cancelado' ? 'cancelado' : 'pendente',
  };
}

/** The required fields that are empty or wrong. */
export function missingIn({ date, start, duration_minutes: minutes, client_name }: Draft): (keyof Draft)[] {
  const isGiven = {
    date: isDate(date),
    start: isStart(start),
    duration_minutes: minutes !== null && minutes > 0,
    client_name: client_name.trim() !== '',
  };
  return (Object.keys(isGiven) as (keyof typeof isGiven)[]).filter((name) => !isGiven[name]);
}

/** In minutes of the day; undefined while unknown. */
export function endOf({ start, duration_minutes: minutes }: Draft): number | undefined {
  if (!isStart(start) || minutes === null || !Number.isInteger(minutes) || minutes <= 0) return undefined;
  const end = (parseTime(start) ?? 0) + minutes;
  return end <= MIDNIGHT ? end : undefined;
}

const isStart = (text: string) => (parseTime(text) ?? MIDNIGHT) < MIDNIGHT;

export function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
