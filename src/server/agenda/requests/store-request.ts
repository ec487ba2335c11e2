import { randomUUID } from 'node:crypto';
import { plainLine } from '#domain/agenda/draft-lines.ts';
import { openLife } from '#domain/agenda/life.ts';
import { type ChosenService, chosenService } from '#domain/booking/draft.ts';
import { offerOf, type SalonService } from '#domain/booking/offer.ts';
import { cents, sumCents } from '#domain/shared/money.ts';
import { formatTime } from '#domain/shared/time.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { conclude } from '../appointments/write-appointment.ts';
import { type ReadDiary, readDiary, slotRefusal, takersOf } from '../diary/find-free-slots.ts';
import { insertRequest } from './queries.ts';

/** Somebody's wish for a time, as the online booking understood it. */
export type AppointmentRequest = {
  client_name: string;
  client_phone: string;
  /** Null is anybody. */
  professional: string | null;
  /** Those who work here. */
  team: ReadonlyArray<{ id: string; nome: string }>;
  date: string;
  /** Minutes since midnight. */
  start: number;
  services: SalonService[];
};

type Refusal = NonNullable<ReturnType<typeof slotRefusal>> | 'too_many_requests';
/** The services as they were booked. */
type Stored = { ok: true; id: string; services: ChosenService[] } | { ok: false; reason: Refusal };

/** A day and a phone, held until the transaction ends, and what the day has room for. */
type HeldDay = { held: Held<'days' | 'phone'>; diary: ReadDiary };

type Wish = { date: string; phone: string; services: readonly string[] };

export function holdDay(owned: Owned, { date, phone, services }: Wish): Promise<HeldDay> {
  return holding(owned, { days: [date], phone }, async (held) => ({
    held,
    diary: await readDiary(held.db, date, 1, { services }),
  }));
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
  const { date, start, professional } = request;
  const question = { start, professional, services: request.services.map(({ id }) => id) };
  const refusal = slotRefusal(diary, { ...question, minutes: 0, now });
  if (refusal) return { ok: false, reason: refusal };
  const takers = takersOf(diary, question);
  if (!takers) return { ok: false, reason: 'slot_taken' };

  const lines = linesOf(request, takers);
  const minutes = lines.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);
  const [first = null] = takers;
  const appointment = {
    id: randomUUID(),
    client_name: request.client_name,
    client_phone: request.client_phone,
    category: lines[0]?.category ?? '',
    service_id: lines[0]?.service_id ?? null,
    professional_id: first,
    professional_name: request.team.find(({ id }) => id === first)?.nome ?? '',
    in_turns: new Set(takers).size > 1,
    date,
    start_time: formatTime(start),
    end_time: formatTime(start + minutes),
    price: sumCents(lines.map(({ unit_price }) => cents(unit_price))),
    lines,
  };
  const { saved, open } = await insertRequest(held, appointment, { now, mostOpen });
  if (!saved) return { ok: false, reason: open < mostOpen ? 'slot_taken' : 'too_many_requests' };
  const { id } = appointment;
  const life = openLife({ ...appointment, status: 'pendente', client_id: null });
  const telling = { action: 'request', after: appointment };
  await conclude(held, { id, before: null, after: life }, telling, { kind: 'visitor' });
  return { ok: true, id, services: offersTo(request, takers).map(chosenService) };
}

/** What each service costs and takes with whoever does it. */
const offersTo = ({ services, team }: AppointmentRequest, takers: ReadonlyArray<string | null>) =>
  services.map((service, line) => offerOf(service, takers[line], team));

function linesOf(request: AppointmentRequest, takers: ReadonlyArray<string | null>) {
  return offersTo(request, takers).map(({ id, name, category, price, preco_variavel, duration_minutes }, line) =>
    plainLine({
      service_id: id,
      service_name: name,
      category,
      // A variable price is agreed on later.
      unit_price: preco_variavel ? 0 : price,
      duration_minutes,
      professional_id: takers[line] ?? null,
    }),
  );
}
