import { type TouchEvent, useRef } from 'react';

const FAR = 70;

/** A finger that goes far to one side and hardly up or down. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch, other] = [touches[0], touches[1]];
      start.current = touch && !other ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, changedTouches[0]];
      start.current = undefined;
      if (!from || !to || Math.abs(to.clientY - from.y) > FAR / 2) return;
      if (to.clientX - from.x < -FAR) onLeft();
      if (to.clientX - from.x > FAR) onRight();
    },
  };
}
