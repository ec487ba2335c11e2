import { useCallback, useState } from 'react';

/** `<ClientSheet {...sheet.state} />` */
export type OverlayState = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * A dialog or sheet that a page opens. Its subject (`what`) stays while it closes. Use `turn` as the component's key: each opening then
 * starts afresh.
 */
export function useOverlay<What = undefined>() {
  const [{ turn, isOpen, what }, set] = useState<{ turn: number; isOpen: boolean; what?: What }>(closed);
  const open = useCallback((what?: What) => set(({ turn }) => ({ turn: turn + 1, isOpen: true, what })), []);
  const onOpenChange = useCallback((isOpen: boolean) => set((last) => ({ ...last, isOpen })), []);
  return { turn, what, open, state: { open: isOpen, onOpenChange } satisfies OverlayState };
}

const closed = { turn: 0, isOpen: false };

/** The same for one that the address opens; `wanted` is null if it opens none. */
export function useAddressedOverlay<What>(wanted: What | null) {
  const asked = JSON.stringify(wanted);
  const [last, setLast] = useState({ asked: JSON.stringify(null), turn: 0, what: wanted });
  if (asked !== last.asked) setLast(wanted ? { asked, turn: last.turn + 1, what: wanted } : { ...last, asked });
  return { turn: last.turn, what: last.what ?? undefined, isOpen: wanted !== null };
}
