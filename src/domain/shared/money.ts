import { type Country, numberLocale, type Place } from './countries.ts';
import { MINUS, numberFormat } from './formatters.ts';
import { decimalText, roundTo } from './numbers.ts';

/** Money is counted in whole cents, so that sums are exact. */
export type Cents = number & { readonly unit: 'cents' };

const CURRENCIES: Record<Exclude<Country, 'OTHER'>, string> = {
  BR: 'BRL',
  US: 'USD',
  IE: 'EUR',
  DE: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  PT: 'EUR',
  GB: 'GBP',
  AR: 'ARS',
  MX: 'MXN',
  CO: 'COP',
  CL: 'CLP',
  PE: 'PEN',
};

/** Nobody writes centavos of these, and what Intl does for the Colombian peso depends on the browser. */
const WITHOUT_CENTS = ['COP', 'CLP'];

const CURRENCY_MARK = /[A-Z]{0,2}\$|S\/\.?|€|£|BRL|USD|EUR|GBP|ARS|MXN|COP|CLP|PEN/i;

/** What a numeric(12,2) column holds. */
export const LARGEST_AMOUNT = 999_999_999_999;

/** A number of cents. Half cents and numbers too large to be exact are bugs of the caller. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`);
  // Adding 0 turns -0 into 0, which would be shown as "-R$ 0,00".
  return (amount + 0) as Cents;
}

/**
 * Money as a person types it: "R$ 1.234,56", "10,5", "10.50". Which mark stands for thousands is the place's, see `numbers.ts`; what
 * has more than two decimals is rounded to the cent. Null when it is no amount, or more than a column holds.
 */
export function parseMoney(typed: string, place: Place): Cents | null {
  // Only before or after the amount: "10€50" does not become 1050.
  const bare = typed.replace(CURRENCY_MARK, '¤').replace(/^(\s*[+\-\u2212]?\s*)¤|¤\s*$/, '$1');
  const decimal = decimalText(bare, place);
  if (decimal === null) return null;
  const [whole = '', decimals = ''] = decimal.replace(/^[+-]/, '').split('.');
  const amount = Number(whole + decimals.padEnd(2, '0').slice(0, 2)) + (decimals.charAt(2) >= '5' ? 1 : 0);
  if (amount > LARGEST_AMOUNT) return null;
  return cents(decimal.startsWith('-') ? -amount : amount);
}

/** From a numeric(12,2) column: "12.30" is 1230 cents. More than two decimals would be lost silently, so they throw. */
export function centsFromDecimal(decimal: string): Cents {
  const [match, sign, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  if (match === undefined) throw new RangeError(`Not an amount with two decimals: ${decimal}`);
  const amount = Number(whole + decimals.padEnd(2, '0'));
  return cents(sign === '-' ? -amount : amount);
}

/** For a numeric(12,2) column: 1230 cents are "12.30". */
export function decimalFromCents(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function addCents(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return cents(sum);
}

/** A percentage (two decimals) of an amount, rounded to the cent, half away from zero. */
export function percentOf(amount: Cents, percent: number): Cents {
  // Whole numbers all the way: 1.1% of 50 cents is 0.55 cents, and only integers say so exactly.
  const hundredths = BigInt(roundTo(roundTo(percent, 2) * 100, 0));
  const product = BigInt(amount) * hundredths;
  const half = product < 0n ? -5_000n : 5_000n;
  return cents(Number((product + half) / 10_000n));
}

/** The ISO code of the country's currency; without a known country, Brazil's. */
export function currencyOf(country: Country): string {
  return country === 'OTHER' ? CURRENCIES.BR : CURRENCIES[country];
}

/**
 * The currency is the salon's country's; how it is written, the reader's language and the country say together. The minus stands apart,
 * before the currency, as in a ledger; what rounds to nothing has none.
 */
export function formatMoney(amount: Cents, place: Place): string {
  return signed(amount, (size) => moneyFormatter(place).format(size / 100));
}

/** "R$ 20", "20 €": the cents are left out where there are none. */
export function formatRoundMoney(amount: Cents, place: Place): string {
  const written = formatMoney(amount, place);
  return amount % 100 === 0 ? written.replace(/[.,]00(?!\d)/, '') : written;
}

/** "R$ 1,2 mil", "$1.2K", "1,2 mil €": where there is little room. */
export function formatShortMoney(amount: Cents, place: Place): string {
  const format = numberFormat(numberLocale(place), {
    style: 'currency',
    currency: currencyOf(place.country),
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return signed(amount, (size) => format.format(size / 100));
}

/** The same in two parts: the currency's sign stands before a field, and only the amount in it. */
export function moneyParts(amount: Cents, place: Place): { sign: string; amount: string } {
  const format = moneyFormatter(place);
  const isNumber = ({ type }: Intl.NumberFormatPart) => type !== 'currency' && type !== 'literal';
  const bare = (size: number) => format.formatToParts(size / 100).filter(isNumber);
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  return {
    sign,
    amount: signed(amount, (size) =>
      bare(size)
        .map(({ value }) => value)
        .join(''),
    ),
  };
}

/** Nothing has no minus, nor has what is written as nothing. */
function signed(amount: number, write: (size: number) => string): string {
  const size = write(Math.abs(amount));
  return amount < 0 && size !== write(0) ? `${MINUS}\u{A0}${size}` : size;
}

function moneyFormatter(place: Place) {
  const currency = currencyOf(place.country);
  const decimals = WITHOUT_CENTS.includes(currency) ? 0 : 2;
  return numberFormat(numberLocale(place), {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
