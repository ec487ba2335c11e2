import type { Appointment } from '#contract/agenda-appointments.ts';
import { handedOver, withUsualCommission } from '#domain/agenda/appointment.ts';
import type { DraftLine } from '#domain/agenda/draft-lines.ts';
import { ownPercent, workerIn } from '#domain/commissions/usual.ts';
import { clientOfPhone } from '#server/clients/client-of-phone.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { cancelOpenSale } from '#server/payments/cancel-open-sale.ts';
import { lockAppointment, readAppointment, updateAppointment } from '../appointments/queries.ts';
import { readSurroundings, type Surroundings, type Wanted } from '../appointments/surroundings-queries.ts';
import { lockDay } from '../diary/booking-lock.ts';
import { dateOfRequest, deleteRequest, isAwaiting, lockRequest, readWhole } from './queries.ts';

type Approval = { id: string; professional_id?: string | undefined };
type NotFound = { ok: false; reason: 'not_found' };
type Refusal = NotFound | { ok: false; reason: 'professional_missing' | 'professional_not_found' };
const notFound: NotFound = { ok: false, reason: 'not_found' };
type Outcome = { ok: true; professional: string; conflict: boolean } | Refusal;

/** A request becomes an appointment of somebody's. That the time is taken only warns: the owner has decided. */
export async function approveRequest({ db, owner }: Owned, { id, professional_id }: Approval): Promise<Outcome> {
  for (;;) {
    const date = await dateOfRequest(db, id);
    if (date === undefined) return notFound;
    const outcome = await inTransaction(db, async (db): Promise<Outcome | 'moved'> => {
      await lockDay(db, owner, date);
      const asked = await readAppointment(db, id);
      if (!asked) return notFound;
      // To another day, before that one's lock was ours.
      if (asked.date !== date) return 'moved';
      const staffId = professional_id ?? asked.professional_id;
      if (!staffId) return { ok: false, reason: 'professional_missing' };

      const around = await readSurroundings(db, wantedFor(asked, staffId));
      const request = (await lockAppointment(db, id))?.appointment;
      if (!request || !isAwaiting(request)) return notFound;
      const professional = around.professionals.find((one) => one.id === staffId);
      if (!professional?.ativo) return { ok: false, reason: 'professional_not_found' };

      const client = await clientOf({ db, owner }, request);
      const answer = {
        professional_id: staffId,
        professional_name: professional.nome,
        client_id: client.id,
        client_name: client.name,
        overlap_allowed: around.is_taken,
        requires_confirmation: false,
      };
      const lines = givenLines(request, staffId, around);
      await updateAppointment(db, owner, id, answer, lines);
      const after = { ...request, ...answer, lines };
      await record(db, owner, { action: 'approve', entity: 'appointments', entityId: id, before: request, after });
      return { ok: true, professional: professional.nome, conflict: around.is_taken };
    });
    if (outcome !== 'moved') return outcome;
  }
}

function wantedFor(request: Appointment, professional_id: string): Wanted {
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
  if (client_id !== null || client_phone === null) return { id: client_id, name: client_name };
  return clientOfPhone(owned, { name: client_name, phone: client_phone });
}

/** The request is deleted, and with it a sale that somebody began for it; the history keeps both. */
export function refuseRequest({ db, owner }: Owned, id: string): Promise<{ ok: true } | NotFound> {
  return inTransaction(db, async (db) => {
    if (!(await lockRequest(db, id))) return notFound;
    const before = await readWhole(db, id);
    await cancelOpenSale({ db, owner }, id);
    await deleteRequest(db, id);
    await record(db, owner, { action: 'refuse', entity: 'appointments', entityId: id, before });
    return { ok: true };
  });
}
