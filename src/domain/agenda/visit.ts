import { parseTime, type SalonNow } from '#domain/shared/time.ts';
import { type Status, statusOf } from './statuses.ts';

/** How a visit stands on its day. It is kept beside the status: who did not come is `cancelado`, the others are `pendente`. */
export const VISITS = ['expected', 'arrived', 'in_service', 'no_show'] as const;

export type Visit = (typeof VISITS)[number];

/** What is known of it. Times are those of the salon's clock on its day. */
export type VisitFacts = {
  date: string;
  start_time: string;
  end_time: string;
  status: Status;
  requires_confirmation: boolean;
  arrived_at: string | null;
  started_at: string | null;
  no_show: boolean;
};

/** Undefined where nobody is expected: finalised, cancelled, or a request without an answer. On another day only who did not come stands out. */
export function visitOf(facts: Omit<VisitFacts, 'start_time' | 'end_time'>, today: string): Visit | undefined {
  if (facts.no_show) return 'no_show';
  if (statusOf(facts) !== 'pendente') return undefined;
  if (facts.date !== today) return 'expected';
  if (facts.started_at !== null) return 'in_service';
  return facts.arrived_at === null ? 'expected' : 'arrived';
}

/** The one step that a card offers; whoever is in service goes on to the comanda. */
export function nextStep(facts: VisitFacts, now: SalonNow): 'arrived' | 'in_service' | undefined {
  const visit = visitOf(facts, now.date);
  if (visit === 'arrived') return 'in_service';
  return visit === 'expected' && facts.date === now.date ? 'arrived' : undefined;
}

/** Minutes since it should have begun, while nobody has come; 0 before that, after its end and on other days. */
export function lateBy(facts: VisitFacts, now: SalonNow): number {
  if (facts.date !== now.date || visitOf(facts, now.date) !== 'expected') return 0;
  return now.minutes < minutesOf(facts.end_time) ? minutesSince(facts.start_time, now) : 0;
}

/** From so many minutes before its start on, a card offers to say that the client has arrived. */
const SOON = 30;

/** Whether a card shows its next step: who waits may be served, and who is expected may come in at any moment. */
export function isSoon(facts: VisitFacts, now: SalonNow): boolean {
  const step = nextStep(facts, now);
  return step === 'in_service' || (step === 'arrived' && minutesOf(facts.start_time) - SOON <= now.minutes);
}

/** Minutes since a time of today. */
export function minutesSince(time: string, { minutes }: SalonNow): number {
  return Math.max(0, minutes - minutesOf(time));
}

/** What a card says of its visit instead of its status: `minutes` somebody has waited, or is late by. */
export type Mark = { mark: 'arrived' | 'in_service' | 'no_show' | 'late'; minutes: number };

/** Without `now` the day is not today: nobody waits, nobody is late. Undefined is a visit of which there is nothing to say. */
export function markOf(facts: VisitFacts, now: SalonNow | undefined): Mark | undefined {
  if (facts.no_show) return { mark: 'no_show', minutes: 0 };
  const visit = now && visitOf(facts, now.date);
  if (visit === 'in_service') return { mark: visit, minutes: 0 };
  if (visit === 'arrived') return { mark: visit, minutes: minutesSince(facts.arrived_at ?? '', now as SalonNow) };
  const late = now ? lateBy(facts, now) : 0;
  return late > 0 ? { mark: 'late', minutes: late } : undefined;
}

/** Who is at the reception, the longest wait first, and after them who should be there, the latest first. */
export function receptionOf<Card extends VisitFacts>(cards: readonly Card[], now: SalonNow) {
  const people = cards.flatMap((card) => {
    const said = markOf(card, now);
    if (said?.mark !== 'arrived' && said?.mark !== 'late') return [];
    return { card, isLate: said.mark === 'late', minutes: said.minutes, step: nextStep(card, now) };
  });
  return people.sort((a, b) => Number(a.isLate) - Number(b.isLate) || b.minutes - a.minutes);
}

/** How many stand how; without `now` the day is not today. */
export function countVisits(cards: readonly VisitFacts[], now: SalonNow | undefined) {
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

export function minutesOf(time: string): number {
  return parseTime(time) ?? 0;
}
