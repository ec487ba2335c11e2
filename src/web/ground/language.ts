import { type Language, languageFromLocales } from '#domain/shared/countries.ts';
import { store, stored } from './stored.ts';

const STORED = 'i18nextLng';

/** The link's language, else the one chosen before, else the browser's; Portuguese if we have no texts in it. */
export function detectLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const tag = asked || stored(STORED) || navigator.languages[0] || document.documentElement.lang;
  return languageFromLocales([tag]);
}

/** For the next visit, in the back office and on the public pages alike. */
export const keepLanguage = (language: string) => store(STORED, language);
