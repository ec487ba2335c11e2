import type * as z from 'zod/mini';
import type { publicAppointmentForm } from '#contract/booking/forms.ts';
import { hasChanged } from '#domain/booking/changes.ts';
import { type ChosenService, chosenService } from '#domain/booking/draft.ts';
import { doersOfAll, offersOf, type SalonService } from '#domain/booking/offer.ts';
import { LARGEST_AMOUNT } from '#domain/shared/money.ts';
import { titleCase } from '#domain/shared/names.ts';
import { isValidPhone, normalisePhone } from '#domain/shared/phone.ts';
import { parseTime } from '#domain/shared/time.ts';
import { type AppointmentRequest, holdDay, storeRequest } from '#server/agenda/requests/store-request.ts';
import { onceWith } from '#server/kernel/database/once.ts';
import { isOverlap, isReferenceGone, isRefusedByPolicy } from '#server/kernel/database/refused-rows.ts';
import type { Visit } from '#server/kernel/http/visit.ts';
import { type Choice, readChoice } from './queries.ts';
import { tellLater } from './tell-owner.ts';

type Form = z.output<typeof publicAppointmentForm>;
type Terms = { key: string | undefined; now: Temporal.Instant; mostOpen: number };

type Refusal = 'no_salon' | 'no_professional' | 'does_not_do' | 'slot_taken' | 'too_many_requests';
type Refused =
  | { ok: false; reason: Refusal | 'in_flight' | 'key_reused' }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> }
  /** With those of the chosen services that the salon still offers, as it offers them now. */
  | { ok: false; reason: 'no_service' | 'service_changed'; services?: ChosenService[] };
type Booked = { ok: true; id: string; services?: ChosenService[] };
/** A call that was repeated stored nothing new. */
type Outcome = (Booked & { isNew: boolean }) | Refused;

/** Asks the salon for a time: it is the visitor's as soon as this succeeds, and an appointment once the owner approves. */
export async function requestAppointment(visit: Visit, form: Form, terms: Terms): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryRequest(visit, form, terms);
    } catch (error) {
      const isChanged = isRefusedByPolicy(error);
      const isTaken = isOverlap(error);
      if (!isChanged && !isTaken && !isReferenceGone(error)) throw error;
      // Something was deleted, changed or booked between our reading and our writing, and nothing was kept. It is read anew.
      if (attempt === 2 && isChanged) throw error;
      if (attempt === 2 && isTaken) return { ok: false, reason: 'slot_taken' };
      if (attempt === 2) return { ok: false, reason: 'no_service' };
    }
  }
}

async function tryRequest({ db, salon }: Visit, form: Form, { key, now, mostOpen }: Terms): Promise<Outcome> {
  let isNew = false;
  const call = { operation: 'booking.request', key, input: form };
  const answer = await onceWith(db, salon, call, {
    // Sent together: everybody who books would wait for the database twice more.
    read: async (db) => {
      const chosen = await readChoice(db, form);
      const services = form.selectedServices.map(({ id }) => id);
      const wish = { date: form.selectedDate, phone: form.clientPhone, services };
      const day = await holdDay({ db, owner: salon }, wish);
      const choice = await chosen();
      return choice ? { choice, day } : ({ ok: false, reason: 'no_salon' } as const);
    },
    work: async (db, { choice, day }): Promise<Booked | Refused> => {
      const understood = understand(form, choice);
      if (!understood.ok) return understood;
      const stored = await storeRequest(day, understood.request, { now, mostOpen });
      if (!stored.ok) return stored;
      await tellLater({ db, owner: salon }, stored.id);
      isNew = true;
      return stored;
    },
  });
  if (!answer.ok) return answer;
  return answer.value.ok ? { ...answer.value, isNew } : answer.value;
}

type Understood = { ok: true; request: AppointmentRequest } | Refused;

/** What the form means in this salon. Prices and durations are the salon's own: what the visitor's page was showing is only compared. */
function understand(form: Form, { country, services, staff: team }: Choice): Understood {
  const client_phone = normalisePhone(form.clientPhone, country);
  if (!isValidPhone(client_phone)) {
    return { ok: false, reason: 'invalid', fields: { clientPhone: 'booking:errors.phoneInvalid' } };
  }
  const professional = form.selectedProfessionalId;
  if (professional !== null && !team.some(({ id }) => id === professional)) {
    return { ok: false, reason: 'no_professional' };
  }
  const seen = form.selectedServices;
  const chosen = seen.flatMap(({ id }) => services.find((service) => service.id === id) ?? []);
  const offered = offersOf(chosen, professional, team).map(chosenService);
  if (chosen.length < seen.length) return { ok: false, reason: 'no_service', services: offered };
  if (professional !== null && !doersOfAll(chosen, team).some(({ id }) => id === professional)) {
    return { ok: false, reason: 'does_not_do' };
  }
  if (offered.some((service, place) => hasChanged(seen[place] ?? service, service))) {
    return { ok: false, reason: 'service_changed', services: offered };
  }
  if (chosen.reduce((sum, service) => sum + dearestOf(service), 0) > LARGEST_AMOUNT) {
    return { ok: false, reason: 'invalid', fields: { selectedServices: 'booking:errors.tooManyServices' } };
  }
  return {
    ok: true,
    request: {
      client_name: titleCase(form.clientName),
      client_phone,
      professional,
      team,
      date: form.selectedDate,
      start: parseTime(form.selectedTime) ?? 0,
      services: chosen,
    },
  };
}

/** Whoever does it. A variable price is agreed on later. */
function dearestOf({ preco_variavel, price, doers = [] }: SalonService): number {
  return preco_variavel ? 0 : Math.max(price, ...doers.map((own) => own.price ?? 0));
}
