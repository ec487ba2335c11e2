import { addDays, weekdayOf } from '#domain/shared/time.ts';

export const SALON_ZONE = 'America/Sao_Paulo';

/** Days as the database takes them: YYYY-MM-DD, on the salon's calendar. */
export function daysBefore(today: string, days: number): string {
  return addDays(today, -days);
}

export function monthsBefore(today: string, months: number): string {
  return Temporal.PlainDate.from(today).subtract({ months }).toString();
}

/** Nobody delivers on a Sunday: the Saturday before. */
export function deliveryDay(day: string): string {
  return weekdayOf(day) === 0 ? addDays(day, -1) : day;
}

/** São Paulo has not changed its clocks since 2019, and the demo's past is younger: thousands of moments need no calendar. */
export function momentOn(day: string, clock: string): string {
  return `${day}T${clock}:00-03:00`;
}

/** The same for a day and a clock in one, as 2026-11-17T13:30, which can be compared. */
export function instantOf(moment: string): string {
  return `${moment}:00-03:00`;
}

/** Below zero, later. */
export function minutesBefore(moment: string, minutes: number): string {
  return Temporal.PlainDateTime.from(moment).subtract({ minutes }).toString({ smallestUnit: 'minute' });
}
