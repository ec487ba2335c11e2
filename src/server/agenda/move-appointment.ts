import type { Appointment } from '#contract/agenda-appointments.ts';
import type { MoveForm } from '#contract/agenda-appointments-forms.ts';
import { handedOver, stretched } from '#domain/agenda/appointment.ts';
import { parseTime } from '#domain/shared/time.ts';
import { commissionOf } from '#domain/team/commission.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { lockAppointment, readBearings, updateAppointment } from './appointment-queries.ts';
import { lockDay } from './booking-lock.ts';
import { touchesClosedPeriod } from './closed-period.ts';
import { completeSave, lookingAgain } from './complete-save.ts';
import { mayWork, takesTime } from './draft-appointment.ts';
import { conflict, invalid, notFound, periodClosed, type Saved, stale } from './saved.ts';
import { readSurroundings, type Surroundings } from './surroundings-queries.ts';

type Owned = { db: Database; owner: OwnerId };

/** To another time, day or professional; a change of length reaches the lines. */
export async function moveAppointment({ db, owner }: Owned, { id, version, ...place }: MoveForm): Promise<Saved> {
  const bearings = await readBearings(db, id);
  if (!bearings) return notFound;
  return lookingAgain(() =>
    inTransaction(db, async (db) => {
      await lockDay(db, owner, bearings.date, place.date);
      const around = await readSurroundings(db, {
        id,
        ...place,
        client_id: null,
        professionals: bearings.professional_id === null ? [] : [bearings.professional_id],
        services: bearings.services,
        earlierDate: bearings.date,
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
      const after = { ...before, ...place, lines };
      if (touchesClosedPeriod(around.closed_dates, before, after)) return periodClosed;
      const isNew = takesTime(before, after);
      if (isNew && around.is_taken) return conflict(professional.nome);
      const overlap_allowed = stored.overlap_allowed && !isNew;
      const columns = { ...place, professional_name: professional.nome, overlap_allowed };
      await updateAppointment(db, owner, id, columns, lines);
      return completeSave({ db, owner, id }, { around, before, after });
    }),
  );
}

function lengthOf({ start_time, end_time }: Pick<Appointment, 'start_time' | 'end_time'>): number {
  return (parseTime(end_time) ?? 0) - (parseTime(start_time) ?? 0);
}

/** Null where there are fewer minutes than services. */
function movedLines(before: Appointment, place: Omit<MoveForm, 'id' | 'version'>, { professionals }: Surroundings) {
  const minutes = lengthOf(place);
  const resized = minutes === lengthOf(before) ? before.lines : stretched(before.lines, minutes);
  const worker = (id: string | null) => {
    const one = professionals.find((professional) => professional.id === id);
    return one && { id: one.id, comissao_percentual: commissionOf(one) };
  };
  const [from, to] = [worker(before.professional_id), worker(place.professional_id)];
  if (!resized || !from || !to || from.id === to.id) return resized;
  return resized.map((line) => handedOver(line, from, to));
}
