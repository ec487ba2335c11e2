import { useEffect } from 'react';

export type MoreRows = { load: () => void /** While they are on their way, or could not be had. */; isPaused: boolean };

/** Loads them as soon as the end is near. */
export function useMoreAhead(more: MoreRows | undefined, isNear: boolean): void {
  const load = isNear && more && !more.isPaused ? more.load : undefined;
  useEffect(() => load?.(), [load]);
}
