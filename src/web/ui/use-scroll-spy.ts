import { useEffect, useEffectEvent, useRef } from 'react';

/** A person scrolls by these; a jump scrolls without any of them. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls `look` as the page scrolls, except during a jump: what was jumped to stays chosen, even if the page ends before it reaches the
 * top. Call the result before a jump.
 */
export function useScrollSpy(look: () => void): () => void {
  const isJump = useRef(false);
  const onScroll = useEffectEvent(() => isJump.current || look());
  useEffect(() => {
    const endJump = () => {
      isJump.current = false;
    };
    const scrolled = () => onScroll();
    for (const kind of BY_HAND) addEventListener(kind, endJump, { passive: true });
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      for (const kind of BY_HAND) removeEventListener(kind, endJump);
      removeEventListener('scroll', scrolled);
    };
  }, []);
  return () => {
    isJump.current = true;
  };
}
