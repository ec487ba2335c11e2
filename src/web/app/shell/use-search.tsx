import { useState } from 'react';
import { useSearchKey } from '#web/search/use-search-key.ts';
import { texts } from '#web/texts/texts.ts';
import { overlayLater } from '#web/ui/later.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';

const SearchPalette = overlayLater(async () => {
  const [{ SearchPalette }] = await Promise.all([import('./search-palette.tsx'), texts.load(['search', 'agenda'])]);
  return SearchPalette;
});

/** The palette, and what opens it. `left` changes where the page has to begin anew. */
export function useSearch() {
  const { turn, open, state } = useOverlay();
  const [left, setLeft] = useState(0);
  useSearchKey(() => (state.open ? state.onOpenChange(false) : open()));
  return { open, left, palette: <SearchPalette key={turn} {...state} onLeft={() => setLeft(left + 1)} /> };
}
