import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { MOST_PICTURE_BYTES, MOST_SMALL_BYTES } from '#domain/pictures/limits.ts';
import { plainFile } from './plain-file.ts';
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

test('the small one fits, however fine the picture, and however fine what shines through it', async () => {
  const colours = await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const veil = await flat(400, 400)
    .joinChannel(randomBytes(400 * 400), { raw: { width: 400, height: 400, channels: 1 } })
    .png()
    .toBuffer();
  for (const file of [colours, veil]) expect((await drawn(file)).small.length).toBeLessThanOrEqual(MOST_SMALL_BYTES);
});

/** A part of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

test('texts packed into a PNG are not unpacked: what else it holds is gone before the library looks at it', async () => {
  const logo = await flat(40, 30).png().toBuffer();
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(20_000_000))]));
  const file = Buffer.concat([
    logo.subarray(0, 33),
    ...Array(10).fill(text),
    logo.subarray(33),
    Buffer.from('<script>'),
  ]);
  expect(file.length).toBeLessThan(MOST_PICTURE_BYTES);
  expect(plainFile(file)).toEqual(plainFile(logo));
  expect(await drawn(file)).toMatchObject({ width: 40, height: 30 });
  expect(await redraw(logo.subarray(0, 40))).toEqual({ ok: false, reason: 'picture_invalid' });
});

test('a JPEG of more scans than any camera writes is no picture: each would go through all pixels once more', async () => {
  const file = await flat(800, 600).jpeg({ progressive: true }).toBuffer();
  expect(await drawn(file)).toMatchObject({ width: 800 });
  const scan = Buffer.from('ffda0008010100013f00', 'hex');
  const endless = Buffer.concat([file.subarray(0, -2), ...Array(2000).fill(scan), file.subarray(-2)]);
  expect(plainFile(endless)).toBeUndefined();
  expect(await redraw(endless)).toEqual({ ok: false, reason: 'picture_invalid' });
});

test('what is no JPEG, PNG or WebP is no picture, whatever it calls itself', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const files = [Buffer.from(svg), gif, Buffer.from('%PDF-1.7'), Buffer.alloc(0), photo.subarray(0, 2000)];
  for (const file of files) expect(await redraw(file)).toEqual({ ok: false, reason: 'picture_invalid' });
});

test('a hundred million pixels are refused before they are unpacked', async () => {
  const bomb = await flat(10_000, 10_000).png({ compressionLevel: 1 }).toBuffer();
  expect(await redraw(bomb)).toEqual({ ok: false, reason: 'picture_too_large' });
});
