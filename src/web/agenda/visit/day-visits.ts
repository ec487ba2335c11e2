import type { Card } from '#contract/agenda/appointments.ts';
import { markOf } from '#domain/agenda/visit.ts';
import type { SalonNow } from '#domain/shared/time.ts';

type Person = { card: Card; isLate: boolean; minutes: number };

/** Who is at the reception, the longest wait first, and after them who should be there, the latest first. */
export function receptionOf(cards: readonly Card[], now: SalonNow): Person[] {
  const people = cards.flatMap((card) => {
    const said = markOf(card, now);
    if (said?.mark !== 'arrived' && said?.mark !== 'late') return [];
    return { card, isLate: said.mark === 'late', minutes: said.minutes };
  });
  return people.sort((a, b) => Number(a.isLate) - Number(b.isLate) || b.minutes - a.minutes);
}

/** How many stand how. */
export function countsOf(cards: readonly Card[], now: SalonNow | undefined) {
  const counts = { waiting: 0, late: 0, serving: 0, missed: 0, done: 0 };
  for (const card of cards) {
    const mark = markOf(card, now)?.mark;
    if (mark === 'arrived') counts.waiting += 1;
    else if (mark === 'late') counts.late += 1;
    else if (mark === 'in_service') counts.serving += 1;
    else if (mark === 'no_show') counts.missed += 1;
    else if (card.status === 'finalizado') counts.done += 1;
  }
  return counts;
}
