import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const PLACE = 'skip-links';
const look = 'sr-only z-50 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2';

/** The first stops of the page: past the menu, and on to what a page names as its work. */
export function SkipLinks({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className={look}>
        {children}
      </a>
      <div id={PLACE} className="contents" />
    </>
  );
}

/** One more of them, as long as what it leads to is on the page. */
export function SkipTo({ onSkip, children }: { onSkip: () => void; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PLACE)), []);
  if (!place) return null;
  return createPortal(
    <button type="button" className={look} onClick={onSkip}>
      {children}
    </button>,
    place,
  );
}
