import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';

/** The days with a card as it is now: changed, come from another day, or gone to one. */
export function placeCard(agenda: AgendaDays, card: Card): AgendaDays {
  const others = agenda.appointments.filter(({ id }) => id !== card.id);
  const isHere = agenda.days.some(({ date }) => date === card.date);
  if (!isHere && others.length === agenda.appointments.length) return agenda;
  return { ...agenda, appointments: isHere ? [...others, card] : others };
}
