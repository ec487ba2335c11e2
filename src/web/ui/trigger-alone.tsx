import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';

type Props = {
  trigger: ReactElement<Record<string, unknown>>;
  opens: 'dialog' | 'menu';
  isOpening: boolean;
  /** By a key the first entry of a menu gets the focus. */
  onOpen: (isByKey: boolean) => void;
};

/** The button of a menu or popover whose panel has not been loaded yet: it looks and sounds the same. */
export function TriggerAlone({ trigger, opens, isOpening, onOpen }: Props) {
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': isOpening,
    'aria-busy': isOpening || undefined,
    onClick: (event: MouseEvent) => onOpen(event.detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (opens === 'menu' && event.key === 'ArrowDown') onOpen(true);
    },
  });
}
