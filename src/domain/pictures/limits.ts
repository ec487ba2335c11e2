/** Of a picture as it is kept, and as a browser sends it. */
export const MOST_PICTURE_BYTES = 300 * 1024;

/** Of its small version. */
export const MOST_SMALL_BYTES = 64 * 1024;

/** The longer side of a picture as it is kept, in pixels. */
export const LARGEST_SIDE = 1600;

/** The longer side of the small version, which lists show. */
const SMALL_SIDE = 400;

/** So many pixels are looked at and no more: a few bytes can claim to be a picture as large as a house. */
export const MOST_PIXELS = 16_000_000;

export const PICTURE_SIZES = ['small', 'large'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** What the small version of a picture measures: the same shape. */
export function smallShape({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height));
  const part = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: part(width), height: part(height) };
}
