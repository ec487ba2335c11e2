import { type Language, languageFromLocales } from '#domain/shared/countries.ts';

const STORED = 'i18nextLng';

/** The link's language, else the one chosen before, else the browser's; one we have no texts in is Portuguese. */
export function detectLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const tag = asked || storedLanguage() || navigator.languages[0] || document.documentElement.lang;
  return languageFromLocales([tag]);
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null; // storage is forbidden in this browser
  }
}

/** For the next visit, in the back office and on the public pages alike. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}
