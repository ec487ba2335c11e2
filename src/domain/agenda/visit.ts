import { parseTime, type SalonNow } from '#domain/shared/time.ts';
import { type Status, statusOf } from './statuses.ts';

/** How a visit stands on its day. It is kept beside the status: who did not come is `cancelado`, the others are `pendente`. */
export const VISITS = ['expected', 'arrived', 'in_service', 'no_show'] as const;

export type Visit = (typeof VISITS)[number];

/** Why a visit cannot stand that way, the weightiest first. */
export const VISIT_REFUSALS = ['finalised', 'request', 'cancelled', 'other_day', 'to_come', 'is_here'] as const;

export type VisitRefusal = (typeof VISIT_REFUSALS)[number];

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

/** Why it cannot be said of a visit now; undefined where it can. Who takes a cancelling back that nobody blamed on the client does so by the status. */
export function whyNot(wanted: Visit, facts: VisitFacts, now: SalonNow): VisitRefusal | undefined {
  const shown = statusOf(facts);
  if (shown === 'finalizado') return 'finalised';
  if (facts.requires_confirmation) return 'request';
  if (wanted === 'no_show') {
    const isToCome = facts.date > now.date || (facts.date === now.date && minutesOf(facts.start_time) > now.minutes);
    if (isToCome) return 'to_come';
    return facts.arrived_at !== null || facts.started_at !== null ? 'is_here' : undefined;
  }
  if (shown === 'cancelado' && !facts.no_show) return 'cancelled';
  return wanted !== 'expected' && facts.date !== now.date ? 'other_day' : undefined;
}

/** What else may be said of it now. */
export function stepsOf(facts: VisitFacts, now: SalonNow): Visit[] {
  const visit = visitOf(facts, now.date);
  return VISITS.filter((wanted) => wanted !== visit && whyNot(wanted, facts, now) === undefined);
}

/** What is written once a visit stands that way; `at` is the salon's clock. Who was here before still is since then. */
export function withVisit<Facts extends Pick<VisitFacts, 'arrived_at' | 'started_at'>>(
  facts: Facts,
  visit: Visit,
  at: string,
): Pick<VisitFacts, 'arrived_at' | 'started_at' | 'no_show'> & { status: 'pendente' | 'cancelado' } {
  const isHere = visit === 'arrived' || visit === 'in_service';
  return {
    status: visit === 'no_show' ? 'cancelado' : 'pendente',
    arrived_at: visit === 'arrived' ? (facts.arrived_at ?? at) : isHere ? facts.arrived_at : null,
    started_at: visit === 'in_service' ? (facts.started_at ?? at) : null,
    no_show: visit === 'no_show',
  };
}

function minutesOf(time: string): number {
  return parseTime(time) ?? 0;
}
