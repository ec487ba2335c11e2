import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '#contract/paths.ts';
import { type BookingDraft, isProfessionalGone, withProfessional } from '#domain/booking/draft.ts';
import { salonDay } from '#domain/booking/salon-clock.ts';
import { monthOf } from '#domain/shared/period.ts';
import { addDays } from '#domain/shared/time.ts';
import { goTo } from './place.ts';
import { useBooking } from './salon-gate.tsx';
import { type Message, useCheckout, useSaid } from './use-checkout.ts';
import { useFreeTimes } from './use-free-times.ts';
import { useSteps } from './use-steps.ts';

const BEFORE_LEAVING_MS = 3_000;

/** The state of the page: which step, which month, what is free, and what has to be said. */
export function useCalendar(draft: BookingDraft) {
  const { t } = useTranslation('booking');
  const { salon, staff, change } = useBooking();
  const today = salonDay(Date.now(), salon.timezone);
  const said = useSaid();
  const [message, setMessage] = useState<Message>();
  const [month, setMonth] = useState(
    monthOf(draft.selectedDate && draft.selectedDate >= today ? draft.selectedDate : today),
  );
  const steps = useSteps(draft);
  const free = useFreeTimes(draft, month, today);
  const isGone = free.isProfessionalGone || (staff !== undefined && isProfessionalGone(draft, staff));
  const [isLeaving, setIsLeaving] = useState(isGone);
  if (isGone && !isLeaving) setIsLeaving(true);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => {
      change(withProfessional(draft));
      goTo(bookingPath(draft.salonId), { replace: true });
    }, BEFORE_LEAVING_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, draft, change]);

  // The day of a draft from yesterday.
  useEffect(() => {
    if (!draft.selectedDate || draft.selectedDate >= today) return;
    change({ ...draft, selectedDate: null, selectedTime: null });
    setMessage({ key: 'errors.pastDate' });
  }, [draft, today, change]);

  // The day is chosen anew: whoever goes back to it gives the time up.
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
