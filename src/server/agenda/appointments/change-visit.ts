import type { VisitForm } from '#contract/agenda/appointments-forms.ts';
import { visitOf } from '#domain/agenda/visit.ts';
import { type VisitRefusal, whyNot, withVisit } from '#domain/agenda/visit-steps.ts';
import { formatTime, type SalonNow, salonNow } from '#domain/shared/time.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { findForStatus, type HeldForStatus, holdingForStatus } from './change-status.ts';
import { asItIs, notFound, retriedOnOverlap, type Saved, saveAppointment, stale } from './write-appointment.ts';

type Outcome = Saved | { ok: false; reason: 'visit_refused'; why: VisitRefusal };

/** The client has arrived, is being served, did not come, or none of it after all. Who did not come is cancelled, and that by the rules of every save. */
export async function changeVisit(timed: Timed, form: VisitForm): Promise<Outcome> {
  const known = await findForStatus(timed.db, form.id);
  if (!known) return notFound;
  const now = salonNow(timed.now(), known.timezone);
  const place = { known, date: known.date };
  return retriedOnOverlap(() => holdingForStatus(timed, form.id, place, (held) => writeVisit(held, form, now)));
}

async function writeVisit(held: HeldForStatus, { id, version, visit }: VisitForm, now: SalonNow): Promise<Outcome> {
  const { stored, around } = held;
  const before = stored.appointment;
  if (visitOf(before, now.date) === visit) return asItIs(before, around);
  if (before.version !== version) return stale;
  const why = whyNot(visit, before, now);
  if (why) return { ok: false, reason: 'visit_refused', why };
  const columns = withVisit(before, visit, formatTime(now.minutes));
  return saveAppointment(held, {
    id,
    before,
    after: { ...before, ...columns },
    columns,
    overlapAllowed: stored.overlap_allowed,
    around,
  });
}
