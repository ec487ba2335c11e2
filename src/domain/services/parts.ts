/** Minutes of work and pause by turns, beginning and ending with work: [45, 30, 30]. Empty: work without a pause. */
export type Parts = readonly number[];

/** Work, pause, work and so on, five times work at most. */
export const MOST_PARTS = 9;

export const LONGEST_CLEANUP_MINUTES = 240;

/** Whether these are parts at all; what they add up to is another question. */
export function areParts(parts: Parts): boolean {
  if (parts.length === 0) return true;
  return (
    parts.length >= 3 &&
    parts.length <= MOST_PARTS &&
    parts.length % 2 === 1 &&
    parts.every((part) => Number.isInteger(part) && part > 0)
  );
}

export const minutesOfParts = (parts: Parts): number => parts.reduce((sum, part) => sum + part, 0);

/**
 * The parts of something that takes so long: a difference goes to the last part; where that is used up, there is no pause any more. The database
 * does the same (`app.fitted_parts`).
 */
export function fittedParts(parts: Parts, minutes: number): number[] {
  const last = (parts.at(-1) ?? 0) + minutes - minutesOfParts(parts);
  return parts.length === 0 || last < 1 ? [] : [...parts.slice(0, -1), last];
}

/** The stretches of work, in minutes since the beginning: 0 to 45, 75 to 105. */
export function workOf(parts: Parts, minutes: number): Array<readonly [number, number]> {
  const fitted = fittedParts(parts, minutes);
  if (fitted.length === 0) return [[0, minutes]];
  let at = 0;
  return fitted.flatMap((part, index) => {
    const begin = at;
    at += part;
    return index % 2 === 0 ? [[begin, at] as const] : [];
  });
}
