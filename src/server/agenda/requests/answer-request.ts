import type { Appointment, SaveWarnings } from '#contract/agenda/appointments.ts';
import type { Answered } from '#contract/agenda/requests.ts';
import { changesHands, minutesOf, withUsualCommission } from '#domain/agenda/appointment.ts';
import { isInTurns } from '#domain/agenda/busy.ts';
import { totalsOf } from '#domain/agenda/draft-appointment.ts';
import type { DraftLine } from '#domain/agenda/draft-lines.ts';
import { openLife } from '#domain/agenda/life.ts';
import { refilled } from '#domain/agenda/refill.ts';
import { takenIn } from '#domain/agenda/surroundings.ts';
import { agreedPercent, workerIn } from '#domain/commissions/usual.ts';
import { decimalFromCents } from '#domain/shared/money.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import { clientOfPhone } from '#server/clients/client-of-phone.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { handedLine } from '../appointments/handed-line.ts';
import { lockAppointment, readAppointment } from '../appointments/queries.ts';
import { readSurroundings, type Surroundings, type Wanted } from '../appointments/surroundings-queries.ts';
import { endAppointment, retriedOnOverlap, saveAppointment } from '../appointments/write-appointment.ts';
import { whoAnswered } from './answered-queries.ts';
import { dateOfRequest, isAwaiting, lockRequest, readWhole } from './queries.ts';

type Approval = { id: string; professional_id?: string | undefined };
type NotFound = { ok: false; reason: 'not_found' };
type AlreadyAnswered = { ok: false; reason: 'answered' } & Answered;
type Refusal = NotFound | AlreadyAnswered | { ok: false; reason: 'professional_missing' | 'professional_not_found' };
const notFound: NotFound = { ok: false, reason: 'not_found' };
type Approved = { professional: string; conflict: boolean; version: string } & Pick<SaveWarnings, 'not_done_by'>;
type Outcome = ({ ok: true } & Approved) | Refusal;

/** A request becomes an appointment of somebody's. That the time is taken only warns: the owner has decided. */
export async function approveRequest(owned: Owned, { id, professional_id }: Approval): Promise<Outcome> {
  for (;;) {
    const date = await dateOfRequest(owned.db, id);
    if (date === undefined) return answeredOr404(owned.db, id);
    const dates = [date];
    const approve = async (held: Held<'days' | 'periods'>): Promise<Outcome | 'moved'> => {
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

      const lines = givenLines(request, staffId, around);
      const end_time = endAfter(request, lines);

      const client = await clientOf(held, request);
      const answer = {
        professional_id: staffId,
        professional_name: professional.nome,
        client_id: client.id,
        client_name: client.name,
        requires_confirmation: false,
      };
      const given = { ...request, ...answer, lines, end_time };
      const after = { ...given, in_turns: isInTurns(given) };
      const isTaken = takenIn(around, after) !== undefined;
      const { appointment, warnings } = await rewriteRequest(held, {
        before: request,
        after,
        lines,
        columns: {
          ...answer,
          end_time,
          in_turns: after.in_turns,
          ...priceAfter(request.lines, lines),
          overlap_allowed: isTaken,
        },
        around,
        // Taking it back needs these: see undo-approval.ts.
        telling: {
          action: 'approve',
          before: { overlap_allowed: stored.overlap_allowed },
          after: { overlap_allowed: isTaken, client_added: client.isAdded },
        },
      });
      const { version } = appointment;
      return {
        ok: true,
        professional: professional.nome,
        conflict: isTaken,
        not_done_by: warnings.not_done_by,
        version,
      };
    };
    const outcome = await retriedOnOverlap(() => holding(owned, { days: dates, periods: dates }, approve));
    if (outcome === 'moved') continue;
    return outcome.ok || outcome.reason !== 'not_found' ? outcome : answeredOr404(owned.db, id);
  }
}

type Rewriting = Omit<Parameters<typeof saveAppointment>[1], 'id' | 'before'> & { before: Appointment };

/** Nobody asks whether its time is taken: who answers a request has decided, and the constraint has the last word. */
export async function rewriteRequest(held: Held<'days' | 'periods'>, change: Rewriting) {
  const around = { ...change.around, busy: [] };
  const saved = await saveAppointment(held, { ...change, id: change.before.id, around });
  if (!saved.ok) throw new Error(`What is not finalised was refused: ${saved.reason}`, { cause: saved });
  return saved;
}

/** Somebody else was faster: who, and what they did. */
async function answeredOr404(db: Database, id: string): Promise<AlreadyAnswered | NotFound> {
  const answered = await whoAnswered(db, id);
  return answered ? { ok: false, reason: 'answered', ...answered } : notFound;
}

export function wantedFor(request: Appointment, professional_id: string | null): Wanted {
  const { id, client_id, date, lines } = request;
  return {
    id,
    client_id,
    professional_id,
    date,
    professionals: [request, ...lines].flatMap((one) => one.professional_id ?? []),
    services: lines.flatMap(({ service_id }) => service_id ?? []),
  };
}

/** As the form would fill them in for that professional: at their price, in their time, and none without the commission of whoever does it. */
function givenLines(request: Appointment, staffId: string, around: Surroundings): DraftLine[] {
  const [from = null, to] = [workerIn(around, request.professional_id), workerIn(around, staffId)];
  if (!to) throw new Error(`Nobody takes the request ${request.id}`);
  const given = request.lines.map((line) => {
    const service = around.services.find(({ id }) => id === line.service_id);
    const handed = handedLine(line, from, to, around);
    const filled =
      changesHands(line, from) && from?.id !== to.id ? refilled(handed, service, from?.id ?? null, to.id) : handed;
    const worker = workerIn(around, filled.professional_id) ?? to;
    return withUsualCommission(filled, worker, agreedPercent(around, line.service_id, worker.id));
  });
  if (endAfter(request, given) <= '24:00') return given;
  // Nothing crosses midnight: it takes the time that was asked for, and the owner may give it another.
  return given.map((line, place) => ({ ...line, ...timeOf(request.lines[place] ?? line) }));
}

const timeOf = ({ duration_minutes, parts }: DraftLine) => ({ duration_minutes, parts });

/** Who takes another time for it ends at another time. */
function endAfter({ end_time, lines: before }: Appointment, lines: readonly DraftLine[]): string {
  return formatTime((parseTime(end_time) ?? 0) + minutesOf(lines) - minutesOf(before));
}

/** What the lines cost together, where that has changed. */
export function priceAfter(before: readonly DraftLine[], after: readonly DraftLine[]) {
  const { price } = totalsOf(after);
  return price === totalsOf(before).price ? {} : { service_revenue_price: decimalFromCents(price) };
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
