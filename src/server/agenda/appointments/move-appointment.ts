import type { Appointment } from '#contract/agenda/appointments.ts';
import type { MoveForm } from '#contract/agenda/appointments-forms.ts';
import { handedOver, stretched } from '#domain/agenda/appointment.ts';
import { mayWork } from '#domain/agenda/draft-appointment.ts';
import { refrozen } from '#domain/commissions/freeze.ts';
import { ownPercent, workerIn } from '#domain/commissions/usual.ts';
import { parseTime } from '#domain/shared/time.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { lockAppointment, readBeforeLocking } from './queries.ts';
import { readSurroundings, type Surroundings } from './surroundings-queries.ts';
import { invalid, notFound, retriedOnOverlap, type Saved, saveAppointment, stale } from './write-appointment.ts';

/** To another time, day or professional; a change of length reaches the lines. */
export async function moveAppointment(owned: Owned, { id, version, ...place }: MoveForm): Promise<Saved> {
  const found = await readBeforeLocking(owned.db, id);
  if (!found) return notFound;
  const dates = [found.date, place.date];
  return retriedOnOverlap(() =>
    holding(owned, { days: dates, periods: dates }, async (held): Promise<Saved> => {
      const { db } = held;
      const around = await readSurroundings(db, {
        id,
        ...place,
        client_id: null,
        professionals: [found.professional_id, ...found.professionals].filter((one) => one !== null),
        services: found.services,
      });
      const professional = around.professionals.find((one) => one.id === place.professional_id);
      const stored = await lockAppointment(db, id);
      if (!stored || !professional) return notFound;
      const before = stored.appointment;
      if (before.version !== version) return stale;
      if (!mayWork(professional.id, around, before)) {
        return invalid({ professional_id: 'agenda:errors.professionalInactive' });
      }
      const lines = movedLines(before, place, around);
      if (!lines) return invalid({ end_time: 'agenda:errors.resizeTooShort' });
      const columns = { ...place, professional_name: professional.nome };
      const after = { ...before, ...columns, lines };
      return saveAppointment(held, {
        id,
        before,
        after,
        columns,
        lines,
        overlapAllowed: stored.overlap_allowed,
        around,
      });
    }),
  );
}

function lengthOf({ start_time, end_time }: Pick<Appointment, 'start_time' | 'end_time'>): number {
  return (parseTime(end_time) ?? 0) - (parseTime(start_time) ?? 0);
}

/** Null where there are fewer minutes than services. */
function movedLines(before: Appointment, place: Omit<MoveForm, 'id' | 'version'>, around: Surroundings) {
  const minutes = lengthOf(place);
  const resized = minutes === lengthOf(before) ? before.lines : stretched(before.lines, minutes);
  const [from, to] = [workerIn(around, before.professional_id), workerIn(around, place.professional_id)];
  if (!resized || !to || from?.id === to.id) return resized;
  const given = resized.map((line) => handedOver(line, from ?? null, to, ownPercent(around, line.service_id)));
  // Another share of the net value may round otherwise.
  return refrozen(given, { ...before, professional_id: to.id });
}
