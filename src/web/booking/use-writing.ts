import { useTranslation } from 'react-i18next';
import { dateLocale, type Language } from '#domain/shared/countries.ts';
import { cents, formatMoney } from '#domain/shared/money.ts';
import { daysBetween, formatDate } from '#domain/shared/time.ts';
import { useBooking } from './salon-gate.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Money in the currency of the salon's country, all of it written as the visitor's language does. */
export function useWriting() {
  const { i18n } = useTranslation();
  const { salon } = useBooking();
  const language = i18n.language as Language;
  const written = (date: string, options: Intl.DateTimeFormatOptions) =>
    capitalised(
      new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: 'UTC' }).format(
        daysBetween('1970-01-01', date) * DAY_MS,
      ),
    );
  return {
    money: (amount: number) => formatMoney(cents(amount), { country: salon.country, language }),
    /** "Quarta-feira, 25/11/2026", or "Qua., 25/11/2026". */
    date: (date: string, weekday: 'long' | 'short' = 'long') =>
      `${written(date, { weekday })}, ${formatDate(date, language)}`,
    /** "25 de novembro" */
    dayOfMonth: (date: string) => written(date, { day: 'numeric', month: 'long' }),
    /** "Novembro 2026" */
    month: (date: string) => `${written(date, { month: 'long' })} ${date.slice(0, 4)}`,
    /** "Dom" */
    weekday: (date: string) => written(date, { weekday: 'short' }).replace('.', ''),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
