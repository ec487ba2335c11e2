/** After how many minutes without a touch a shared desk locks itself. */
export const LOCK_MINUTES = { least: 1, usual: 5, most: 60 } as const;

/**
 * Milliseconds until a desk locks that was touched at that moment; none are left where it is to lock. By the clock on the wall: a computer that slept
 * has not been touched meanwhile.
 */
export function untilLock(touchedAt: number, minutes: number, now: number): number {
  return Math.max(0, knownTouch(touchedAt, now) + minutes * 60_000 - now);
}

/** A touch of the future was before the clock was put back: it counts as one of now, or the desk would stay open for as long. */
export const knownTouch = (touchedAt: number, now: number): number => Math.min(touchedAt, now);
