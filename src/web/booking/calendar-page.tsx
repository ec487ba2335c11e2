import { useTranslation } from 'react-i18next';
import { bookingPath } from '#contract/paths.ts';
import { type BookingDraft, isReadyForCalendar } from '#domain/booking/draft.ts';
import { BookingFrame, WithSummary } from './booking-frame.tsx';
import { CalendarBack } from './calendar-back.tsx';
import { CalendarSummary } from './calendar-summary.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { DateStep } from './date-step.tsx';
import { Notice } from './notice.tsx';
import { Redirect } from './place.ts';
import { useBooking } from './salon-gate.tsx';
import { ServicesNews } from './services-news.tsx';
import { TimeStep } from './time-step.tsx';
import { useCalendar } from './use-calendar.ts';

/** Date, time, checkout. Without services and a professional there is nothing to choose a time for; what is gone is chosen anew. */
export function CalendarPage() {
  const { salonId, draft, news } = useBooking();
  if (!draft || !isReadyForCalendar(draft) || news.gone.length > 0) return <Redirect to={bookingPath(salonId)} />;
  return <Calendar draft={draft} />;
}

function Calendar({ draft }: { draft: BookingDraft }) {
  const { t } = useTranslation('booking');
  const calendar = useCalendar(draft);
  const { step, message, free } = calendar;
  return (
    <BookingFrame title={t(`titles.${step}`)} step={step}>
      <WithSummary
        above={<CalendarBack step={step} onBack={calendar.back} />}
        summary={<CalendarSummary draft={draft} calendar={calendar} />}
      >
        <ServicesNews />
        <Notice>{message}</Notice>
        {step === 'date' && (
          <DateStep
            free={free}
            month={calendar.month}
            today={calendar.today}
            last={calendar.last}
            chosen={draft.selectedDate}
            onMonth={calendar.setMonth}
            onPick={calendar.pickDate}
          />
        )}
        {step === 'time' && (
          <TimeStep draft={draft} free={free} onPick={calendar.pickTime} onOtherDate={calendar.back} />
        )}
        {step === 'checkout' && <CheckoutForm draft={draft} checkout={calendar.checkout} />}
      </WithSummary>
    </BookingFrame>
  );
}
