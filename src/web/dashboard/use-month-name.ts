import { useTranslation } from 'react-i18next';
import { dateLocale, type Language } from '#domain/shared/countries.ts';

/** "novembro", of any day in it. */
export function useMonthName(): (date: string) => string {
  const { i18n } = useTranslation();
  const names = new Intl.DateTimeFormat(dateLocale(i18n.resolvedLanguage as Language), {
    month: 'long',
    timeZone: 'UTC',
  });
  return (date) => names.format(Date.parse(date));
}
