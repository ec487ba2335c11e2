import { useCallback, useState } from 'react';

/** What every dialog and sheet wants to be told: `<ClientSheet {...sheet.state} />`. */
export type OverlayState = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * A dialog or sheet that a page opens. What it is about stays while it closes, and every opening is a new one with nothing left of the
 * last: its `turn` goes on the component as key.
 */
export function useOverlay<What = undefined>() {
  const [{ turn, isOpen, what }, set] = useState<{ turn: number; isOpen: boolean; what?: What }>(closed);
  const open = useCallback((what?: What) => set(({ turn }) => ({ turn: turn + 1, isOpen: true, what })), []);
  const onOpenChange = useCallback((isOpen: boolean) => set((last) => ({ ...last, isOpen })), []);
  return { turn, what, open, state: { open: isOpen, onOpenChange } satisfies OverlayState };
}

const closed = { turn: 0, isOpen: false };

/** The same for one that the address opens: `wanted` is what it says now, null when nothing is to be open. */
export function useAddressedOverlay<What>(wanted: What | null) {
  const asked = JSON.stringify(wanted);
  const [last, setLast] = useState({ asked: JSON.stringify(null), turn: 0, what: wanted });
  if (asked !== last.asked) setLast(wanted ? { asked, turn: last.turn + 1, what: wanted } : { ...last, asked });
  return { turn: last.turn, what: last.what ?? undefined, isOpen: wanted !== null };
}
