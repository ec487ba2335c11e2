import { useEffect, useRef, useState } from 'react';

/** Just below the top bar and the categories: the section that lies across it is the one being read. */
const READING_LINE = 144;

/** So many cards behind a section's first fill any screen, so that it can be scrolled up to the line. */
const ENOUGH_BEHIND = 40;

type Pages = {
  services: readonly { category: string }[];
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  loadMore: () => void;
};

/** Which category is being read, and the way to another: it follows the scrolling, and the clicks. */
export function useCategoryJump({ services, hasMore, isLoading, hasFailed, loadMore }: Pages) {
  const [active, setActive] = useState<string>();
  const [target, setTarget] = useState<string>();
  const isOwnScroll = useRef(false);

  useEffect(() => {
    const follow = () => {
      // The jump has already said where it goes; the last short sections can never reach the line.
      if (!isOwnScroll.current) setActive(sections().findLast(startsAboveLine)?.dataset.category);
      isOwnScroll.current = false;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  // A category far down may not be here yet: pages are loaded until it is.
  useEffect(() => {
    if (target === undefined || isLoading) return;
    const first = services.findIndex(({ category }) => category === target);
    const isHere = first >= 0 && first + ENOUGH_BEHIND < services.length;
    if (!isHere && hasMore && !hasFailed) {
      loadMore();
      return;
    }
    setTarget(undefined);
    const section = sections().find(({ dataset }) => dataset.category === target);
    if (!section) return;
    const from = window.scrollY;
    section.scrollIntoView();
    section.querySelector('h2')?.focus({ preventScroll: true });
    isOwnScroll.current = window.scrollY !== from;
  }, [target, services, hasMore, isLoading, hasFailed, loadMore]);

  function jump(category: string) {
    setActive(category);
    setTarget(category);
  }

  return { active, jump };
}

function sections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('section[data-category]')];
}

function startsAboveLine(section: HTMLElement): boolean {
  return section.getBoundingClientRect().top <= READING_LINE;
}
