import { createContext, use, useSyncExternalStore } from 'react';
import type { Language } from '#domain/shared/countries.ts';
import type { Area } from '#texts/areas.ts';
import { type Speech, spoken, type T } from './texts.ts';

type FirstOf<Given> = Given extends readonly [infer First extends Area, ...Area[]] ? First : Given;
type AllOf<Given> = Given extends readonly (infer One)[] ? One : Given;

/** Where pages are rendered without a window, the texts of one language are handed down. */
export const SpeechContext = createContext<Speech | null>(null);

/**
 * The texts of one area, or of several: keys of the first are written bare, those of the others as 'area:key'. Whoever shows the component
 * has loaded them.
 */
export function useTranslation<const Given extends Area | readonly [Area, ...Area[]] = 'common'>(
  areas?: Given,
): { t: T<FirstOf<Given> & Area, AllOf<Given> & Area>; language: Language } {
  const fixed = use(SpeechContext);
  const current = useSyncExternalStore(spoken.onChange, spoken.now, spoken.now);
  const { language, tFor } = fixed ?? current;
  return { t: tFor([areas ?? 'common'].flat() as Area[]) as never, language };
}
