/**
 * What a person typed, as plain decimal text ("1.234,56" becomes "1234.56"), or null when it is no number.
 *
 * Two different marks: the last one is the decimal mark. The same mark twice: thousands. A lone mark is the decimal one,
 * except that `thousands` reads three digits after it as a group, because money never has three decimals.
 */
export function decimalText(typed: string, loneGroup: 'decimals' | 'thousands'): string | null {
  const [, sign = '', body = ''] = /^([+-]?)([\d.,]*\d[.,]?)$/.exec(typed.trim()) ?? [];
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const markOccursOnce = last >= 0 && body.indexOf(body.charAt(last)) === last;
  const isLoneGroup = loneGroup === 'thousands' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  const hasDecimals = markOccursOnce && !isLoneGroup;

  const whole = hasDecimals ? body.slice(0, last) : body;
  const decimals = hasDecimals ? body.slice(last + 1) : '';
  const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole);
  if (body === '' || !(isGrouped || /^\d*$/.test(whole))) return null;
  return `${sign}${whole.replace(/[.,]/g, '') || '0'}${decimals && `.${decimals}`}`;
}

/** A typed or stored number; a comma is a decimal separator too. What is no finite number is null, or the default. */
export function parseNumber(value: string | number | null | undefined): number | null;
export function parseNumber(value: string | number | null | undefined, fallback: number): number;
export function parseNumber(value: string | number | null | undefined, fallback: number | null = null): number | null {
  const number = typeof value === 'string' ? numberFromText(value) : value;
  // Adding 0 turns -0 into 0: nobody wants to read "-0".
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : fallback;
}

function numberFromText(text: string): number | null {
  // The exponent is what JavaScript itself writes for very large and very small numbers.
  const [, mantissa = '', exponent = ''] = /^(.*?)(e[+-]?\d+)?$/i.exec(text.trim()) ?? [];
  const decimal = decimalText(mantissa, 'decimals');
  return decimal === null ? null : Number(decimal + exponent);
}

/** Rounds half away from zero, on the number as it is written: 1.005 is 1.01, although its binary value lies below. */
export function roundTo(value: number, decimals: number): number {
  if (Number.isInteger(value)) return value + 0;
  const rounded = shiftPoint(Math.round(shiftPoint(Math.abs(value), decimals)), -decimals);
  return Math.sign(value) * rounded + 0;
}

/** Moves the decimal point in the written form: multiplying by a power of ten would bring binary errors back. */
function shiftPoint(value: number, places: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}
