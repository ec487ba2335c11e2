import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const PLACE = 'skip-links';
const look = 'sr-only z-50 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2';

/** The first tab stops: they skip the menu. */
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

/** One more, for a part of the page. */
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
