import type { StatementEntry } from '#contract/commissions/operations.ts';
import { isEarning, isTip } from '#domain/commissions/statement.ts';
import { dateLocale, numberLocale } from '#domain/shared/countries.ts';
import { dateFormat, numberFormat } from '#domain/shared/formatters.ts';
import { type DayRange, firstDay, lastDay, monthOf } from '#domain/shared/period.ts';
import { formatTime, salonNow } from '#domain/shared/time.ts';
import { useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useAmounts } from '#web/reports/frame/use-amounts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { usePlace } from '#web/ui/use-place.ts';

/** How days, moments, amounts and percentages are written on this page. */
export function useWords() {
  const { t } = useTranslation('commissions');
  const { date } = useFormat();
  const { money } = useAmounts();
  const { timezone } = useSession().profile;
  const place = usePlace();
  const locale = dateLocale(place.language);
  const months = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const percents = numberFormat(numberLocale(place), { style: 'percent', maximumFractionDigits: 2 });
  const shortDays = dateFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  const days = ({ first, last }: DayRange) =>
    first === last ? date(first) : t('range', { start: date(first), end: date(last) });
  return {
    date,
    /** "14/11", where the year is plain. */
    shortDate: (day: string) => shortDays.format(Date.parse(day)),
    money,
    /** "40%", "12,5%". */
    percent: (percent: number) => percents.format(percent / 100),
    /** "01/11/2026 a 17/11/2026". */
    days,
    /** "Outubro de 2026", or the days where they are no month. */
    period: ({ first, last }: DayRange) => {
      const month = monthOf(first);
      if (first !== firstDay(month) || last !== lastDay(month)) return days({ first, last });
      const name = months.format(Date.parse(first));
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    /** When something was done, by the salon's clock. */
    moment: (iso: string) => {
      const { date: day, minutes } = salonNow(Temporal.Instant.from(iso), timezone);
      return { date: date(day), time: formatTime(minutes) };
    },
  };
}

/** What a line of a statement is called, and what else is known of it. */
export function useEntryWords() {
  const { t } = useTranslation('commissions');
  return {
    title: ({ movement, service_name }: StatementEntry) =>
      isTip(movement)
        ? t('statement.tip')
        : isEarning(movement)
          ? service_name || t('statement.noService')
          : t(`statement.${movement}`),
    /** Of an advance or a settlement its note, else the client. */
    detail: ({ movement, description, client_name }: StatementEntry) =>
      isEarning(movement) ? client_name : description,
  };
}
