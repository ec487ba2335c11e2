import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** By these a person scrolls; a jump scrolls without any of them. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Where the sticky bar ends, and a little below: the section that lies there is being read. */
const READING_LINE = 96;

/** Which category is being read, and the way to another: it follows the scrolling, and the clicks. */
export function useActiveCategory(list: RefObject<HTMLElement | null>, first: string | undefined) {
  const [active, setActive] = useState(first);
  const isJump = useRef(false);

  useEffect(() => {
    const byHand = () => {
      isJump.current = false;
    };
    const follow = () => {
      // What was chosen stays chosen, also when the page ends before its head reaches the top.
      if (isJump.current || !list.current) return;
      const line = readingLine();
      const read = [...list.current.children].filter((section) => section.getBoundingClientRect().top <= line);
      setActive((read.at(-1) ?? list.current.children[0])?.id);
    };
    for (const kind of BY_HAND) window.addEventListener(kind, byHand, { passive: true });
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      for (const kind of BY_HAND) window.removeEventListener(kind, byHand);
      window.removeEventListener('scroll', follow);
    };
  }, [list]);

  return {
    active,
    jump(slug: string) {
      isJump.current = true;
      // Of a long list only the active category is there.
      flushSync(() => setActive(slug));
      const section = document.getElementById(slug);
      section?.scrollIntoView();
      // Whoever jumps by keyboard goes on from there.
      section?.querySelector('h2')?.focus({ preventScroll: true });
    },
  };
}

/** Near its end the page stops before the last heads reach the line: there the line sinks instead, down to the foot of the window. */
function readingLine(): number {
  const furthest = document.documentElement.scrollHeight - innerHeight;
  const reach = Math.min(innerHeight, furthest);
  const left = Math.min(furthest - scrollY, reach);
  return READING_LINE + (innerHeight - READING_LINE) * (1 - left / reach);
}
