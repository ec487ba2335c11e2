/** Half-open stretches of whole minutes as [start, end, start, end, …], sorted and apart: what ends at 11:00 frees 11:00. */
export type Intervals = readonly number[];

/** Sorts, drops the empty ones, and merges what touches or overlaps. */
export function merged(pairs: ReadonlyArray<readonly [number, number]>): number[] {
  const out: number[] = [];
  for (const [start, end] of [...pairs].sort((a, b) => a[0] - b[0])) {
    const last = out.length - 1;
    if (end <= start) continue;
    if (last > 0 && start <= (out[last] as number)) out[last] = Math.max(out[last] as number, end);
    else out.push(start, end);
  }
  return out;
}

/** What lies inside both. */
export function clipped(intervals: Intervals, from: number, to: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < intervals.length; i += 2) {
    const start = Math.max(intervals[i] as number, from);
    const end = Math.min(intervals[i + 1] as number, to);
    if (start < end) out.push(start, end);
  }
  return out;
}

/** The index of the interval that holds all of [start, end), or -1. */
export function holding(intervals: Intervals, start: number, end: number): number {
  const i = lastStartingBy(intervals, start);
  return i >= 0 && end <= (intervals[i + 1] as number) ? i : -1;
}

/** Whether any of them overlaps [start, end). */
export function overlaps(intervals: Intervals, start: number, end: number): boolean {
  const i = lastStartingBy(intervals, start);
  if (i >= 0 && (intervals[i + 1] as number) > start) return true;
  return i + 2 < intervals.length && (intervals[i + 2] as number) < end;
}

/** Binary search for the last interval that begins at or before a minute; -2 when none does. */
function lastStartingBy(intervals: Intervals, minute: number): number {
  let low = 0;
  let high = intervals.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((intervals[middle * 2] as number) <= minute) low = middle + 1;
    else high = middle;
  }
  return (low - 1) * 2;
}

/** What is in both, in one pass. */
export function intersected(one: Intervals, other: Intervals): number[] {
  const out: number[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    const end = Math.min(one[i + 1] as number, other[j + 1] as number);
    const start = Math.max(one[i] as number, other[j] as number);
    if (start < end) out.push(start, end);
    if (one[i + 1] === end) i += 2;
    else j += 2;
  }
  return out;
}

/** What is left of the first without the second. */
export function without(one: Intervals, other: Intervals): number[] {
  return intersected(one, [Number.NEGATIVE_INFINITY, ...other, Number.POSITIVE_INFINITY]);
}
