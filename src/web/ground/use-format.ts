import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale, type Language } from '#domain/shared/countries.ts';
import { dateFormat, numberFormat } from '#domain/shared/formatters.ts';
import { type Cents, formatMoney } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { formatDate, formatLongDate, longDateInside } from '#domain/shared/time.ts';
import { useSession } from './session.ts';

/** Writes money, dates and moments as the salon's country, language and time zone do. */
export function useFormat() {
  const { i18n } = useTranslation();
  const { profile } = useSession();
  const language = (i18n.resolvedLanguage ?? 'pt') as Language;
  return useMemo(() => {
    const moments = dateFormat(dateLocale(language), {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: profile.timezone,
    });
    const percents = numberFormat(dateLocale(language), {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return {
      money: (amount: Cents) => formatMoney(amount, { country: profile.country, language }),
      date: (date: string) => formatDate(date, language),
      longDate: (date: string) => formatLongDate(date, language),
      longDateInside: (date: string) => longDateInside(date, language),
      /** One decimal, as commissions are shown. */
      percent: (value: number) => percents.format(roundTo(value, 1) / 100),
      moment: (iso: string) => moments.format(new Date(iso)),
    };
  }, [language, profile.country, profile.timezone]);
}
