import { useMemo } from 'react';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { cents, moneyParts } from '#domain/shared/money.ts';
import { formatDate } from '#domain/shared/time.ts';
import { writingFor } from '#web/ground/writing.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useSession } from './session.ts';

export function useWriting() {
  const { language } = useTranslation();
  const { country } = useSession().link;
  return useMemo(() => {
    const { inside, written, ...writing } = writingFor(language, country);
    const percents = numberFormat(numberLocale({ country, language }), { style: 'percent', maximumFractionDigits: 2 });
    return {
      ...writing,
      /** Without the currency's sign. */
      amount: (amount: number) => moneyParts(cents(amount), { country, language }).amount,
      percent: (percent: number) => percents.format(percent / 100),
      date: (date: string) => formatDate(date, language),
      /** "Terça-feira, 17/11" */
      shortDay: (date: string) => `${written(date, { weekday: 'long' })}, ${formatDate(date, language).slice(0, 5)}`,
      /** "novembro", as it stands inside a sentence. */
      monthInside: (date: string) => inside(date, { month: 'long' }),
    };
  }, [language, country]);
}
