import { useEffect, useState } from 'react';
import { stopLive } from '#web/ground/live/live.ts';
import { whenAccessEnds } from '#web/ground/rights.ts';
import { useLater } from '#web/ui/later.tsx';
import { withoutRight } from './without-right-later.ts';

const nothing = () => {};

/** Whoever is no member of the salon any more reads it above the page, where what was typed can still be seen. */
export function AccessEnded() {
  const [hasEnded, setEnded] = useState(false);
  const Words = useLater(withoutRight, hasEnded, nothing);
  useEffect(
    () =>
      whenAccessEnds(() => {
        stopLive();
        setEnded(true);
      }),
    [],
  );
  return hasEnded && Words ? <Words is="ended" /> : null;
}
