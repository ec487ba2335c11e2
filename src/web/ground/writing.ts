import { capital } from '#domain/shared/capital.ts';
import { type Country, dateLocale, type Language } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { cents, formatMoney } from '#domain/shared/money.ts';
import { daysBetween } from '#domain/shared/time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How pages without an account write: money in the currency of the salon's country, as the reader's language does there. */
export function writingFor(language: Language, country: Country) {
  /** As it stands inside a sentence. */
  const inside = (date: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLocale(language), { ...options, timeZone: 'UTC' }).format(daysBetween('1970-01-01', date) * DAY_MS);
  const written = (date: string, options: Intl.DateTimeFormatOptions) => capital(inside(date, options));
  return {
    inside,
    written,
    money: (amount: number) => formatMoney(cents(amount), { country, language }),
    /** "Quarta-feira, 25 de novembro" */
    dayOfMonth: (date: string) => written(date, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** "Novembro de 2026" */
    month: (date: string) => written(date, { month: 'long', year: 'numeric' }),
  };
}
