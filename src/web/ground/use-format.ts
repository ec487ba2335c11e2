import { useMemo } from 'react';
import { dateLocale, numberLocale } from '#domain/shared/countries.ts';
import { dateFormat, numberFormat } from '#domain/shared/formatters.ts';
import { type Cents, formatMoney } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { formatDate, formatLongDate, longDateInside } from '#domain/shared/time.ts';
import { usePlace } from '#web/ui/use-place.ts';
import { useSession } from './session.ts';

/** Writes money, dates and moments as the salon's country, language and time zone do. */
export function useFormat() {
  const { timezone } = useSession().profile;
  const place = usePlace();
  return useMemo(() => {
    const { language } = place;
    const moments = dateFormat(dateLocale(language), {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: timezone,
    });
    const percents = numberFormat(numberLocale(place), {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return {
      money: (amount: Cents) => formatMoney(amount, place),
      date: (date: string) => formatDate(date, language),
      longDate: (date: string) => formatLongDate(date, language),
      longDateInside: (date: string) => longDateInside(date, language),
      /** One decimal, as commissions are shown. */
      percent: (value: number) => percents.format(roundTo(value, 1) / 100),
      moment: (iso: string) => moments.format(new Date(iso)),
    };
  }, [place, timezone]);
}
