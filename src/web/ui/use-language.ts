import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/countries.ts';

/** The language that the page is shown in: numbers and dates are read and written as it does. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return (i18n.resolvedLanguage ?? 'pt') as Language;
}
