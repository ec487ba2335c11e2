import {
  LARGEST_SIDE,
  MOST_PICTURE_BYTES,
  MOST_PIXELS,
  MOST_SMALL_BYTES,
  smallShape,
} from '#domain/pictures/limits.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { plainFile } from './plain-file.ts';

export type Drawn = { large: Buffer; small: Buffer; width: number; height: number };
type Refusal = Refused<'picture_invalid' | 'picture_too_large'>;

/** Only these are read: what else the library could open, such as SVG, is a program of its own and is never started. */
const READ = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
/** From good to what still fits; most pictures fit at once. */
const QUALITIES = [82, 70, 55, 35, 15];
const SMALL_QUALITIES = [72, 55, 35, 15];
const SECONDS = 10;

/** Loaded with the first picture: most servers see none for hours, and it takes 20 MB. */
let loading: Promise<typeof import('sharp')['default']> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READ });
  // One thread a picture: the other core answers requests.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * The picture drawn anew, upright, in two sizes: what else the file carries (where and with what it was taken, other data, a program that hides
 * behind the picture) is not in it.
 */
export async function redraw(bytes: Buffer): Promise<({ ok: true } & Drawn) | Refusal> {
  loading ??= load();
  const sharp = await loading;
  const plain = plainFile(bytes);
  if (!plain) return { ok: false, reason: 'picture_invalid' };
  const open = () => sharp(plain, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  try {
    const { width, height } = await open().metadata();
    if (width * height > MOST_PIXELS) return { ok: false, reason: 'picture_too_large' };
    const upright = await open()
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { data, info } = upright;
    const again = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const large = await fitting(QUALITIES, MOST_PICTURE_BYTES, (as) => again().webp(as).toBuffer());
    const shape = { ...smallShape(info), fit: 'fill' } as const;
    const small = await fitting(SMALL_QUALITIES, MOST_SMALL_BYTES, (as) => again().resize(shape).webp(as).toBuffer());
    return { ok: true, large, small, width: info.width, height: info.height };
  } catch {
    // Whatever the library says of it: somebody sent what is no picture, or half of one.
    return { ok: false, reason: 'picture_invalid' };
  }
}

type Quality = { quality: number; alphaQuality: number };

/** The best quality with which it fits; noise alone does not with any, and is refused as no picture. */
async function fitting(
  [best, ...others]: readonly number[],
  most: number,
  write: (as: Quality) => Promise<Buffer>,
): Promise<Buffer> {
  // What shines through is kept as it is, unless that alone is too much.
  const asGood = [
    { quality: best ?? 0, alphaQuality: 100 },
    ...others.map((one) => ({ quality: one, alphaQuality: one })),
  ];
  for (const as of asGood) {
    const written = await write(as);
    if (written.length <= most) return written;
  }
  throw new Error('No quality makes it small enough');
}
