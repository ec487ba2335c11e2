import type { Language } from '#domain/shared/countries.ts';

/** Dial codes by what people speak there, of our languages. */
const SPOKEN: Record<Language, readonly string[]> = {
  pt: ['55', '351', '244', '258', '238', '239', '245'],
  // Puerto Rico and the Dominican Republic share a dial code with the United States and Canada.
  es: [
    ...['34', '51', '52', '53', '54', '56', '57', '58', '240', '502', '503', '504', '505', '506', '507'],
    ...['591', '593', '595', '598', '1787', '1939', '1809', '1829', '1849'],
  ],
  en: ['1', '44', '353'],
};

const LANGUAGE_OF = Object.entries(SPOKEN)
  .flatMap(([language, codes]) => codes.map((code) => ({ code: `+${code}`, language: language as Language })))
  // The longest counts: +1787 before +1.
  .toSorted((a, b) => b.code.length - a.code.length);

/** In which language to write to a client: that of the country of their phone, else the salon's. */
export function languageOfPhone(phone: string | null, salons: Language): Language {
  return LANGUAGE_OF.find(({ code }) => phone?.startsWith(code))?.language ?? salons;
}
