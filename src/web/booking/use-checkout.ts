import { type FormEvent, useState } from 'react';
import { bookingPath } from '#contract/paths.ts';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { totalsOf } from '#domain/booking/totals.ts';
import { isValidPhone, normalisePhone } from '#domain/shared/phone.ts';
import { isAnswered } from '#web/ground/api/plain-call.ts';
import { useOnce } from '#web/ground/use-once.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { createAppointment, freeTimes, type Refusal } from './calls.ts';
import { forgetSubmission, keepReceipt, submissionKey, wasSent } from './kept.ts';
import { goTo } from './place.ts';
import { useBooking, useProfessionalName } from './salon-gate.tsx';

type Key = `errors.${keyof typeof import('#texts/pt/booking.json')['errors']}`;

/** Our own texts change with the language; the server's sentence stays. */
export type Message = { key: Key; values?: { status: number; body: string } } | { sentence: string } | undefined;

export function useSaid() {
  const { t } = useTranslation('booking');
  return (message: Message): string => {
    if (!message) return '';
    return 'key' in message ? t(message.key, { ...message.values }) : message.sentence;
  };
}

type Outcomes = { say: (message: Message) => void; onTaken: () => void; onProfessionalGone: () => void };

/** Validates the form, checks a last time that the slot is free, and books it. */
export function useCheckout(draft: BookingDraft, { say, onTaken, onProfessionalGone }: Outcomes) {
  const { salon, change, renew, dropNews, reload } = useBooking();
  const professional = useProfessionalName(draft.selectedProfessionalId);
  const { isBusy, once } = useOnce();
  const [fields, setFields] = useState<Record<string, Key>>({});

  async function confirm(website: string) {
    const form = formOf(draft, professional, salon.country, website);
    if (!form) return setFields(missingOf(draft));
    if (!isValidPhone(normalisePhone(form.clientPhone, salon.country))) {
      return setFields({ clientPhone: 'errors.phoneInvalid' });
    }
    // Sent before without an answer: the slot may be taken by ourselves. The same key finds out.
    if (!wasSent(form)) {
      const day = await freeTimes({
        salonId: form.salonId,
        professionalId: form.selectedProfessionalId,
        date: form.selectedDate,
        serviceDurationMinutes: draft.totalDuration,
        serviceIds: draft.selectedServices.map(({ id }) => id),
        daysAhead: 1,
      });
      if (!day.ok) return refusedAtTheEnd(day);
      if (!day.value.get(form.selectedDate)?.includes(form.selectedTime)) return onTaken();
    }
    const answer = await createAppointment(form, submissionKey(form));
    if (!answer.ok) return refused(answer);
    forgetSubmission();
    const { appointmentId, services = draft.selectedServices } = answer.value;
    keepReceipt({
      appointmentId,
      professional: form.selectedProfessionalName,
      booked: { ...draft, selectedServices: services, ...totalsOf(services) },
    });
    change({ ...draft, selectedDate: null, selectedTime: null });
    goTo(bookingPath(draft.salonId, 'sucesso'), { replace: true });
  }

  function refusedAtTheEnd(refusal: Refusal) {
    if (refusal.code === 'PROFESSIONAL_GONE') return onProfessionalGone();
    if (refusal.code === 'SERVICE_GONE') return reload();
    if (refusal.code === 'TOO_MANY_TRIES' && refusal.sentence) return say({ sentence: refusal.sentence });
    say({ key: refusal.status === undefined ? 'errors.recheckFailed' : 'errors.recheckRefused' });
  }

  function refused(refusal: Refusal) {
    if (isAnswered(refusal)) forgetSubmission();
    if (refusal.code === 'SLOT_TAKEN') return onTaken();
    if (refusal.code === 'PROFESSIONAL_GONE') return onProfessionalGone();
    if (refusal.code === 'SERVICE_GONE' || refusal.code === 'SERVICE_CHANGED') {
      // So that the services page is up to date.
      reload();
      if (refusal.offered) return renew(refusal.offered);
    }
    if (refusal.fields) setFields(refusal.fields as Record<string, Key>);
    say(messageOf(refusal));
  }

  return {
    isBusy,
    fields,
    canConfirm: draft.clientName.trim() !== '' && draft.clientPhone.trim() !== '',
    write(changes: Pick<Partial<BookingDraft>, 'clientName' | 'clientPhone'>) {
      setFields({});
      change({ ...draft, ...changes });
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const website = String(new FormData(event.currentTarget).get('website') ?? '');
      return once(() => {
        say(undefined);
        dropNews();
        setFields({});
        return confirm(website);
      });
    },
  };
}

function messageOf({ status, sentence, body }: Refusal): Message {
  if (status === undefined) return { key: 'errors.unknown' };
  if (sentence) return { sentence };
  return status < 400 ? { key: 'errors.server' } : { key: 'errors.http', values: { status, body: body.slice(0, 200) } };
}

function missingOf({ clientName, clientPhone }: BookingDraft): Record<string, Key> {
  const typed = Object.entries({ clientName, clientPhone });
  return Object.fromEntries(typed.flatMap(([name, text]) => (text.trim() ? [] : [[name, 'errors.required']])));
}

/** What is sent; undefined while something is missing. */
function formOf(draft: BookingDraft, professional: string, country: string, website: string) {
  const { salonId, selectedServices, selectedProfessionalId, selectedDate, selectedTime } = draft;
  const clientName = draft.clientName.trim();
  const clientPhone = draft.clientPhone.trim();
  if (!selectedDate || !selectedTime || !clientName || !clientPhone || !salonId) return undefined;
  if (selectedProfessionalId === undefined) return undefined;
  return {
    salonId,
    clientName,
    clientPhone,
    selectedServices,
    selectedProfessionalId,
    // Not the text for "any professional": a retry in another language would be another call, and book twice.
    selectedProfessionalName: selectedProfessionalId && professional,
    selectedDate,
    selectedTime,
    totalDuration: draft.totalDuration,
    totalPrice: draft.totalPrice,
    salonCountry: country,
    website,
  };
}
