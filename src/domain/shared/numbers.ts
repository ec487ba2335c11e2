import { numberLocale, type Place } from './countries.ts';
import { MINUS, numberFormat } from './formatters.ts';

/** The decimal mark of a place: "," or ".". */
export function decimalMark(place: Place): string {
  const parts = numberFormat(numberLocale(place)).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/**
 * What a person typed, as plain decimal text ("1.234,56" becomes "1234.56"), or null when it is no number.
 *
 * Two different marks: the last one is the decimal mark. The same mark twice: thousands. A lone mark is the decimal one, the comma
 * in English too, unless the place has another decimal mark and exactly three digits follow it: "1.200" is twelve hundred in
 * Brazil and 1.2 in Mexico, "1,200" the other way round. Spaces between groups of three digits are thousands, as Portugal
 * writes them. So whatever is shown reads back as itself.
 */
export function decimalText(typed: string, place: Place): string | null {
  const [, written = '', spaced = ''] = /^([+\-\u2212]?)\s*([\d.,\s]*\d[.,]?)$/.exec(typed.trim()) ?? [];
  const sign = written.replace(MINUS, '-');
  const body = /^\d{1,3}(\s\d{3})+([.,]\d*)?$/.test(spaced) ? spaced.replace(/\s/g, '') : spaced;
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const mark = body.charAt(last);
  const markOccursOnce = last >= 0 && body.indexOf(mark) === last;
  const isLoneGroup = mark !== decimalMark(place) && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  const hasDecimals = markOccursOnce && !isLoneGroup;

  const whole = hasDecimals ? body.slice(0, last) : body;
  const decimals = hasDecimals ? body.slice(last + 1) : '';
  const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole);
  // Spaces group the whole part and nothing else.
  if (body === '' || /\s/.test(body) || !(isGrouped || /^\d*$/.test(whole))) return null;
  return `${sign}${whole.replace(/[.,]/g, '') || '0'}${decimals && `.${decimals}`}`;
}

/** A number as typed in a place. Nothing typed, and what is no finite number, is null, or the default. */
export function parseNumber(typed: string | null | undefined, place: Place): number | null;
export function parseNumber(typed: string | null | undefined, place: Place, fallback: number): number;
export function parseNumber(typed: string | null | undefined, place: Place, fallback: number | null = null) {
  const number = Number(decimalText(typed ?? '', place) ?? Number.NaN);
  // Adding 0 turns -0 into 0: nobody wants to read "-0".
  return Number.isFinite(number) ? number + 0 : fallback;
}

/** Rounds half away from zero, on the number as it is written: 1.005 is 1.01, although its binary value lies below. */
export function roundTo(value: number, decimals: number): number {
  const shifted = shiftPoint(Math.abs(value), decimals);
  // A number that large has no more decimals than that.
  if (Number.isInteger(value) || shifted > Number.MAX_SAFE_INTEGER) return value + 0;
  return Math.sign(value) * shiftPoint(Math.round(shifted), -decimals) + 0;
}

/** Moves the decimal point in the written form: multiplying by a power of ten would bring binary errors back. */
function shiftPoint(value: number, places: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}
