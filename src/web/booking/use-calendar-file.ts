import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFile } from '#domain/booking/ics.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import type { Receipt } from './receipt.ts';
import { useBooking } from './salon-gate.tsx';
import { endOf } from './time-step.tsx';

/** The address of a file with what was booked, for the visitor's own calendar. */
export function useCalendarFile(receipt: Receipt): string | undefined {
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
