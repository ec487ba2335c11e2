import type { PublicAppointmentForm } from '#contract/booking/forms.ts';
import type { FreeDay } from '#contract/booking/operations.ts';
import type { ChosenService } from '#domain/booking/draft.ts';
import { wholeMinutes } from '#domain/shared/durations.ts';
import { type PlainRefusal, plainCall } from '#web/ground/api/plain-call.ts';
import { texts } from '#web/texts/texts.ts';

export type Refusal = PlainRefusal & {
  /** Text keys by field, if the input was refused. */
  fields?: Record<string, string>;
  /** The chosen services that the salon still offers, in their current state. */
  offered?: ChosenService[];
};

type Answer<T> = { ok: true; value: T } | Refusal;
type Options = { body?: unknown; idempotencyKey?: string };

export async function call<T>(
  salonId: string,
  path: string,
  { body, idempotencyKey }: Options = {},
): Promise<Answer<T>> {
  const headers = {
    'x-salon-id': salonId,
    'accept-language': texts.language,
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
  const answer = await plainCall<T>(path, { body, headers });
  return answer.ok ? answer : refusalOf(answer);
}

type Details = { fields?: Refusal['fields']; services?: ChosenService[] } | undefined;

function refusalOf(plain: PlainRefusal): Refusal {
  const details = plain.details as Details;
  const refusal = { ...plain, fields: details?.fields, offered: details?.services };
  if (plain.status !== 429 || plain.code === 'TOO_MANY_REQUESTS') return refusal;
  const count = wholeMinutes(plain.retryAfterSeconds ?? 0);
  return { ...refusal, code: 'TOO_MANY_TRIES', sentence: texts.t('booking:server.TOO_MANY_TRIES', { count }) };
}

type SlotsQuestion = {
  salonId: string;
  professionalId: string | null;
  date: string;
  serviceDurationMinutes: number;
  serviceIds: string[];
  daysAhead: number;
};

/** The free times of each day that has any. */
export async function freeTimes(question: SlotsQuestion): Promise<Answer<Map<string, string[]>>> {
  type Slots = { days?: FreeDay[]; availableSlots?: FreeDay['availableSlots'] };
  const answer = await call<Slots>(question.salonId, '/functions/get-available-slots', { body: question });
  if (!answer.ok) return answer;
  const days = answer.value.days ?? [{ date: question.date, availableSlots: answer.value.availableSlots ?? [] }];
  const free = days.map(({ date, availableSlots }) => {
    const times = availableSlots.filter(({ available }) => available).map(({ time }) => time.slice(0, 5));
    return [date, times] as const;
  });
  return { ok: true, value: new Map(free.filter(([, times]) => times.length > 0)) };
}

export function createAppointment(form: PublicAppointmentForm, idempotencyKey: string) {
  type Created = { appointmentId: string; services?: ChosenService[] };
  return call<Created>(form.salonId, '/functions/create-public-appointment', { body: form, idempotencyKey });
}
