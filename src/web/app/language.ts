import type { DetectorOptions } from 'i18next-browser-languagedetector';
import { languageFromLocales } from '#domain/shared/countries.ts';

/** How the back office and the public pages find the language: one order, so that both show the same one. */
export const detection: DetectorOptions = {
  order: ['querystring', 'localStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: 'lang',
  lookupLocalStorage: 'i18nextLng',
  convertDetectedLanguage: (tag) => languageFromLocales([tag]),
};
