import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { MOST_PICTURE_BYTES } from '#domain/pictures/limits.ts';
import { redraw } from './redraw.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9333ea' } });

let photo: Buffer;
beforeAll(async () => {
  photo = await flat(2000, 1000)
    .withExif({ IFD0: { Copyright: 'Rua das Flores, 12' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

async function drawn(bytes: Buffer) {
  const picture = await redraw(bytes);
  if (!picture.ok) throw new Error(picture.reason);
  return picture;
}

test('a photo is stored upright in two sizes, and says nothing of where it was taken', async () => {
  const picture = await drawn(photo);
  expect({ width: picture.width, height: picture.height }).toEqual({ width: 800, height: 1600 });
  const [large, small] = [await sharp(picture.large).metadata(), await sharp(picture.small).metadata()];
  expect(large).toMatchObject({ format: 'webp', width: 800, height: 1600 });
  expect(small).toMatchObject({ format: 'webp', width: 200, height: 400 });
  for (const { exif, icc, xmp, orientation } of [large, small]) {
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test('what hides behind a picture is not stored with it', async () => {
  const { large } = await drawn(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
  expect(large.includes('script')).toBe(false);
});

test('a picture is never made larger, and a logo stays transparent', async () => {
  const logo = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#9333ea80' } })
    .png()
    .toBuffer();
  const { large, width, height } = await drawn(logo);
  expect({ width, height }).toEqual({ width: 40, height: 30 });
  expect(await sharp(large).metadata()).toMatchObject({ hasAlpha: true });
});

test('the finest noise still fits into 300 KB', async () => {
  const noise = await sharp(randomBytes(1000 * 900 * 3), { raw: { width: 1000, height: 900, channels: 3 } })
    .jpeg({ quality: 20 })
    .toBuffer();
  expect((await drawn(noise)).large.length).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
});

test('what is no JPEG, PNG or WebP is no picture, whatever it calls itself', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const files = [Buffer.from(svg), gif, Buffer.from('%PDF-1.7'), Buffer.alloc(0), photo.subarray(0, 2000)];
  for (const file of files) expect(await redraw(file)).toEqual({ ok: false, reason: 'picture_invalid' });
});

test('a hundred million pixels are refused before they are unpacked', async () => {
  const bomb = await flat(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(await redraw(bomb)).toEqual({ ok: false, reason: 'picture_too_large' });
});
