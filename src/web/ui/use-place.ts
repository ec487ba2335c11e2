import { createContext, useContext, useMemo } from 'react';
import type { Country, Place } from '#domain/shared/countries.ts';
import { useLanguage } from './use-language.ts';

/** The country of the salon that the pages below are about; without one, numbers are written as the language has it. */
export const CountryContext = createContext<Country>('OTHER');

/** Whose numbers the page reads and writes. */
export function usePlace(): Place {
  const language = useLanguage();
  const country = useContext(CountryContext);
  return useMemo(() => ({ country, language }), [country, language]);
}
