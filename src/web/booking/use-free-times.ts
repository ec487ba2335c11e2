import { useEffect, useState } from 'react';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { firstDay, monthOf } from '#domain/shared/period.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { freeTimes, type Refusal } from './calls.ts';

export type FreeTimes = {
  /** Undefined while loading, or if that failed. */
  days: ReadonlyMap<string, string[]> | undefined;
  error: string | undefined;
  reload: () => void;
};

type Loaded = { question: string; days?: Map<string, string[]>; refusal?: Refusal };

/** All free times of a month from today on, in one call. */
export function useFreeTimes(draft: BookingDraft, month: string, today: string) {
  const { t } = useTranslation('booking');
  const [loaded, setLoaded] = useState<Loaded>();
  const [round, setRound] = useState(0);
  const { salonId, selectedProfessionalId: professionalId = null, totalDuration: serviceDurationMinutes } = draft;
  const date = monthOf(today) === month ? today : firstDay(month);
  const services = draft.selectedServices.map(({ id }) => id).join();
  const question = [salonId, professionalId, serviceDurationMinutes, services, date, round].join();

  useEffect(() => {
    let isWanted = true;
    const serviceIds = services.split(',');
    freeTimes({ salonId, professionalId, date, serviceDurationMinutes, serviceIds, daysAhead: -1 }).then((answer) => {
      if (!isWanted) return;
      setLoaded(answer.ok ? { question, days: answer.value } : { question, refusal: answer });
    });
    return () => {
      isWanted = false;
    };
  }, [question, salonId, professionalId, date, serviceDurationMinutes, services]);

  const current = loaded?.question === question ? loaded : undefined;
  const isProfessionalGone = current?.refusal?.code === 'PROFESSIONAL_GONE';
  return {
    days: current?.days,
    error: current?.refusal && !isProfessionalGone ? sentenceOf(current.refusal) : undefined,
    isProfessionalGone,
    reload: () => setRound(round + 1),
  };

  // The only reason that matters to a visitor is too many tries.
  function sentenceOf({ code, sentence }: Refusal): string {
    return (code === 'TOO_MANY_TRIES' && sentence) || t('errors.slots');
  }
}
