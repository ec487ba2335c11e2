import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';

/** Who has another appointment or a block while this one lasts. */
export function busyDuring({ appointments, time_off }: AgendaDays, card: Card): Set<string> {
  const { date, start_time, end_time } = card;
  const taken = appointments.filter(
    (other) =>
      other.id !== card.id &&
      other.status !== 'cancelado' &&
      other.date === date &&
      other.start_time < end_time &&
      other.end_time > start_time,
  );
  const off = time_off.filter(
    ({ starts_at, ends_at }) => starts_at < `${date}T${end_time}` && ends_at > `${date}T${start_time}`,
  );
  return new Set([
    ...taken.flatMap(({ professional_id }) => professional_id ?? []),
    ...off.map(({ staff_id }) => staff_id),
  ]);
}
