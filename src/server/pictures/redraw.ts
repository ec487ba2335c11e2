import { LARGEST_SIDE, MOST_PICTURE_BYTES, MOST_PIXELS, smallShape } from '#domain/pictures/limits.ts';
import type { Refused } from '#server/kernel/refusal.ts';

export type Drawn = { large: Buffer; small: Buffer; width: number; height: number };
type Refusal = Refused<'picture_invalid' | 'picture_too_large'>;

/** Only these are read: what else the library could open, such as SVG, is a program of its own and is never started. */
const READ = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
/** From good to what still fits; most pictures fit at once. */
const QUALITIES = [82, 70, 55, 35, 15];
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
  const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
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
    const large = await fitting((quality) => again().webp({ quality }).toBuffer());
    const small = await again()
      .resize({ ...smallShape(info), fit: 'fill' })
      .webp({ quality: 72 })
      .toBuffer();
    return { ok: true, large, small, width: info.width, height: info.height };
  } catch {
    // Whatever the library says of it: somebody sent what is no picture, or half of one.
    return { ok: false, reason: 'picture_invalid' };
  }
}

/** The best quality with which it fits; noise alone does not with any, and is refused as no picture. */
async function fitting(write: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const written = await write(quality);
    if (written.length <= MOST_PICTURE_BYTES) return written;
  }
  throw new Error('No quality makes it small enough');
}
