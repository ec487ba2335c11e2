import type { Place } from '#domain/shared/countries.ts';
import { parseMoney } from '#domain/shared/money.ts';
import { comparable } from '#domain/shared/names.ts';
import { parseNumber } from '#domain/shared/numbers.ts';

// What stands in a cell, as a form has it. What cannot be read is NaN, which no form accepts: it says so in its own words.

/** A name as it is compared and shown: spreadsheets are full of double spaces and line breaks. */
export const oneLine = (cell: string) => cell.replaceAll(/\s+/g, ' ').trim();

export function moneyIn(cell: string, place: Place): number {
  return parseMoney(cell, place) ?? Number.NaN;
}

/** Null where it is empty. */
export function numberIn(cell: string, place: Place): number | null {
  return cell === '' ? null : (parseNumber(cell, place) ?? Number.NaN);
}

export function percentIn(cell: string, place: Place): number | null {
  return numberIn(cell.replace(/\s*%$/, ''), place);
}

const YES = ['sim', 's', 'yes', 'y', 'si', 'x', '1', 'true', 'verdadeiro', 'verdadero', 'on', 'ok', '✓', '✔'];
const NO = ['nao', 'n', 'no', '0', 'false', 'falso', 'off', '-', '–'];

/** Undefined where it is neither. */
export function yesOrNo(cell: string): boolean | undefined {
  const word = comparable(cell.slice(0, 20));
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

/** A cell of figures, amounts or times: certainly no heading. */
export const isFigure = (cell: string) =>
  /^\W*\d[\d.,:\s%]*(?:min|h|%)?$/i.test(cell.slice(0, 40)) || /^(?:r\$|us\$|[$€£])\s*\d/i.test(cell);

export function isPhoneLike(cell: string): boolean {
  return /^[\d\s+().'-]*$/.test(cell) && cell.replaceAll(/\D/g, '').length >= 8;
}

const HOURS = String.raw`(\d{1,6}(?:[.,]\d{1,4})?) ?(?:h|hs|hrs?|hours?|horas?)\.?`;
const MINUTES = String.raw`(\d{1,6}(?:[.,]0{1,4})?) ?(?:m|min|mins|minutes?|minutos?|['’′])?\.?`;
const WORDED = new RegExp(`^(?:${HOURS})?(?: ?(?:e|y|and))? ?(?:${MINUTES})?$`);

/** What people and spreadsheets write, in minutes: "90", "90 min", "1h30", "1:30", "1 hora e 30 minutos", "1,5h"; null when it is no duration. */
export function parseDuration(typed: string): number | null {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const clock = /^(\d{1,4}):([0-5]\d)(?::00)?(?: ?h)?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const [match, hours, minutes] = WORDED.exec(text.slice(0, 60)) ?? [];
  if (match === undefined || (hours === undefined && minutes === undefined) || text.length > 60) return null;
  const number = (part = '0') => Number(part.replace(',', '.'));
  return Math.round(number(hours) * 60) + number(minutes);
}
