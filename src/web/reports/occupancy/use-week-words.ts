import type { HourOfWeek } from '#contract/reports/occupancy.ts';
import { capital } from '#domain/shared/capital.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** The days of the week, 0 a Sunday, and their hours. */
export function useWeekWords() {
  const { t } = useTranslation('reports');
  const locale = dateLocale(useLanguage());
  const named = (style: 'long' | 'short') => {
    const format = dateFormat(locale, { weekday: style, timeZone: 'UTC' });
    // 2023 began on a Sunday.
    return (weekday: number) => capital(format.format(Date.UTC(2023, 0, 1 + weekday)).replace('.', ''));
  };
  const weekday = named('long');
  /** "Terça", where the word stands at the head of a row. */
  const weekdayName = (day: number) => weekday(day).replace(/-feira$/, '');
  return {
    /** "Terça-feira". */
    weekday,
    weekdayName,
    /** "Ter". */
    shortWeekday: named('short'),
    /** "8h". */
    hour: (hour: number) => t('occupancy.hour', { hour }),
    /** "Sábado, 10h às 11h". */
    span: ({ weekday, hour }: Pick<HourOfWeek, 'weekday' | 'hour'>) =>
      t('occupancy.span', { weekday: weekdayName(weekday), from: hour, to: hour + 1 }),
  };
}
