import type { DetectorOptions } from 'i18next-browser-languagedetector';

export const languages = ['pt', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Any language that we have no texts for is shown in Portuguese. */
export function nearestLanguage(tag: string): Language {
  return languages.find((language) => language === tag.slice(0, 2).toLowerCase()) ?? 'pt';
}

export const detection: DetectorOptions = {
  order: ['querystring', 'localStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: 'lang',
  lookupLocalStorage: 'i18nextLng',
  convertDetectedLanguage: nearestLanguage,
};
