import { randomUUID } from 'node:crypto';
import { type Cents, sumCents } from '#domain/shared/money.ts';
import { formatTime } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/db.ts';
import { holdAlone } from '#server/kernel/db-lock.ts';
import { record, VISITOR } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { lockDay } from './booking-lock.ts';
import { slotRefusal } from './find-free-slots.ts';
import { insertRequest } from './request-queries.ts';

/** Somebody's wish for a time, as the online booking understood it. */
export type AppointmentRequest = {
  client_name: string;
  client_phone: string;
  /** Null is anybody. */
  professional: { id: string; nome: string } | null;
  date: string;
  /** Minutes since midnight. */
  start: number;
  services: Array<{ id: string; name: string; category: string; price: Cents; duration_minutes: number }>;
};

type Refusal = 'no_salon' | 'no_professional' | 'slot_taken' | 'too_many_requests';
type Stored = { ok: true; id: string } | { ok: false; reason: Refusal };

/** Stores a request if its time is free. The caller holds the transaction, in which nothing was read or written before. */
export async function storeRequest(
  { db, owner }: { db: Database; owner: OwnerId },
  request: AppointmentRequest,
  { now, mostOpen }: { now: Temporal.Instant; mostOpen: number },
): Promise<Stored> {
  const { professional, date, start, services } = request;
  const minutes = services.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);
  await lockDay(db, owner, date);
  const refusal = await slotRefusal(db, { date, start, professional: professional?.id ?? null, minutes, now });
  if (refusal) return { ok: false, reason: refusal };

  const appointment = {
    id: randomUUID(),
    client_name: request.client_name,
    client_phone: request.client_phone,
    category: services[0]?.category ?? '',
    service_id: services[0]?.id ?? null,
    professional_id: professional?.id ?? null,
    professional_name: professional?.nome ?? '',
    date,
    start_time: formatTime(start),
    end_time: formatTime(start + minutes),
    price: sumCents(services.map(({ price }) => price)),
    lines: services.map(({ id, name, category, price, duration_minutes }) => ({
      service_id: id,
      service_name: name,
      category,
      unit_price: price,
      duration_minutes,
      professional_id: professional?.id ?? null,
      // What it earns the professional is worked out from the whole, unless the owner says otherwise on a line.
      commission_percent: null,
      commission_amount: null,
      products_used: [],
    })),
  };
  // Requests for other days do not wait for this one, and must count it all the same.
  await holdAlone(db, `requests of ${request.client_phone} at ${owner}`);
  const { saved, open } = await insertRequest(db, owner, appointment, { now, mostOpen });
  if (!saved) return { ok: false, reason: open < mostOpen ? 'slot_taken' : 'too_many_requests' };
  const entry = { action: 'request', entity: 'appointments', entityId: appointment.id, after: appointment };
  await record(db, owner, entry, VISITOR);
  return { ok: true, id: appointment.id };
}
