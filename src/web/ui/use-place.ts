import { createContext, useContext, useMemo } from 'react';
import type { Country, Place } from '#domain/shared/countries.ts';
import { useLanguage } from './use-language.ts';

/** The salon's country; without one, numbers are written as the language does. */
export const CountryContext = createContext<Country>('OTHER');

/** Decides how numbers are read and written. */
export function usePlace(): Place {
  const language = useLanguage();
  const country = useContext(CountryContext);
  return useMemo(() => ({ country, language }), [country, language]);
}
