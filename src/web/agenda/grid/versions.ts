import type { Card } from '#contract/agenda/appointments.ts';

type Version = Pick<Card, 'id' | 'version'>;

/**
 * Which version a move made of which: a card may be dragged on before the answer to the drag before is there, and whoever still holds it
 * holds what it was when they took it. Nobody holds one for as many moves as are kept.
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
    /** What the server made of the newest that is known of the card. */
    became(card: Version, version: string): void {
      const before = newest(card);
      if (before === version) return;
      madeOf.set(nameOf({ id: card.id, version: before }), version);
      const [oldest] = madeOf.keys();
      if (madeOf.size > most && oldest !== undefined) madeOf.delete(oldest);
    },
  };
}
