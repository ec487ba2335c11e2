import type { Country } from './countries.ts';

export type PhoneCountry = Exclude<Country, 'OTHER'>;

/**
 * The dial code of each country, in the order in which the phone field lists them, and an example. The example, typed as it is, becomes a valid number:
 * where a leading 0 would be kept, it is international.
 */
const PHONES: Record<PhoneCountry, [dialCode: string, example: string]> = {
  BR: ['55', '(11) 99999-9999'],
  IE: ['353', '+353 87 123 4567'],
  US: ['1', '(555) 123-4567'],
  GB: ['44', '+44 7700 900123'],
  DE: ['49', '+49 151 23456789'],
  FR: ['33', '+33 6 12 34 56 78'],
  ES: ['34', '612 345 678'],
  IT: ['39', '312 345 6789'],
  PT: ['351', '912 345 678'],
  AR: ['54', '11 2345-6789'],
  MX: ['52', '55 1234 5678'],
  CO: ['57', '300 123 4567'],
  CL: ['56', '9 1234 5678'],
  PE: ['51', '912 345 678'],
};

export const DIAL_CODES = Object.fromEntries(
  Object.entries(PHONES).map(([country, [dialCode]]) => [country, dialCode]),
) as Record<PhoneCountry, string>;

/**
 * The international form in which a phone is stored and compared. A leading plus or 00 keeps its own dial code. Empty without a digit. A salon in
 * another country types the dial code itself.
 */
export function normalisePhone(typed: string, country: Country): string {
  const digits = typed.replace(/\D/g, '');
  const isInternational = /^\D*\+/.test(typed);
  const international = isInternational || country === 'OTHER' ? digits : withDialCode(digits, country);
  return international === '' ? '' : `+${international}`;
}

function withDialCode(digits: string, country: PhoneCountry): string {
  if (digits.startsWith('00')) return digits.slice(2);
  const national = nationalNumber(digits, country);
  return national === '' ? '' : DIAL_CODES[country] + national;
}

function nationalNumber(digits: string, country: PhoneCountry): string {
  if (country !== 'BR' && country !== 'IE') return digits;
  const withoutTrunk = digits.replace(/^0/, '');
  // Brazilian numbers have 10 or 11 digits: with two more, 55 in front is the dial code, as people copy it from WhatsApp.
  if (country === 'BR' && /^55\d{10,11}$/.test(withoutTrunk)) return withoutTrunk.slice(2);
  const lacksAreaCode = country === 'BR' && (withoutTrunk.length === 8 || withoutTrunk.length === 9);
  return lacksAreaCode ? `11${withoutTrunk}` : withoutTrunk;
}

/** A plus, a first digit from 1 to 9, and 2 to 15 digits in all. */
export function isValidPhone(phone: string): boolean {
  return /^\+[1-9]\d{1,14}$/.test(phone);
}

/** Whose dial code a stored phone begins with; the longest counts: +353 is not +35. */
export function phoneCountryOf(phone: string): PhoneCountry | undefined {
  const countries = Object.keys(DIAL_CODES) as PhoneCountry[];
  const found = countries.filter((country) => phone.startsWith(`+${DIAL_CODES[country]}`));
  return found.sort((a, b) => DIAL_CODES[b].length - DIAL_CODES[a].length)[0];
}

export function phonePlaceholder(country: Country): string {
  return country === 'OTHER' ? '+41 79 123 45 67' : PHONES[country][1];
}

export function whatsappLink(phone: string, text?: string): string {
  const to = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === undefined ? to : `${to}?text=${encodeURIComponent(text)}`;
}

/** A stored phone for reading: Brazilian ones are grouped, the others are shown as they are. */
export function displayPhone(phone: string): string {
  return phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '+55 $1 $2-$3');
}
