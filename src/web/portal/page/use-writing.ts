import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale, type Language, numberLocale } from '#domain/shared/countries.ts';
import { dateFormat, numberFormat } from '#domain/shared/formatters.ts';
import { cents, formatMoney, moneyParts } from '#domain/shared/money.ts';
import { daysBetween, formatDate } from '#domain/shared/time.ts';
import { useSession } from './session.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Money in the currency of the salon's country, written as the reader's language does there. */
export function useWriting() {
  const { i18n } = useTranslation();
  const { country } = useSession().link;
  const language = i18n.language as Language;
  return useMemo(() => {
    const locale = dateLocale(language);
    const written = (date: string, options: Intl.DateTimeFormatOptions) =>
      dateFormat(locale, { ...options, timeZone: 'UTC' }).format(daysBetween('1970-01-01', date) * DAY_MS);
    const percents = numberFormat(numberLocale({ country, language }), { style: 'percent', maximumFractionDigits: 2 });
    return {
      money: (amount: number) => formatMoney(cents(amount), { country, language }),
      /** Without the currency's sign. */
      amount: (amount: number) => moneyParts(cents(amount), { country, language }).amount,
      percent: (percent: number) => percents.format(percent / 100),
      date: (date: string) => formatDate(date, language),
      /** "Terça-feira, 17 de novembro" */
      day: (date: string) => capitalised(written(date, { weekday: 'long', day: 'numeric', month: 'long' })),
      /** "Terça-feira, 17/11" */
      shortDay: (date: string) =>
        `${capitalised(written(date, { weekday: 'long' }))}, ${formatDate(date, language).slice(0, 5)}`,
      /** "novembro", as it stands inside a sentence. */
      monthInside: (date: string) => written(date, { month: 'long' }),
      /** "Novembro de 2026" */
      month: (date: string) => capitalised(written(date, { month: 'long', year: 'numeric' })),
    };
  }, [language, country]);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
