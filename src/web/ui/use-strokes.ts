import { type KeyboardEvent, useRef } from 'react';

/** Answers whether it took the text. `pressedAt`: when each key of it was pressed, and Enter last, in milliseconds. */
export type TakeEnter = (text: string, pressedAt: readonly number[]) => boolean;

/** Watches the keys of a field for whoever tells a barcode reader from a person: `press` answers whether Enter was taken. */
export function useStrokes(takeEnter: TakeEnter | undefined) {
  const pressedAt = useRef<number[]>([]);
  return {
    press({ key, timeStamp, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
      const text = currentTarget.value.trim();
      // Another text begins, or this one is corrected.
      if (text === '' || key === 'Backspace') pressedAt.current = [];
      if (key.length === 1 || key === 'Enter') pressedAt.current.push(timeStamp);
      if (key !== 'Enter' || text === '') return false;
      const pressed = pressedAt.current;
      pressedAt.current = [];
      return takeEnter?.(text, pressed) ?? false;
    },
  };
}
