/** Of a PNG, what its pixels and their colours are made of. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'cHRM', 'gAMA', 'sBIT', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND']);
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const JPEG = Buffer.from('ffd8', 'hex');
const SCAN = Buffer.from('ffda', 'hex');
/** Cameras and programs write ten at most. Each makes the library go through all pixels once more, for a few bytes of the file. */
const MOST_SCANS = 64;

/**
 * The file without what costs much and is not drawn; undefined where nobody would draw it. A PNG may carry texts, packed so well that 300 KB of them
 * become gigabytes.
 */
export function plainFile(bytes: Buffer): Buffer | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return plainPng(bytes);
  return bytes.subarray(0, JPEG.length).equals(JPEG) && hasTooManyScans(bytes) ? undefined : bytes;
}

function plainPng(bytes: Buffer): Buffer {
  const parts: Buffer[] = [PNG];
  for (let at = PNG.length; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    // With its length and type before it, and a sum behind it.
    const end = at + 12 + bytes.readUInt32BE(at);
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}

/** Among the pixels the mark of a scan cannot stand: there, a byte of ones is followed by zeros. */
function hasTooManyScans(bytes: Buffer): boolean {
  let count = 0;
  for (let at = bytes.indexOf(SCAN); at !== -1; at = bytes.indexOf(SCAN, at + SCAN.length)) {
    count += 1;
    if (count > MOST_SCANS) return true;
  }
  return false;
}
