import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';

/** The days with a card as it is now: changed, come from another day, or gone to one. */
export function placeCard(agenda: AgendaDays, card: Card): AgendaDays {
  const others = agenda.appointments.filter(({ id }) => id !== card.id);
  const isHere = agenda.days.some(({ date }) => date === card.date);
  if (!isHere && others.length === agenda.appointments.length) return agenda;
  return { ...agenda, appointments: isHere ? [...others, card] : others };
}

type Version = Pick<Card, 'id' | 'version'>;

/**
 * Which version a move turned into which: a card may be dragged again before the last drag is answered, and then still has the version
 * it was picked up with. Nobody holds a card for as many moves as are kept.
 */
export function rememberVersions(most = 50) {
  const madeOf = new Map<string, string>();
  const nameOf = ({ id, version }: Version) => `${id} ${version}`;

  function newest(card: Version): string {
    const next = madeOf.get(nameOf(card));
    return next === undefined ? card.version : newest({ id: card.id, version: next });
  }

  return {
    newest,
    /** The version that the server gave the card's newest known one. */
    became(card: Version, version: string): void {
      const before = newest(card);
      if (before === version) return;
      madeOf.set(nameOf({ id: card.id, version: before }), version);
      const [oldest] = madeOf.keys();
      if (madeOf.size > most && oldest !== undefined) madeOf.delete(oldest);
    },
  };
}
