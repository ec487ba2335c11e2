import { randomUUID } from 'node:crypto';
import { plainLine } from '#domain/agenda/draft-lines.ts';
import { openLife } from '#domain/agenda/life.ts';
import { type Cents, sumCents } from '#domain/shared/money.ts';
import { formatTime } from '#domain/shared/time.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { conclude } from '../appointments/write-appointment.ts';
import { type ReadDiary, readDiary, slotRefusal } from '../diary/find-free-slots.ts';
import { insertRequest } from './queries.ts';

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

/** A day and a phone, held until the transaction ends, and what the day has room for. */
type HeldDay = { held: Held<'days' | 'phone'>; diary: ReadDiary };

export function holdDay(owned: Owned, date: string, phone: string): Promise<HeldDay> {
  return holding(owned, { days: [date], phone }, async (held) => ({ held, diary: await readDiary(held.db, date, 1) }));
}

type Terms = {
  now: Temporal.Instant;
  mostOpen: number;
};

/** Stores a request if its time is free. */
export async function storeRequest(
  { held, diary }: HeldDay,
  request: AppointmentRequest,
  { now, mostOpen }: Terms,
): Promise<Stored> {
  const { professional, date, start, services } = request;
  const minutes = services.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);
  const refusal = slotRefusal(diary, { start, professional: professional?.id ?? null, minutes, now });
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
    lines: services.map(({ id, name, category, price, duration_minutes }) =>
      plainLine({
        service_id: id,
        service_name: name,
        category,
        unit_price: price,
        duration_minutes,
        professional_id: professional?.id ?? null,
      }),
    ),
  };
  const { saved, open } = await insertRequest(held, appointment, { now, mostOpen });
  if (!saved) return { ok: false, reason: open < mostOpen ? 'slot_taken' : 'too_many_requests' };
  const { id } = appointment;
  const life = openLife({ ...appointment, status: 'pendente', client_id: null });
  const telling = { action: 'request', after: appointment };
  await conclude(held, { id, before: null, after: life }, telling, { kind: 'visitor' });
  return { ok: true, id };
}
