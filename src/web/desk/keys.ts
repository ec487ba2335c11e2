import { isLocked } from './lock.ts';

type Press = (event: KeyboardEvent) => void;

let atLock: Press | undefined;

/** While the lock screen is there all keys are its own: nothing behind it hears what is typed. */
export function guardKeys(): void {
  addEventListener('keydown', press, true);
}

function press(event: KeyboardEvent): void {
  if (!atLock && !isLocked()) return;
  event.stopImmediatePropagation();
  // Browsers close a modal dialog at the second Escape, whatever it says to that itself.
  if (event.key === 'Escape') event.preventDefault();
  atLock?.(event);
}

/** Until the returned function is called. */
export function takeKeys(how: Press): () => void {
  atLock = how;
  return () => {
    atLock = undefined;
  };
}
