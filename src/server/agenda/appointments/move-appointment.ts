import type { Appointment } from '#contract/agenda/appointments.ts';
import type { MoveForm } from '#contract/agenda/appointments-forms.ts';
import { changesHands, minutesOf, stretched } from '#domain/agenda/appointment.ts';
import { mayWork, totalsOf, turnsAfter } from '#domain/agenda/draft-appointment.ts';
import type { DraftLine } from '#domain/agenda/draft-lines.ts';
import { refilled } from '#domain/agenda/refill.ts';
import { refrozen } from '#domain/commissions/freeze.ts';
import { workerIn } from '#domain/commissions/usual.ts';
import { decimalFromCents } from '#domain/shared/money.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { handedLine } from './handed-line.ts';
import { lockAppointment, readBeforeChange, readBeforeLocking } from './queries.ts';
import { readSurroundings, type Surroundings } from './surroundings-queries.ts';
import { invalid, notFound, retriedOnOverlap, type Saved, saveAppointment, stale } from './write-appointment.ts';

/** To another time, day or professional; a change of length reaches the lines. */
export async function moveAppointment(owned: Owned, { id, version, is_undo, ...place }: MoveForm): Promise<Saved> {
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
      const was = is_undo ? await readBeforeChange(db, id, version) : undefined;
      const lines = (was && linesOf(was, before, place)) ?? movedLines(before, place, around);
      if (!lines) return invalid({ end_time: 'agenda:errors.resizeTooShort' });
      const end_time = lines === before.lines ? place.end_time : endOfMoved(before, place, lines);
      if (end_time > '24:00') return invalid({ end_time: 'agenda:errors.pastMidnight' });
      const moved = { ...before, ...place, end_time, professional_name: professional.nome, lines };
      const after = { ...moved, in_turns: turnsAfter(before, moved) };
      const columns = {
        ...place,
        end_time,
        professional_name: professional.nome,
        in_turns: after.in_turns,
        ...(lines.length > 0 ? { service_revenue_price: decimalFromCents(totalsOf(lines).price) } : {}),
      };
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

type Times = Pick<Appointment, 'start_time' | 'end_time'>;

function lengthOf({ start_time, end_time }: Times): number {
  return (parseTime(end_time) ?? 0) - (parseTime(start_time) ?? 0);
}

/** With somebody who takes another time for it, it ends at another time; where it was stretched, as it was said. */
function endOfMoved(before: Appointment, { start_time, end_time }: Times, lines: readonly DraftLine[]): string {
  const difference = minutesOf(lines) - minutesOf(before.lines);
  const isStretched = lengthOf({ start_time, end_time }) !== lengthOf(before);
  return isStretched || lines.length === 0 ? end_time : formatTime((parseTime(end_time) ?? 0) + difference);
}

type Place = Omit<MoveForm, 'id' | 'version' | 'is_undo'>;

/** The lines with what they took and cost before a move that is taken back; undefined where it led from somewhere else, or the lines are others now. */
function linesOf(was: Appointment, now: Appointment, { professional_id, ...times }: Place): DraftLine[] | undefined {
  const isBack = was.professional_id === professional_id && lengthOf(was) === lengthOf(times);
  const isSame = was.lines.map(serviceOf).join() === now.lines.map(serviceOf).join();
  if (!isBack || !isSame) return undefined;
  return now.lines.map((line, place) => ({ ...line, ...was.lines[place], products_used: line.products_used }));
}

const serviceOf = ({ service_id }: { service_id: string | null }) => service_id;

/** Null where there are fewer minutes than services. */
function movedLines(before: Appointment, place: Place, around: Surroundings) {
  const minutes = lengthOf(place);
  const resized = minutes === lengthOf(before) ? before.lines : stretched(before.lines, minutes);
  const [from, to] = [workerIn(around, before.professional_id), workerIn(around, place.professional_id)];
  if (!resized || !to || from?.id === to.id) return resized;
  const given = resized.map((line) => {
    const handed = handedLine(line, from ?? null, to, around);
    // What is finalised was done and paid as it stands, and whoever drags an edge has said how long it takes.
    if (before.status === 'finalizado' || !changesHands(line, from ?? null)) return handed;
    const service = around.services.find(({ id }) => id === line.service_id);
    const filled = refilled(handed, service, from?.id ?? null, to.id);
    return resized === before.lines
      ? filled
      : { ...filled, duration_minutes: line.duration_minutes, parts: line.parts };
  });
  // Another share of the net value may round otherwise.
  return refrozen(given, { ...before, professional_id: to.id });
}
