import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/countries.ts';

/** The language of the page, its numbers and dates. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return (i18n.resolvedLanguage ?? 'pt') as Language;
}
