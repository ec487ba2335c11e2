import { ArrowLeft } from 'lucide-react';
import { bookingPath } from '#contract/paths.ts';
import { type BookingDraft, isReadyForCalendar, type Step } from '#domain/booking/draft.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { BookingFrame, WithSummary } from './booking-frame.tsx';
import { CalendarSummary } from './calendar-summary.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { DateStep } from './date-step.tsx';
import { Notice } from './notice.tsx';
import { goTo, Redirect } from './place.ts';
import { useBooking } from './salon-gate.tsx';
import { ServicesNews } from './services-news.tsx';
import { TimeStep } from './time-step.tsx';
import { useCalendar } from './use-calendar.ts';

/** Date, time, checkout. If a service or the professional is missing, leads back to the services. */
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
        {step === 'date' && <DateStep chosen={draft.selectedDate} calendar={calendar} />}
        {step === 'time' && (
          <TimeStep draft={draft} free={free} onPick={calendar.pickTime} onOtherDate={calendar.back} />
        )}
        {step === 'checkout' && <CheckoutForm draft={draft} checkout={calendar.checkout} />}
      </WithSummary>
    </BookingFrame>
  );
}

function CalendarBack({ step, onBack }: { step: Step; onBack: () => void }) {
  const { t } = useTranslation('booking');
  const { salonId } = useBooking();
  const toServices = () => goTo(bookingPath(salonId));
  return (
    <div className="-mx-4 -mt-2 -mb-2 flex flex-wrap items-center justify-between gap-x-2">
      {step === 'date' ? (
        <Button variant="ghost" icon={ArrowLeft} onClick={toServices}>
          {t('calendar.changeServices')}
        </Button>
      ) : (
        <>
          <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
            {t('calendar.back')}
          </Button>
          <Button variant="ghost" onClick={toServices} className="text-brand-text!">
            {t('calendar.changeServices')}
          </Button>
        </>
      )}
    </div>
  );
}
