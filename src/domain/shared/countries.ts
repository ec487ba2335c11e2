import { ZONES_OF } from './zones.ts';

export const LANGUAGES = ['pt', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALES: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' };

/** The countries that people choose from, and which of our languages are spoken there, the main one first. */
const SPOKEN = {
  BR: ['pt'],
  PT: ['pt'],
  IE: ['en'],
  ES: ['es'],
  US: ['en', 'es'],
  GB: ['en'],
  DE: [],
  FR: [],
  IT: [],
  AR: ['es'],
  MX: ['es'],
  CO: ['es'],
  CL: ['es'],
  PE: ['es'],
  OTHER: [],
} satisfies Record<string, readonly Language[]>;

export type Country = keyof typeof SPOKEN;
export const COUNTRIES = Object.keys(SPOKEN) as [Country, ...Country[]];

const spokenIn = (country: Country): readonly Language[] => SPOKEN[country];

/** Where the salon is and what its reader speaks: together they decide how numbers are written and read. */
export type Place = { readonly country: Country; readonly language: Language };

export function isCountry(value: unknown): value is Country {
  return COUNTRIES.some((country) => country === value);
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first region of the browser's locales that we serve, else Brazil. "Other" is a choice people make themselves. */
export function countryFromLocales(locales: readonly string[]): Country {
  const regions = locales.map((locale) =>
    /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(locale)?.[1]?.toUpperCase(),
  );
  return regions.filter(isCountry)[0] ?? 'BR';
}

/** The browser's own language if we speak it, else Portuguese. Its second choices do not count. */
export function languageFromLocales(locales: readonly string[]): Language {
  const language = locales[0]?.split('-')[0]?.toLowerCase();
  return isLanguage(language) ? language : 'pt';
}

/** The locale in which dates are written. */
export function dateLocale(language: Language): string {
  return LOCALES[language];
}

/** The locale in which numbers and money are written: the country's where it speaks the language, else the language's own. */
export function numberLocale({ country, language }: Place): string {
  return spokenIn(country).includes(language) ? `${language}-${country}` : LOCALES[language];
}

/** What people around the salon read; the owner's language in a country that speaks none of ours. */
export function languageAround({ country, language }: Place): Language {
  return spokenIn(country)[0] ?? language;
}

export function isTimeZone(text: string): boolean {
  // Intl also takes offsets such as "+03:00", but a salon lives in a place, and places change their clocks.
  if (!/^[a-z]/i.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** A new salon's zone: the browser's when it belongs to the country, else the country's main one. */
export function timeZoneFor(country: Country, browserZone: string | undefined): string {
  if (country === 'OTHER') return browserZone !== undefined && isTimeZone(browserZone) ? browserZone : 'UTC';
  const zones: readonly [string, ...string[]] = ZONES_OF[country];
  return zones.find((zone) => zone === browserZone) ?? zones[0];
}
