/** The change as a share of what it was; null if there is nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before > 0 ? (now - before) / before : null;
}
