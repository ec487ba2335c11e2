import { dateLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { cents, formatMoney, moneyParts } from '#domain/shared/money.ts';
import { useSession } from '#web/ground/session.ts';
import { useLanguage } from '#web/ui/use-language.ts';

/** Money, shares and counts as reports write them. */
export function useAmounts() {
  const language = useLanguage();
  const { country } = useSession().profile;
  const locale = dateLocale(language);
  const compact = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const counts = numberFormat(locale);
  const percents = (digits: number) => {
    const format = numberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return (share: number) => format.format(share).replace('-', '−');
  };
  const wholePercent = percents(0);
  const written = (amount: number, bare: string) => (amount < 0 ? `−\u{A0}${bare}` : bare);
  const currency = moneyParts(cents(0), { country, language }).sign;
  const plain = (amount: number) => written(amount, moneyParts(cents(Math.abs(amount)), { country, language }).amount);
  return {
    /** "R$ 1.234,56", below zero with a minus that stands apart. */
    money: (amount: number) => written(amount, formatMoney(cents(Math.abs(amount)), { country, language })),
    /** "1.234,56": in a table whose head says the currency. */
    plain,
    /** What goes out: "− 998,10", and a plain zero. */
    less: (amount: number) => plain(-amount),
    /** "R$ 1,2 mil": beside the lines of a chart. */
    short: (amount: number) => written(amount, `${currency}\u{A0}${compact.format(Math.abs(amount) / 100)}`),
    /** "1,2 mil": above its bars, beside which the lines say the currency. */
    above: (amount: number) => written(amount, compact.format(Math.abs(amount) / 100)),
    currency,
    count: (count: number) => counts.format(count),
    /** "61,4%", of a share between 0 and 1. */
    percent: percents(1),
    wholePercent,
    /** "61%" of a whole; a dash where there is none. */
    share: (part: number, whole: number) => (whole > 0 ? wholePercent(part / whole) : '–'),
  };
}
