export const SALON_ZONE = 'America/Sao_Paulo';

/** Days as the database takes them: YYYY-MM-DD, on the salon's calendar. */
export function daysBefore(today: string, days: number): string {
  return Temporal.PlainDate.from(today).subtract({ days }).toString();
}

/** Nobody delivers on a Sunday: the Saturday before. */
export function deliveryDay(today: string, days: number): string {
  const day = Temporal.PlainDate.from(today).subtract({ days });
  return (day.dayOfWeek === 7 ? day.subtract({ days: 1 }) : day).toString();
}

export function momentOn(day: string, clock: string): string {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: SALON_ZONE, plainTime: clock })
    .toInstant()
    .toString();
}
