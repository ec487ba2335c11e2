import { useTranslation } from 'react-i18next';
import { capital } from '#domain/shared/capital.ts';
import { dateLocale, type Language } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { cents, formatMoney } from '#domain/shared/money.ts';
import { daysBetween, formatDate } from '#domain/shared/time.ts';
import { useBooking } from './salon-gate.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Money in the currency of the salon's country, written as the visitor's language does there. */
export function useWriting() {
  const { i18n } = useTranslation();
  const { salon } = useBooking();
  const language = i18n.language as Language;
  const inside = (date: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLocale(language), { ...options, timeZone: 'UTC' }).format(daysBetween('1970-01-01', date) * DAY_MS);
  const written = (date: string, options: Intl.DateTimeFormatOptions) => capital(inside(date, options));
  return {
    money: (amount: number) => formatMoney(cents(amount), { country: salon.country, language }),
    /** "Quarta-feira, 25/11/2026", or "Qua., 25/11/2026". */
    date: (date: string, weekday: 'long' | 'short' = 'long') =>
      `${written(date, { weekday })}, ${formatDate(date, language)}`,
    /** "quarta-feira, 25/11/2026", as it stands inside a sentence. */
    dateInside: (date: string) => `${inside(date, { weekday: 'long' })}, ${formatDate(date, language)}`,
    /** "Quarta-feira, 25 de novembro" */
    dayOfMonth: (date: string) => written(date, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** "Novembro de 2026" */
    month: (date: string) => written(date, { month: 'long', year: 'numeric' }),
    /** "Dom" */
    weekday: (date: string, length: 'short' | 'long' = 'short') => written(date, { weekday: length }).replace('.', ''),
  };
}
