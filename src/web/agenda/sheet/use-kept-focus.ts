import { useCallback } from 'react';

/** For what takes the place of a field that had the focus: whoever was in it goes on from here, and nobody else is moved. */
export function useKeptFocus(selector: string) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element && document.activeElement === document.body) element.querySelector<HTMLElement>(selector)?.focus();
    },
    [selector],
  );
}
