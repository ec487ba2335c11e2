/** About as many lines as an eye compares with; a scale has at most one more, for what lies below zero. */
const LINES = 4;

/**
 * Round numbers (1, 2 or 5 and zeros) at even distances, from the lowest value to the highest and over zero, so that every bar ends
 * within them. Values are whole: cents, or things that are counted.
 */
export function chartTicks(values: readonly number[]): number[] {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest) / LINES);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … that is as large. */
function roundStep(least: number): number {
  let power = 1;
  while (power * 10 <= least) power *= 10;
  return power * ([1, 2, 5].find((times) => power * times >= least) ?? 10);
}
