import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';

type Busy = { staff_id: string | null; start_time: string; end_time: string };

/** Most appointments are their professional's from beginning to end. */
function busyWith({ busy, professional_id, start_time, end_time }: Card): readonly Busy[] {
  return busy ?? [{ staff_id: professional_id, start_time, end_time }];
}

/** Who has another appointment or a block while this one lasts. */
export function busyDuring({ appointments, time_off }: AgendaDays, card: Card): Set<string> {
  const { date, start_time, end_time } = card;
  const taken = appointments
    .filter((other) => other.id !== card.id && other.status !== 'cancelado' && other.date === date)
    .flatMap(busyWith)
    .filter((other) => other.start_time < end_time && other.end_time > start_time);
  const off = time_off.filter(
    ({ starts_at, ends_at }) => starts_at < `${date}T${end_time}` && ends_at > `${date}T${start_time}`,
  );
  return new Set([...taken.flatMap(({ staff_id }) => staff_id ?? []), ...off.map(({ staff_id }) => staff_id)]);
}
