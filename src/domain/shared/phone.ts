import type { Country } from './countries.ts';

export type PhoneCountry = Exclude<Country, 'OTHER'>;

/** In the order in which the phone field lists them. */
export const DIAL_CODES: Record<PhoneCountry, string> = {
  BR: '55',
  IE: '353',
  US: '1',
  GB: '44',
  DE: '49',
  FR: '33',
  ES: '34',
  IT: '39',
  PT: '351',
  AR: '54',
  MX: '52',
  CO: '57',
  CL: '56',
  PE: '51',
};

/** Each of them, typed as it stands, becomes a valid number: where a leading 0 would be kept, it is international. */
const PLACEHOLDERS: Record<Country, string> = {
  BR: '(11) 99999-9999',
  IE: '+353 87 123 4567',
  US: '(555) 123-4567',
  GB: '+44 7700 900123',
  DE: '+49 151 23456789',
  FR: '+33 6 12 34 56 78',
  ES: '612 345 678',
  IT: '312 345 6789',
  PT: '912 345 678',
  AR: '11 2345-6789',
  MX: '55 1234 5678',
  CO: '300 123 4567',
  CL: '9 1234 5678',
  PE: '912 345 678',
  OTHER: '+41 79 123 45 67',
};

/**
 * The international form in which a phone is stored and compared. What already starts with a plus or 00 keeps its
 * own dial code. Empty when there is no digit. A salon in another country types the dial code itself.
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
  return PLACEHOLDERS[country];
}

export function whatsappLink(phone: string, text?: string): string {
  const to = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === undefined ? to : `${to}?text=${encodeURIComponent(text)}`;
}

/** A stored phone for reading: Brazilian ones are grouped, the others are shown as they are. */
export function displayPhone(phone: string): string {
  return phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '+55 $1 $2-$3');
}
