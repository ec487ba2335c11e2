import { useEffect, useEffectEvent } from 'react';
import { hasUnsavedAbove } from '#web/ui/unsaved.ts';

export const isMac = /^Mac/.test(navigator.platform);

/** Ctrl+K, or Cmd+K on a Mac, where Ctrl+K deletes to the end of a line. */
export function useSearchKey(toggle: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isIt =
      key.toLowerCase() === 'k' && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
    if (!isIt) return;
    // Otherwise the browser's own search would open.
    event.preventDefault();
    if (mayOpen()) toggle();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/**
 * Not above a dialog where something was typed and not saved: choosing would lead away from it. Nor above a question, which wants an answer, nor where a password is
 * being typed.
 */
function mayOpen(): boolean {
  return !hasUnsavedAbove() && !document.querySelector('[role=alertdialog], [role=dialog] input[type=password]');
}
