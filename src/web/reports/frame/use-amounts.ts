import { numberLocale } from '#domain/shared/countries.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { MINUS, numberFormat } from '#domain/shared/formatters.ts';
import { cents, formatMoney, formatShortMoney, moneyParts } from '#domain/shared/money.ts';
import { usePlace } from '#web/ui/use-place.ts';

/** Money, shares and counts as reports write them. */
export function useAmounts() {
  const place = usePlace();
  const locale = numberLocale(place);
  const compact = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const counts = numberFormat(locale);
  const percents = (digits: number) => {
    const format = numberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return (share: number) => format.format(share);
  };
  const wholePercent = percents(0);
  const currency = moneyParts(cents(0), place).sign;
  const written = (amount: number, size: string) => (amount < 0 ? `${MINUS}\u{A0}${size}` : size);
  const plain = (amount: number) => moneyParts(cents(amount), place).amount;
  return {
    money: (amount: number) => formatMoney(cents(amount), place),
    /** "1.234,56": in a table whose head says the currency. */
    plain,
    /** What goes out, with its minus; a plain zero has none. */
    less: (amount: number) => plain(-amount),
    /** "R$ 1,2 mil": beside the lines of a chart. */
    short: (amount: number) => formatShortMoney(cents(amount), place),
    /** "1,2 mil": above its bars, beside which the lines say the currency. */
    above: (amount: number) => written(amount, compact.format(Math.abs(amount) / 100)),
    currency,
    count: (count: number) => counts.format(count),
    /** "1.310h", "67h 30min". */
    duration: (minutes: number) => formatDuration(minutes, (hours) => counts.format(hours)),
    /** "61,4%", of a share between 0 and 1. */
    percent: percents(1),
    wholePercent,
    /** "61%" of a whole; a dash where there is none. */
    share: (part: number, whole: number) => (whole > 0 ? wholePercent(part / whole) : '–'),
    /** "+3". */
    signed: (amount: number) => numberFormat(locale, { signDisplay: 'exceptZero' }).format(amount),
    /** "+4,2%". */
    signedPercent: (share: number, maximumFractionDigits: number) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits, signDisplay: 'exceptZero' }).format(share),
  };
}
