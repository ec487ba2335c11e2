import type { Language } from '#domain/shared/countries.ts';
import { detectLanguage, keepLanguage } from '#web/ground/language.ts';

/** The language this visitor reads, kept for the next visit and for the back office. */
export function visitorLanguage(): Language {
  const language = detectLanguage();
  keepLanguage(language);
  return language;
}
