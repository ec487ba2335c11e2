import { useState } from 'react';
import { refusedWith } from './api/errors.ts';

/**
 * What a form is about, as somebody else left it meanwhile: the answer `STALE` brings it along, under its name. What was typed stays; `onSeen` hands the form
 * its version, so that saving again is saving over it.
 */
export function useFresh<Thing extends { version: string }>(name: string, onSeen: (version: string) => void) {
  const [fresh, setFresh] = useState<Thing>();
  return {
    fresh,
    forget: () => setFresh(undefined),
    onRefused: (error: unknown): boolean => {
      const stale = refusedWith<Record<string, Thing>>(error, 'STALE');
      if (!stale) return false;
      const now = stale[name];
      setFresh(now);
      if (now) onSeen(now.version);
      return true;
    },
  };
}
