import { Calendar, Clock, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { CHECKOUT_FORM } from './checkout-form.tsx';
import { MissingHint, NextButton } from './next-button.tsx';
import { useBooking, useProfessionalName } from './salon-gate.tsx';
import { Summary } from './summary.tsx';
import { endOf } from './time-step.tsx';
import type { useCalendar } from './use-calendar.ts';
import { useOffers } from './use-offers.ts';
import { useWriting } from './use-writing.ts';

type Props = { draft: BookingDraft; calendar: ReturnType<typeof useCalendar> };

/** The summary with its button. Choosing continues by itself; "next" is for visitors who came back. */
export function CalendarSummary({ draft, calendar }: Props) {
  const { t } = useTranslation('booking');
  const write = useWriting();
  const hint = useId();
  const { staff = [] } = useBooking();
  const { step, free, checkout, pickDate, pickTime } = calendar;
  const { selectedDate, selectedTime, selectedServices, totalDuration } = draft;
  const { isInTurns, total } = useOffers(draft);
  const named = useProfessionalName(draft.selectedProfessionalId);
  const professional = isInTurns ? t('professional.several') : named;
  const range = selectedTime && t('summary.range', { start: selectedTime, end: endOf(selectedTime, totalDuration) });
  const chosen = staff.find(({ id }) => id === draft.selectedProfessionalId);
  const count = t('summary.with', { count: selectedServices.length, professional });
  const day = selectedDate && write.date(selectedDate, 'short');

  const heading = (
    <>
      {step !== 'date' && selectedDate && <Line icon={<Calendar {...icon} />}>{write.date(selectedDate)}</Line>}
      {range && <Line icon={<Clock {...icon} />}>{range}</Line>}
      <Line icon={chosen ? <Avatar size="sm" name={chosen.nome} tone={toneOf(chosen.color)} /> : <Users {...icon} />}>
        {professional}
      </Line>
    </>
  );
  if (step === 'checkout') {
    return (
      <Summary draft={draft} heading={heading}>
        <Button
          type="submit"
          form={CHECKOUT_FORM}
          variant="primary"
          size="lg"
          block
          blocked={!checkout.canConfirm}
          aria-describedby={checkout.canConfirm ? undefined : hint}
          loading={checkout.isBusy}
        >
          {t('checkout.confirm')}
        </Button>
        <MissingHint id={hint}>{checkout.canConfirm ? undefined : t('errors.required')}</MissingHint>
      </Summary>
    );
  }
  const times = free.days?.get(selectedDate ?? '') ?? [];
  const brief = range && day ? { main: range, small: day } : { main: day ?? total, small: count };
  return (
    <Summary draft={draft} heading={heading} brief={brief}>
      {step === 'date' ? (
        <NextButton
          missing={selectedDate && times.length > 0 ? undefined : t('titles.date')}
          onClick={() => selectedDate && times.length > 0 && pickDate(selectedDate)}
        />
      ) : (
        <NextButton
          missing={selectedTime && times.includes(selectedTime) ? undefined : t('titles.time')}
          onClick={() => selectedTime && times.includes(selectedTime) && pickTime(selectedTime)}
        />
      )}
    </Summary>
  );
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 text-brand-text' } as const;

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 font-medium">
      <span className="grid w-6 flex-none place-items-center">{icon}</span>
      <span className="min-w-0 wrap-anywhere tabular-nums">{children}</span>
    </p>
  );
}
