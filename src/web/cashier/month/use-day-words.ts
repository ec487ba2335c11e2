import { capital } from '#domain/shared/capital.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** How the days of the month are written. */
export function useDayWords() {
  const { t } = useTranslation('cashier');
  const { date, money } = useFormat();
  const today = useSalonToday();
  const locale = dateLocale(useLanguage());
  const named = (width: 'long' | 'short') => (day: string) => {
    const name = dateFormat(locale, { weekday: width, timeZone: 'UTC' }).format(Date.parse(day));
    return capital(name).replace('.', '');
  };
  return {
    date,
    weekday: (day: string) => {
      const weekday = named('long')(day);
      return day === today ? t('month.days.today', { weekday }) : weekday;
    },
    shortWeekday: named('short'),
    counts: ({ appointments, sales }: { appointments: number; sales: number }) =>
      [
        ...(appointments > 0 || sales === 0 ? [t('month.days.appointments', { count: appointments })] : []),
        ...(sales > 0 ? [t('month.days.sales', { count: sales })] : []),
      ].join(', '),
    amount: (amount: number) => money(cents(amount)),
  };
}
