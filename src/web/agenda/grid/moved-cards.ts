import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';

/** The days with a card as it is now: changed, come from another day, or gone to one. */
export function placeCard(agenda: AgendaDays, card: Card): AgendaDays {
  const others = agenda.appointments.filter(({ id }) => id !== card.id);
  const isHere = agenda.days.some(({ date }) => date === card.date);
  if (!isHere && others.length === agenda.appointments.length) return agenda;
  return { ...agenda, appointments: isHere ? [...others, card] : others };
}

type Place = Pick<Card, 'date' | 'start_time' | 'end_time' | 'professional_id' | 'professional_name'>;

/** A card where it is put, until the server answers. Its pieces go along; where it was made longer or shorter nobody knows them yet. */
export function movedCard(card: Card, to: Place): Card {
  const { busy, ...moved } = { ...card, ...to };
  const [by, before, after] = [
    minutesBetween(card.start_time, to.start_time),
    minutesBetween(card.start_time, card.end_time),
    minutesBetween(to.start_time, to.end_time),
  ];
  if (!busy || before !== after || to.professional_id === null) return moved;
  const later = (time: string) => formatTime(Math.max(0, Math.min(24 * 60, (parseTime(time) ?? 0) + by)));
  const { professional_id } = to;
  return {
    ...moved,
    busy: busy.map((piece) => ({
      ...piece,
      staff_id: piece.staff_id === card.professional_id ? professional_id : piece.staff_id,
      start_time: later(piece.start_time),
      end_time: later(piece.end_time),
    })),
  };
}

const minutesBetween = (from: string, to: string) => (parseTime(to) ?? 0) - (parseTime(from) ?? 0);

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
