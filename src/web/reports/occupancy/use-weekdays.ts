import { useMemo } from 'react';
import { capital } from '#domain/shared/capital.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** The days of the week, 0 a Sunday, in the reader's language. */
export function useWeekdays() {
  const language = useLanguage();
  return useMemo(() => {
    const weekdays = (style: 'long' | 'short') => {
      const format = dateFormat(dateLocale(language), { weekday: style, timeZone: 'UTC' });
      // 2023 began on a Sunday.
      return (weekday: number) => capital(format.format(Date.UTC(2023, 0, 1 + weekday)).replace('.', ''));
    };
    const long = weekdays('long');
    return {
      /** "Terça-feira". */
      weekday: long,
      /** "Terça", where the word stands at the head of a row. */
      weekdayName: (weekday: number) => long(weekday).replace(/-feira$/, ''),
      /** "Ter". */
      shortWeekday: weekdays('short'),
    };
  }, [language]);
}
