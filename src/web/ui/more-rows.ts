import { useEffect } from 'react';

/** Rows that have not arrived yet. */
export type MoreRows = { load: () => void /** While they are on their way, or could not be had. */; isPaused: boolean };

/** Asks for them as soon as the end of those that are there comes near. */
export function useMoreAhead(more: MoreRows | undefined, isNear: boolean): void {
  const load = isNear && more && !more.isPaused ? more.load : undefined;
  useEffect(() => load?.(), [load]);
}
