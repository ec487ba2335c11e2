/** The share of a whole; null if the whole is nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}
