import type { Language } from '#domain/shared/countries.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

/** The language of the page, its numbers and dates. */
export function useLanguage(): Language {
  return useTranslation().language;
}
