import { cloneElement, type KeyboardEvent, type ReactElement } from 'react';

type Props = {
  trigger: ReactElement<Record<string, unknown>>;
  opens: 'dialog' | 'menu';
  isOpening: boolean;
  onOpen: () => void;
};

/** The button of a menu or popover whose panel has not been loaded yet: it looks and sounds the same. */
export function TriggerAlone({ trigger, opens, isOpening, onOpen }: Props) {
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': isOpening,
    'aria-busy': isOpening || undefined,
    onClick: onOpen,
    onKeyDown: (event: KeyboardEvent) => {
      if (opens === 'menu' && event.key === 'ArrowDown') onOpen();
    },
  });
}
