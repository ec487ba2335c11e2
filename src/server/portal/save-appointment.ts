import type { PortalAppointment } from '#contract/portal/appointments.ts';
import type { PortalWish } from '#contract/portal/appointments-forms.ts';
import { cents, centsFromDecimal } from '#domain/shared/money.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { OwnerId, StaffId } from '#server/kernel/principal.ts';
import { type Around, type NewLine, type OwnAppointment, type Place, readOwn } from './appointments-queries.ts';
import { toHistory, toPortalAppointment } from './own-appointment.ts';

/** A professional at work, with the handle that sees what is theirs. */
export type Proven = { db: Database; salon: OwnerId; staff: StaffId };

export type SaveRefusal =
  | { ok: false; reason: 'period_closed' }
  /** When the appointment lies that is in the way. */
  | { ok: false; reason: 'conflict'; start: string; end: string };

export type Saved = { ok: true; appointment: PortalAppointment; over_time_off: boolean };

export const periodClosed = { ok: false, reason: 'period_closed' } as const;

export function conflictWith({ in_the_way }: Around, { start_time, end_time }: Place): SaveRefusal {
  const taken = in_the_way ?? { start_time, end_time };
  return { ok: false, reason: 'conflict', start: taken.start_time, end: taken.end_time };
}

export function placeOf({ date, start, duration_minutes }: PortalWish): Place {
  const begin = parseTime(start) ?? 0;
  return { date, start_time: formatTime(begin), end_time: formatTime(begin + duration_minutes) };
}

/** The one client of that name; a name that two have, or nobody, is a name. */
export function clientOf({ client_name }: PortalWish, { clients }: Around) {
  const [client, another] = clients;
  return client && !another ? { client_id: client.id, client_name: client.name } : { client_id: null, client_name };
}

export function lineOf(service_name: string, { services }: Around): NewLine {
  const [service, another] = services;
  if (!service || another) return { service_id: null, service_name, category: '', unit_price: cents(0) };
  const { id, name, category, price } = service;
  return { service_id: id, service_name: name, category, unit_price: centsFromDecimal(price) };
}

/** What follows once it is written, in the same transaction: the history, in the professional's name, and the answer. */
export async function completeSave(
  { db, salon, staff }: Proven,
  { id, before, over_time_off }: { id: string; before?: OwnAppointment; over_time_off: boolean },
): Promise<Saved> {
  const after = await readOwn(db, id);
  if (!after) throw new Error('An appointment vanished while it was being saved.');
  const entry = {
    action: before ? 'update' : 'create',
    entity: 'appointments',
    entityId: id,
    before: before ? toHistory(before) : null,
    after: toHistory(after),
  };
  await record(db, salon, entry, { kind: 'professional', id: staff });
  return asItIs(after, staff, over_time_off);
}

export function asItIs(appointment: OwnAppointment, staff: StaffId, over_time_off: boolean): Saved {
  return {
    ok: true,
    appointment: toPortalAppointment(appointment, staff),
    over_time_off: over_time_off && appointment.status !== 'cancelado',
  };
}
