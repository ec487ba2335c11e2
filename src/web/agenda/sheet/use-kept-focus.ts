import { useCallback } from 'react';

/** For what takes the place of a field that had the focus: whoever was in it goes on at what `selector` names in the form, and nobody else is moved. */
export function useKeptFocus(selector: string, isReplacing: boolean) {
  return useCallback(
    (element: HTMLElement | null) => {
      const wasLost = isReplacing && document.activeElement === document.body;
      if (wasLost) element?.closest('form')?.querySelector<HTMLElement>(selector)?.focus();
    },
    [selector, isReplacing],
  );
}
