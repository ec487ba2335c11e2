import LanguageDetector from 'i18next-browser-languagedetector';
import { detection, type Language, nearestLanguage } from '#web/app/language.ts';

/** The language this visitor reads, kept for the next visit and for the back office. */
export function visitorLanguage(): Language {
  const detector = new LanguageDetector(null, detection);
  const language = nearestLanguage(String(detector.detect()));
  detector.cacheUserLanguage(language);
  return language;
}
