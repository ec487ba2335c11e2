import { CalendarPlus, Check, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { bookingPath } from '#contract/paths.ts';
import { calendarFile } from '#domain/booking/ics.ts';
import { displayPhone, whatsappLink } from '#domain/shared/phone.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { keptReceipt, type Receipt } from './kept.ts';
import { goTo, Redirect } from './place.ts';
import { SalonContact } from './salon-contact.tsx';
import { useBooking } from './salon-gate.tsx';
import { endOf } from './time-step.tsx';
import { useOffers } from './use-offers.ts';
import { useWriting } from './use-writing.ts';

/** What was booked last in this window; without a booking, leads to the services. */
export function SuccessPage() {
  const { salonId } = useBooking();
  const [receipt] = useState(() => keptReceipt(salonId));
  return receipt ? <Success receipt={receipt} /> : <Redirect to={bookingPath(salonId)} />;
}

function Success({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('booking');
  const { salonId, salon, forgetDraft } = useBooking();
  const write = useWriting();
  const [mayClose, setMayClose] = useState(false);
  const calendarFile = useCalendarFile(receipt);

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function again() {
    forgetDraft();
    goTo(bookingPath(salonId));
  }

  function close() {
    // A script can only close windows that a script opened; in others the visitor is told that all is done.
    window.close();
    setMayClose(true);
  }

  const { selectedDate: date, selectedTime: time } = receipt.booked;
  const greeting =
    date && time
      ? `?text=${encodeURIComponent(t('success.whatsappText', { date: write.dateInside(date), time }))}`
      : '';
  return (
    <BookingFrame title={t('success.title')}>
      <main className="mx-auto grid max-w-[560px] gap-4 p-4 md:py-8">
        <section className="grid justify-items-center gap-1 px-2 py-4 text-center">
          <span className="mb-3 grid size-14 place-items-center rounded-full bg-success-bg text-success-text">
            <Check aria-hidden strokeWidth={2} className="size-7" />
          </span>
          <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold text-balance outline-none">
            {t('success.title')}
          </h2>
          <p className="text-muted">{t('success.text', { salon: salon.business_name })}</p>
        </section>
        <SuccessDetails receipt={receipt} />
        <SalonContact />
        <section className="rounded-card border border-divider bg-surface p-4 shadow-1 md:p-6">
          <h3 className="mb-3 font-semibold">{t('success.nextSteps')}</h3>
          <ol className="grid gap-3 text-sm">
            {nextSteps.map((step, index) => (
              <li key={step} className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-6 flex-none place-items-center rounded-full bg-brand-tint-strong text-13 font-semibold text-brand-text"
                >
                  {index + 1}
                </span>
                {t(`success.${step}`)}
              </li>
            ))}
          </ol>
        </section>
        <div className="grid gap-3">
          {calendarFile && (
            <ButtonLink block size="lg" icon={CalendarPlus} href={calendarFile} download={t('success.calendarFile')}>
              {t('success.calendar')}
            </ButtonLink>
          )}
          {salon.phone && (
            <ButtonLink
              block
              size="lg"
              icon={MessageCircle}
              href={whatsappLink(salon.phone) + greeting}
              target="_blank"
              rel="noopener"
              className="text-whatsapp"
            >
              {t('success.whatsapp')}
            </ButtonLink>
          )}
          <Button block variant="primary" size="lg" onClick={again}>
            {t('success.again')}
          </Button>
          <Button block variant="ghost" size="lg" onClick={close}>
            {t('success.close')}
          </Button>
          <p role="status" className="text-center text-sm text-muted">
            {mayClose && t('success.mayClose')}
          </p>
        </div>
      </main>
    </BookingFrame>
  );
}

const nextSteps = ['wait', 'early', 'document'] as const;

function SuccessDetails({ receipt: { booked, professional } }: { receipt: Receipt }) {
  const { t } = useTranslation('booking');
  const { date } = useWriting();
  const { isInTurns, priceOf, total } = useOffers(booked);
  const { selectedDate, selectedTime, selectedServices, totalDuration } = booked;
  return (
    <dl className="grid gap-2 rounded-card border border-divider bg-surface p-4 text-sm shadow-1 md:px-6">
      <Row label={t('steps.date')} value={selectedDate && date(selectedDate)} />
      <Row
        label={t('steps.time')}
        value={selectedTime && t('summary.range', { start: selectedTime, end: endOf(selectedTime, totalDuration) })}
      />
      <Row
        label={t('professional.label')}
        value={professional ?? t(isInTurns ? 'professional.several' : 'professional.any')}
      />
      {selectedServices.map((service) => (
        <Row key={service.id} label={service.name} value={priceOf(service)} />
      ))}
      <Row label={t('summary.total')} value={total} strong />
    </dl>
  );
}

function Row({ label, value, strong }: { label: string; value: string | null; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'border-t border-divider pt-2 text-base font-semibold' : 'font-medium'}`}
    >
      <dt className={strong ? '' : 'font-normal text-muted'}>{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere tabular-nums">{value}</dd>
    </div>
  );
}

/** The address of a calendar file with the booking. */
function useCalendarFile(receipt: Receipt): string | undefined {
  const { t } = useTranslation('booking');
  const { salon } = useBooking();
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const { selectedDate: date, selectedTime: start, selectedServices, totalDuration } = receipt.booked;
    if (!date || !start) return;
    const services = selectedServices.map(({ name }) => name).join(', ');
    const phone = salon.phone ? displayPhone(salon.phone) : undefined;
    const text = calendarFile({
      id: receipt.appointmentId,
      date,
      start,
      end: endOf(start, totalDuration),
      zone: salon.timezone,
      title: t('success.calendarTitle', { services, salon: salon.business_name }),
      // Most calendars show the description, few the contact.
      description: [receipt.professional ?? t('professional.any'), phone].filter(Boolean).join('\n'),
      location: salon.address,
      contact: phone,
      writtenAt: Date.now(),
    });
    const made = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [receipt, salon, t]);

  return address;
}
