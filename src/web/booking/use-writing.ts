import { formatDate } from '#domain/shared/time.ts';
import { writingFor } from '#web/ground/writing.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBooking } from './salon-gate.tsx';

export function useWriting() {
  const { t, language } = useTranslation('booking');
  const { salon } = useBooking();
  const { inside, written, ...writing } = writingFor(language, salon.country);
  return {
    ...writing,
    /** Null is a price to be agreed in the salon. */
    price: (amount: number | null) => (amount === null ? t('summary.priceOpen') : writing.money(amount)),
    /** "Quarta-feira, 25/11/2026", or "Qua., 25/11/2026". */
    date: (date: string, weekday: 'long' | 'short' = 'long') =>
      `${written(date, { weekday })}, ${formatDate(date, language)}`,
    /** "quarta-feira, 25/11/2026", as it stands inside a sentence. */
    dateInside: (date: string) => `${inside(date, { weekday: 'long' })}, ${formatDate(date, language)}`,
    /** "Dom" */
    weekday: (date: string, length: 'short' | 'long' = 'short') => written(date, { weekday: length }).replace('.', ''),
  };
}
