import i18next from 'i18next';
import type { FreeDay } from '#contract/booking.ts';
import type { PublicAppointmentForm } from '#contract/booking-forms.ts';

export type Refusal = {
  ok: false;
  /** None when the server could not be reached. */
  status?: number;
  code?: string;
  /** What the server says to the visitor, in their language. */
  sentence?: string;
  /** Text keys by field, where it refused the input. */
  fields?: Record<string, string>;
  body: string;
};

type Answer<T> = { ok: true; value: T } | Refusal;
type Options = { body?: unknown; idempotencyKey?: string };

const PATIENCE_MS = 20_000;

/** The public pages' own client: plain fetch, since the back office's would weigh more than the rest of the page. */
export async function call<T>(
  salonId: string,
  path: string,
  { body, idempotencyKey }: Options = {},
): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-salon-id': salonId,
        'accept-language': i18next.language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answerOf<T>(response, await response.text());
  } catch {
    return { ok: false, body: '' };
  }
}

function answerOf<T>(response: Response, text: string): Answer<T> {
  const answer = parsed(text) as { success?: unknown; error?: unknown; code?: unknown; details?: { fields?: unknown } };
  if (response.ok && answer !== undefined && answer?.success !== false) return { ok: true, value: answer as T };
  return {
    ok: false,
    status: response.status,
    code: typeof answer?.code === 'string' ? answer.code : undefined,
    sentence: typeof answer?.error === 'string' ? answer.error : undefined,
    fields: answer?.details?.fields as Refusal['fields'],
    body: text,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type SlotsQuestion = {
  salonId: string;
  professionalId: string | null;
  date: string;
  serviceDurationMinutes: number;
  daysAhead: number;
};

/** The free starts of each day that has any. */
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
  return call<{ appointmentId: string }>(form.salonId, '/functions/create-public-appointment', {
    body: form,
    idempotencyKey,
  });
}
