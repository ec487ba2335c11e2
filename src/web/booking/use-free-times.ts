import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { firstDay, monthOf } from '#domain/booking/month.ts';
import { freeTimes } from './calls.ts';

export type FreeTimes = {
  /** Free starts of each day that has any; undefined while they are on their way, or could not be had. */
  days: ReadonlyMap<string, string[]> | undefined;
  error: string | undefined;
  reload: () => void;
};

type Loaded = { question: string; days?: Map<string, string[]>; error?: string; isProfessionalGone?: boolean };

/** One request brings all free times of a month, from today on. */
export function useFreeTimes(draft: BookingDraft, month: string, today: string) {
  const { t } = useTranslation('booking');
  const [loaded, setLoaded] = useState<Loaded>();
  const [round, setRound] = useState(0);
  const { salonId, selectedProfessionalId: professionalId = null, totalDuration: serviceDurationMinutes } = draft;
  const date = monthOf(today) === month ? today : firstDay(month);
  const question = [salonId, professionalId, serviceDurationMinutes, date, round].join();

  useEffect(() => {
    let isWanted = true;
    freeTimes({ salonId, professionalId, date, serviceDurationMinutes, daysAhead: -1 }).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) return setLoaded({ question, days: answer.value });
      // Only a visitor who asks too often is told why: the other reasons are not for them.
      const error = answer.code === 'TOO_MANY_TRIES' ? answer.sentence : undefined;
      setLoaded({
        question,
        error: error ?? t('errors.slots'),
        isProfessionalGone: answer.code === 'PROFESSIONAL_GONE',
      });
    });
    return () => {
      isWanted = false;
    };
  }, [question, salonId, professionalId, date, serviceDurationMinutes, t]);

  const current = loaded?.question === question ? loaded : undefined;
  return {
    days: current?.days,
    error: current?.isProfessionalGone ? undefined : current?.error,
    isProfessionalGone: current?.isProfessionalGone ?? false,
    reload: () => setRound(round + 1),
  };
}
