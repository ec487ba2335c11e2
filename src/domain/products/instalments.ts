import { type Cents, cents } from '#domain/shared/money.ts';
import { lastDay, monthOf, nextMonth } from '#domain/shared/period.ts';

export const MOST_INSTALMENTS = 12;

/** Even parts; the odd cents go to the first. */
export function instalmentValues(total: Cents, count: number): Cents[] {
  const part = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) => cents(index === 0 ? total - part * (count - 1) : part));
}

/** The same day of so many months in a row; in a month that is too short, its last day. */
export function monthlyDates(first: string, count: number): string[] {
  const day = first.slice(8);
  const dates: string[] = [];
  for (let month = monthOf(first); dates.length < count; month = nextMonth(month)) {
    const [wanted, last] = [`${month}-${day}`, lastDay(month)];
    dates.push(wanted < last ? wanted : last);
  }
  return dates;
}

/** Where nobody has said when: a month after the purchase. */
export function oneMonthLater(date: string): string {
  return monthlyDates(date, 2)[1] ?? date;
}

/** Of so many instalments: those that have a date keep it, the others follow monthly. */
export function datesFor(count: number, dates: readonly string[], first: string): string[] {
  return monthlyDates(dates[0] || first, count).map((date, index) => dates[index] ?? date);
}

/** The first has another date; the others follow it as long as nobody moved one of them. */
export function withFirstDate(dates: readonly string[], first: string): string[] {
  const [before = ''] = dates;
  const isMonthly = before !== '' && String(monthlyDates(before, dates.length)) === String(dates);
  return isMonthly && first !== '' ? monthlyDates(first, dates.length) : [first, ...dates.slice(1)];
}
