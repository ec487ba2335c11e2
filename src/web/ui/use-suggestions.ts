import { useEffect, useState } from 'react';

/** Long enough not to search for every letter, short enough not to be noticed. */
const usualPause = 150;

/** Fewer letters neither report that nothing was found nor offer to create it. */
export const telling = 2;

export type Search<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>;

type Suggestions<Item> = { state: 'searching' | 'found' | 'failed'; items: readonly Item[] };
type Kept<Item> = Suggestions<Item> & { text?: string };

/** What `search` finds while `isOpen`. Answers to an outdated text are dropped. */
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
    // The last suggestions stay meanwhile: a blinking list is hard to read.
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

  // Suggestions for another text are no answer yet.
  return suggestions.text === text ? suggestions : { ...suggestions, state: 'searching' };
}

/** Whether what was typed may be offered as a new one: nothing that was found is called exactly that. */
export function isNewName(text: string, names: readonly string[]): boolean {
  const typed = text.toLocaleLowerCase();
  return text.length >= telling && !names.some((name) => name.toLocaleLowerCase() === typed);
}
