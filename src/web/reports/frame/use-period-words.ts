import { isWholeMonths } from '#domain/reports/report-period.ts';
import { capital } from '#domain/shared/capital.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { type DayRange, monthOf } from '#domain/shared/period.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** "Junho a novembro de 2026", "outubro de 2026", "2026", "02/11/2026 a 08/11/2026": as somebody would say it. */
export function usePeriodWords() {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const locale = dateLocale(useLanguage());
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(Date.parse(day));
  };
  const monthAndYear = written({ month: 'long', year: 'numeric' });
  const month = written({ month: 'long' });

  function words({ first, last }: DayRange): string {
    const isOneYear = first.slice(0, 4) === last.slice(0, 4);
    if (!isWholeMonths({ first, last })) {
      return first === last ? date(first) : t('frame.fromTo', { from: date(first), to: date(last) });
    }
    if (monthOf(first) === monthOf(last)) return monthAndYear(first);
    if (isOneYear && first.endsWith('-01-01') && last.endsWith('-12-31')) return first.slice(0, 4);
    return t('frame.fromTo', { from: isOneYear ? month(first) : monthAndYear(first), to: monthAndYear(last) });
  }

  const full = (month: string) => capital(monthAndYear(`${month}-01`));
  const short = (month: string) => capital(written({ month: 'short' })(`${month}-01`).replace('.', ''));

  return {
    words,
    /** At the beginning of a line. */
    title: (range: DayRange) => capital(words(range)),
    /** "Junho a novembro": in a corner where the year is plain. */
    months: ({ first, last }: DayRange) => capital(t('frame.fromTo', { from: month(first), to: month(last) })),
    /** "Jun", under a bar. */
    shortMonth: short,
    monthName: (of: string) => capital(month(`${of}-01`)),
    monthAndYear: full,
    /** A bar of a chart with one for each month. */
    monthBar: (month: string, values: number[]) => ({ label: short(month), name: full(month), values }),
  };
}
