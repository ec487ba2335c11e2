import type { SalonNow } from '#domain/shared/time.ts';
import { statusOf } from './statuses.ts';
import { minutesOf, VISITS, type Visit, type VisitFacts, visitOf } from './visit.ts';

/** Why a visit cannot stand that way, the weightiest first. */
export const VISIT_REFUSALS = ['finalised', 'request', 'cancelled', 'other_day', 'to_come', 'is_here'] as const;

export type VisitRefusal = (typeof VISIT_REFUSALS)[number];

/** Why it cannot be said of a visit now; undefined where it can. Who takes a cancelling back that nobody blamed on the client does so by the status. */
export function whyNot(wanted: Visit, facts: VisitFacts, now: SalonNow): VisitRefusal | undefined {
  const shown = statusOf(facts);
  if (shown === 'finalizado') return 'finalised';
  if (facts.requires_confirmation) return 'request';
  if (wanted === 'no_show') {
    const isToCome = facts.date > now.date || (facts.date === now.date && minutesOf(facts.start_time) > now.minutes);
    if (isToCome) return 'to_come';
    // On a later day nobody is here any more: an arrival that was noted by mistake is not in the way for good.
    return facts.date === now.date && (facts.arrived_at ?? facts.started_at) ? 'is_here' : undefined;
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
