/**
 * A date is 'YYYY-MM-DD' to the program and day first to people, whatever the language: salons write it so, and the
 * placeholder says it. Both forms may be typed, and eight digits too, because a phone's number pad has no slash.
 */
const dayFirst = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

export function readDate(text: string): string | null {
  const typed = text.trim();
  const day = dayFirst.exec(typed) ?? digitsOnly.exec(typed);
  if (day) return calendarDate(Number(day[3]), Number(day[2]), Number(day[1]));
  const year = yearFirst.exec(typed);
  return year ? calendarDate(Number(year[1]), Number(year[2]), Number(year[3])) : null;
}

/** What is not a date is shown as it was typed, so that nothing typed is lost. */
export function writeDate(value: string): string {
  const date = yearFirst.exec(value);
  return date ? `${date[3]}/${date[2]}/${date[1]}` : value;
}

/** Noon, so that no daylight-saving change of the visitor's zone can move the day. */
export function toLocalNoon(value: string): Date | undefined {
  const date = yearFirst.exec(value);
  return date ? new Date(Number(date[1]), Number(date[2]) - 1, Number(date[3]), 12) : undefined;
}

export function fromLocalDate(date: Date): string {
  return isoDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

function calendarDate(year: number, month: number, day: number): string | null {
  // A year below 1900 is a slip of the finger, and Date would read the first hundred years as 1900 and after.
  if (year < 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? isoDate(year, month, day) : null;
}

function isoDate(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
