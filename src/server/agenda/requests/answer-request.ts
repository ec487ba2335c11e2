import type { Appointment } from '#contract/agenda/appointments.ts';
import type { Answered } from '#contract/agenda/requests.ts';
import { handedOver, withUsualCommission } from '#domain/agenda/appointment.ts';
import type { DraftLine } from '#domain/agenda/draft-lines.ts';
import { openLife } from '#domain/agenda/life.ts';
import { ownPercent, workerIn } from '#domain/commissions/usual.ts';
import { clientOfPhone } from '#server/clients/client-of-phone.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { lockAppointment, readAppointment } from '../appointments/queries.ts';
import { readSurroundings, type Surroundings, type Wanted } from '../appointments/surroundings-queries.ts';
import { endAppointment, saveAppointment } from '../appointments/write-appointment.ts';
import { whoAnswered } from './answered-queries.ts';
import { dateOfRequest, isAwaiting, lockRequest, readWhole } from './queries.ts';

type Approval = { id: string; professional_id?: string | undefined };
type NotFound = { ok: false; reason: 'not_found' };
type AlreadyAnswered = { ok: false; reason: 'answered' } & Answered;
type Refusal = NotFound | AlreadyAnswered | { ok: false; reason: 'professional_missing' | 'professional_not_found' };
const notFound: NotFound = { ok: false, reason: 'not_found' };
type Outcome = { ok: true; professional: string; conflict: boolean; version: string } | Refusal;

/** A request becomes an appointment of somebody's. That the time is taken only warns: the owner has decided. */
export async function approveRequest(owned: Owned, { id, professional_id }: Approval): Promise<Outcome> {
  for (;;) {
    const date = await dateOfRequest(owned.db, id);
    if (date === undefined) return answeredOr404(owned.db, id);
    const dates = [date];
    const outcome = await holding(owned, { days: dates, periods: dates }, async (held): Promise<Outcome | 'moved'> => {
      const { db } = held;
      const asked = await readAppointment(db, id);
      if (!asked) return notFound;
      // To another day, before that one's lock was ours.
      if (asked.date !== date) return 'moved';
      const staffId = professional_id ?? asked.professional_id;
      if (!staffId) return { ok: false, reason: 'professional_missing' };

      const around = await readSurroundings(db, wantedFor(asked, staffId));
      const stored = await lockAppointment(db, id);
      if (!stored || !isAwaiting(stored.appointment)) return notFound;
      const request = stored.appointment;
      const professional = around.professionals.find((one) => one.id === staffId);
      if (!professional?.ativo) return { ok: false, reason: 'professional_not_found' };

      const client = await clientOf(held, request);
      const answer = {
        professional_id: staffId,
        professional_name: professional.nome,
        client_id: client.id,
        client_name: client.name,
        requires_confirmation: false,
      };
      const lines = givenLines(request, staffId, around);
      const version = await rewriteRequest(held, {
        before: request,
        after: { ...request, ...answer, lines },
        lines,
        columns: { ...answer, overlap_allowed: around.is_taken },
        around,
        // Taking it back needs these: see undo-approval.ts.
        telling: {
          action: 'approve',
          before: { overlap_allowed: stored.overlap_allowed },
          after: { overlap_allowed: around.is_taken, client_added: client.isAdded },
        },
      });
      return { ok: true, professional: professional.nome, conflict: around.is_taken, version };
    });
    if (outcome === 'moved') continue;
    return outcome.ok || outcome.reason !== 'not_found' ? outcome : answeredOr404(owned.db, id);
  }
}

type Rewriting = Omit<Parameters<typeof saveAppointment>[1], 'id' | 'before'> & { before: Appointment };

/** Answers its new version. Nobody asks whether its time is taken: who answers a request has decided, and the constraint has the last word. */
export async function rewriteRequest(held: Held<'days' | 'periods'>, change: Rewriting): Promise<string> {
  const around = { ...change.around, is_taken: false };
  const saved = await saveAppointment(held, { ...change, id: change.before.id, around });
  if (!saved.ok) throw new Error(`What is not finalised was refused: ${saved.reason}`, { cause: saved });
  return saved.appointment.version;
}

/** Somebody else was faster: who, and what they did. */
async function answeredOr404(db: Database, id: string): Promise<AlreadyAnswered | NotFound> {
  const answered = await whoAnswered(db, id);
  return answered ? { ok: false, reason: 'answered', ...answered } : notFound;
}

export function wantedFor(request: Appointment, professional_id: string | null): Wanted {
  const { id, client_id, date, start_time, end_time, lines } = request;
  return {
    id,
    client_id,
    professional_id,
    date,
    start_time,
    end_time,
    professionals: [request, ...lines].flatMap((one) => one.professional_id ?? []),
    services: lines.flatMap(({ service_id }) => service_id ?? []),
  };
}

/** As the form would fill them in for that professional: none stays without the commission of whoever does it. */
function givenLines(request: Appointment, staffId: string, around: Surroundings): DraftLine[] {
  const [from = null, to] = [workerIn(around, request.professional_id), workerIn(around, staffId)];
  if (!to) throw new Error(`Nobody takes the request ${request.id}`);
  return request.lines.map((line) => {
    const ofService = ownPercent(around, line.service_id);
    const given = handedOver(line, from, to, ofService);
    return withUsualCommission(given, workerIn(around, given.professional_id) ?? to, ofService);
  });
}

type Visitor = { client_id: string | null; client_name: string; client_phone: string | null };

/** Whoever booked online comes into the salon's books once the owner has said yes. */
async function clientOf(owned: Owned, { client_id, client_name, client_phone }: Visitor) {
  if (client_id !== null || client_phone === null) return { id: client_id, name: client_name, isAdded: false };
  return clientOfPhone(owned, { name: client_name, phone: client_phone });
}

/** The request is deleted, and with it a sale that somebody began for it; the history keeps both. */
export async function refuseRequest(
  { db, owner }: Owned,
  id: string,
): Promise<{ ok: true } | AlreadyAnswered | NotFound> {
  const outcome = await holding({ db, owner }, {}, async (held): Promise<{ ok: true } | NotFound> => {
    if (!(await lockRequest(held.db, id))) return notFound;
    const before = await readWhole(held.db, id);
    const life = openLife({ ...before, status: 'pendente' });
    const ended = await endAppointment(held, { id, life, action: 'refuse', before });
    if (!ended.ok) throw new Error(`What is not finalised was kept: ${ended.reason}`, { cause: ended });
    return ended;
  });
  return outcome.ok ? outcome : answeredOr404(db, id);
}
