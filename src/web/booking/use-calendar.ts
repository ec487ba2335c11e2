import { useEffect, useRef, useState } from 'react';
import { bookingPath } from '#contract/paths.ts';
import {
  type BookingDraft,
  isProfessionalGone,
  reachableStep,
  STEPS,
  type Step,
  stepOf,
} from '#domain/booking/draft.ts';
import { salonDay } from '#domain/booking/salon-clock.ts';
import { monthOf } from '#domain/shared/period.ts';
import { addDays } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { goTo, usePlace } from './place.ts';
import { useBooking } from './salon-gate.tsx';
import { type Message, useCheckout, useSaid } from './use-checkout.ts';
import { useFreeTimes } from './use-free-times.ts';
import { useOffers } from './use-offers.ts';

const BEFORE_LEAVING_MS = 3_000;

/** The state of the page: step, month, free times and message. */
export function useCalendar(draft: BookingDraft) {
  const { t } = useTranslation('booking');
  const { salon, staff, change, choose } = useBooking();
  const { doers } = useOffers(draft);
  const today = salonDay(Date.now(), salon.timezone);
  const said = useSaid();
  const [message, setMessage] = useState<Message>();
  const [month, setMonth] = useState(
    monthOf(draft.selectedDate && draft.selectedDate >= today ? draft.selectedDate : today),
  );
  const steps = useSteps(draft);
  const free = useFreeTimes(draft, month, today);
  const isGone = free.isProfessionalGone || (staff !== undefined && isProfessionalGone(draft, doers));
  const [isLeaving, setIsLeaving] = useState(isGone);
  if (isGone && !isLeaving) setIsLeaving(true);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => {
      choose(draft);
      goTo(bookingPath(draft.salonId), { replace: true });
    }, BEFORE_LEAVING_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, draft, choose]);

  // The date of an old draft may be past.
  useEffect(() => {
    if (!draft.selectedDate || draft.selectedDate >= today) return;
    change({ ...draft, selectedDate: null, selectedTime: null });
    setMessage({ key: 'errors.pastDate' });
  }, [draft, today, change]);

  // Going back to the date gives up the time.
  useEffect(() => {
    if (steps.step === 'date' && draft.selectedTime) change({ ...draft, selectedTime: null });
  }, [steps.step, draft, change]);

  const checkout = useCheckout(draft, {
    say: setMessage,
    onTaken() {
      change({ ...draft, selectedTime: null });
      setMessage({ key: 'errors.slotTaken' });
      free.reload();
    },
    onProfessionalGone() {
      setMessage(undefined);
      setIsLeaving(true);
    },
  });

  return {
    ...steps,
    today,
    last: addDays(today, salon.booking_horizon_days),
    month,
    setMonth,
    free,
    checkout,
    message: said(message) || (isLeaving ? t('errors.professionalGoneBack') : ''),
    pickDate(date: string) {
      if (isLeaving) return setMessage({ key: 'errors.professionalFirst' });
      if (date < salonDay(Date.now(), salon.timezone)) return setMessage({ key: 'errors.pastDate' });
      setMessage(undefined);
      const isSame = date === draft.selectedDate;
      change({ ...draft, selectedDate: date, selectedTime: isSame ? draft.selectedTime : null });
      steps.forward('time');
    },
    pickTime(time: string) {
      setMessage(undefined);
      change({ ...draft, selectedTime: time });
      steps.forward('checkout');
    },
    back() {
      setMessage(undefined);
      steps.back();
    },
  };
}

/** The state of a history entry; `walked` if the entry before it is the previous step. */
type Entry = { step: Step; walked: boolean } | null;

/** The step, which the browser's back button changes, too, although the address stays. */
function useSteps(draft: BookingDraft) {
  const place = usePlace();
  const entry = place.state as Entry;
  const path = bookingPath(draft.salonId, 'calendario');
  const [step, setStep] = useState(() => stepOf(draft));
  const seen = useRef<typeof place>(undefined);

  useEffect(() => {
    if (seen.current === place) return;
    const isFirst = seen.current === undefined;
    seen.current = place;
    // At first the draft decides, later the history.
    if (isFirst)
      goTo(path, { replace: true, state: { step, walked: entry?.step === step && entry.walked } satisfies Entry });
    else if (entry) setStep(entry.step);
  }, [place, entry, path, step]);

  const reachable = reachableStep(draft, step);

  const show = (next: Step, how: { replace: boolean; walked: boolean }) =>
    goTo(path, { replace: how.replace, state: { step: next, walked: how.walked } satisfies Entry });

  // A draft that lost its date or time goes back, and so does the history.
  const left = useRef<typeof place>(undefined);
  useEffect(() => {
    if (entry?.step !== step || reachable === step || left.current === place) return;
    left.current = place;
    if (entry.walked) history.back();
    else goTo(path, { replace: true, state: { step: reachable, walked: false } satisfies Entry });
  }, [place, entry, step, reachable, path]);

  return {
    step: reachable,
    forward: (next: Step) => show(next, { replace: false, walked: true }),
    back() {
      if (entry?.walked) history.back();
      else show(STEPS[STEPS.indexOf(reachable) - 1] ?? 'date', { replace: true, walked: false });
    },
  };
}
