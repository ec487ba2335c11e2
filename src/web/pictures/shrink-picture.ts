import { LARGEST_SIDE, MOST_PICTURE_BYTES } from '#domain/pictures/limits.ts';

/** From good to what still fits: the longer side in pixels, and the quality. */
const STEPS = [
  [LARGEST_SIDE, 0.85],
  [LARGEST_SIDE, 0.7],
  [LARGEST_SIDE, 0.5],
  [1200, 0.5],
  [800, 0.5],
] as const;

/** A photo as the server takes it, in base64; null where the browser cannot read the file as one. A phone's photo of 8 MB becomes 200 KB. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  // Upright, as the phone was held.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    for (const [side, quality] of STEPS) {
      const blob = await drawn(bitmap, side, quality);
      if (blob && blob.size <= MOST_PICTURE_BYTES) return await inBase64(blob);
    }
    return null;
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const written = (type: string) => new Promise<Blob | null>((take) => canvas.toBlob(take, type, quality));
  const webp = await written('image/webp');
  // Safari writes a PNG instead, which is larger than a JPEG.
  return webp?.type === 'image/webp' ? webp : written('image/jpeg');
}

async function inBase64(blob: Blob): Promise<string> {
  const url = await new Promise<string>((take, fail) => {
    const reader = new FileReader();
    reader.onload = () => take(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
  return url.slice(url.indexOf(',') + 1);
}
