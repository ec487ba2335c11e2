import { useEffect, useState } from 'react';

/** Long enough that a word is not asked for letter by letter, short enough not to be noticed. */
const usualPause = 150;

export type Search<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>;

type Suggestions<Item> = { state: 'searching' | 'found' | 'failed'; items: readonly Item[] };
type Kept<Item> = Suggestions<Item> & { text?: string };

/** What `search` finds for the text, asked while `isOpen`. An answer that comes after the text has changed is dropped. */
export function useSuggestions<Item>(
  search: Search<Item>,
  text: string,
  isOpen: boolean,
  pauseMs = usualPause,
): Suggestions<Item> {
  const [suggestions, setSuggestions] = useState<Kept<Item>>({ state: 'searching', items: [] });

  useEffect(() => {
    if (!isOpen) return;
    const asked = new AbortController();
    // The last suggestions stay while new ones are looked for: a list that blinks is hard to read.
    setSuggestions((last) => ({ ...last, state: 'searching' }));
    const pause = setTimeout(async () => {
      const answer = await search(text, asked.signal).then(
        (items) => ({ state: 'found' as const, items, text }),
        () => ({ state: 'failed' as const, items: [], text }),
      );
      if (!asked.signal.aborted) setSuggestions(answer);
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      asked.abort();
    };
  }, [search, text, isOpen, pauseMs]);

  // Of another text than the one that stands there now they are not an answer yet.
  return suggestions.text === text ? suggestions : { ...suggestions, state: 'searching' };
}
