/** As a browser gets it. */
export function pictureFile(id: string, bytes: Buffer): File {
  return new File([new Uint8Array(bytes)], `${id}.webp`, { type: 'image/webp' });
}
