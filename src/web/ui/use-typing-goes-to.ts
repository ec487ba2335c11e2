import { type RefObject, useEffect } from 'react';

/** Fields take their own keys, and so does whatever lies over the page. */
const TAKEN =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** What is typed while no field has the focus goes into the one in this frame: a barcode reader knows no focus, and a person need not look for it. */
export function useTypingGoesTo(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      // "Dead" is an accent that waits for its letter.
      const isLetter = (key.length === 1 || key === 'Dead') && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (isLetter && target instanceof Element && !target.closest(TAKEN))
        frame.current?.querySelector('input')?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [frame]);
}
