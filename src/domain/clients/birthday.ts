import { isDate } from '../shared/time.ts';

/** "12-03" is the third of December, "1990-12-03" one of a known year, '' is not known. */
export type Birthday = string;

export type BirthdayParts = { year: number | null; month: number; day: number };

const FIRST_YEAR = 1900;
/** A leap year: whoever was born on a 29th of February may leave the year out. */
const ANY_YEAR = '2000';
/** Two figures of a year mean the last hundred of them: 90 is 1990, and 15 is 2015. */
const NEXT_CENTURY = 30;

export function isBirthday(text: string): boolean {
  const parts = birthdayParts(text);
  if (!parts) return false;
  return isDate(parts.year === null ? `${ANY_YEAR}-${text}` : text) && (parts.year ?? FIRST_YEAR) >= FIRST_YEAR;
}

/** Null of what has another form, and of none. */
export function birthdayParts(birthday: Birthday): BirthdayParts | null {
  const [match, year, month, day] = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  return match === undefined
    ? null
    : { year: year === undefined ? null : Number(year), month: Number(month), day: Number(day) };
}

export function birthdayOf({ year, month, day }: BirthdayParts): Birthday {
  return `${year === null ? '' : `${padded(year, 4)}-`}${padded(month, 2)}-${padded(day, 2)}`;
}

const padded = (number: number, length: number) => String(number).padStart(length, '0');

/** As files and people write it: 03/12, 3.12.90, 1990-12-03, --12-03; in the United States 12/03. What is no day is given back as it was written. */
export function readBirthday(written: string, country: string): Birthday {
  const text = written.trim();
  const iso = /^(?:(\d{4})-|--?)?(\d{2})-(\d{2})(?:T.*)?$/.exec(text);
  if (iso && (iso[1] !== undefined || text.startsWith('-')))
    return birthdayOf({
      year: iso[1] === undefined ? null : Number(iso[1]),
      month: Number(iso[2]),
      day: Number(iso[3]),
    });
  const [match, first, second, year] = /^(\d{1,2})[/.\s-]+(\d{1,2})(?:[/.\s-]+(\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (match === undefined) return text;
  const isMonthFirst = Number(second) > 12 || (country === 'US' && Number(first) <= 12);
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  return birthdayOf({ year: yearOf(year), month: Number(month), day: Number(day) });
}

function yearOf(written: string | undefined): number | null {
  if (written === undefined) return null;
  const year = Number(written);
  if (written.length === 4) return year;
  return year + (year < NEXT_CENTURY ? 2000 : 1900);
}

/** For a file: as `readBirthday` reads it in that country. */
export function writtenBirthday(birthday: Birthday, country: string): string {
  const parts = birthdayParts(birthday);
  if (!parts) return '';
  const [month, day] = [padded(parts.month, 2), padded(parts.day, 2)];
  return [...(country === 'US' ? [month, day] : [day, month]), ...(parts.year === null ? [] : [parts.year])].join('/');
}
