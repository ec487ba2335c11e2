/** Which part of a whole something is; null where there is no whole that it could be a part of. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}
