import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { useLanguage } from './use-language.ts';

/** "novembro", of any day in it or of the month itself. */
export function useMonthName(): (date: string) => string {
  const names = dateFormat(dateLocale(useLanguage()), { month: 'long', timeZone: 'UTC' });
  return (date) => names.format(Date.parse(date));
}
