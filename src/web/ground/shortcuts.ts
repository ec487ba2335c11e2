let show: (() => void) | undefined;

/** Opens the dialog with the keys of this screen, from anywhere in the back office. */
export function openShortcuts(): void {
  show?.();
}

/** For the one who shows it; until the returned function is called. */
export function whenShortcutsAreAsked(open: () => void): () => void {
  show = open;
  return () => {
    show = undefined;
  };
}
