import LanguageDetector from 'i18next-browser-languagedetector';
import { type Language, languageFromLocales } from '#domain/shared/countries.ts';
import { detection } from '#web/app/language.ts';

/** The language this visitor reads, kept for the next visit and for the back office. */
export function visitorLanguage(): Language {
  const detector = new LanguageDetector(null, detection);
  const language = languageFromLocales([detector.detect() ?? ''].flat());
  detector.cacheUserLanguage(language);
  return language;
}
