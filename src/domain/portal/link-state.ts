/** So many wrong PINs in a row lock a link: a quarter of an hour the first time, twice as long each time after. */
export const WRONG_PINS_PER_LOCK = 5;
export const FIRST_LOCK_MINUTES = 15;

/** So many in a row end it: whoever tries further needs a new link. */
export const MOST_WRONG_PINS = 20;

/** How many wrong PINs there were in a row, and until when the last of them locked the link. */
export type WrongPins = { failed_attempts: number; locked_until: string | null };

export type LinkState = 'live' | 'locked' | 'blocked';

export function linkState({ failed_attempts, locked_until }: WrongPins, now: Temporal.Instant): LinkState {
  if (failed_attempts >= MOST_WRONG_PINS) return 'blocked';
  return locked_until !== null && secondsUntil(locked_until, now) > 0 ? 'locked' : 'live';
}

/** Whole seconds, rounded up: whoever comes back after them is not told to wait again. */
export function secondsUntil(moment: string, now: Temporal.Instant): number {
  return Math.ceil((Temporal.Instant.from(moment).epochMilliseconds - now.epochMilliseconds) / 1000);
}
