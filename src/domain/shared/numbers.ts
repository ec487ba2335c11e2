import type { Language } from './countries.ts';

/** What groups thousands, as the language writes numbers. */
const GROUPS: Record<Language, '.' | ','> = { pt: '.', en: ',', es: '.' };

/**
 * What a person typed, as plain decimal text ("1.234,56" becomes "1234.56"), or null when it is no number.
 *
 * Two different marks: the last one is the decimal mark. The same mark twice: thousands. A lone mark is the decimal one, the comma
 * in English too, unless it is the language's mark for thousands and exactly three digits follow it: "1.200" is twelve hundred in
 * Portuguese and 1.2 in English, "1,200" the other way round. So whatever is shown reads back as itself.
 */
export function decimalText(typed: string, language: Language): string | null {
  const [, sign = '', body = ''] = /^([+-]?)([\d.,]*\d[.,]?)$/.exec(typed.trim()) ?? [];
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const mark = body.charAt(last);
  const markOccursOnce = last >= 0 && body.indexOf(mark) === last;
  const isLoneGroup = mark === GROUPS[language] && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  const hasDecimals = markOccursOnce && !isLoneGroup;

  const whole = hasDecimals ? body.slice(0, last) : body;
  const decimals = hasDecimals ? body.slice(last + 1) : '';
  const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole);
  if (body === '' || !(isGrouped || /^\d*$/.test(whole))) return null;
  return `${sign}${whole.replace(/[.,]/g, '') || '0'}${decimals && `.${decimals}`}`;
}

/** A number as typed in a language. Nothing typed, and what is no finite number, is null, or the default. */
export function parseNumber(typed: string | null | undefined, language: Language): number | null;
export function parseNumber(typed: string | null | undefined, language: Language, fallback: number): number;
export function parseNumber(typed: string | null | undefined, language: Language, fallback: number | null = null) {
  const number = Number(decimalText(typed ?? '', language) ?? Number.NaN);
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
