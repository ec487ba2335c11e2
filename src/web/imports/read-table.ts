import { guessSeparator, readCsv } from '#domain/imports/csv.ts';

/** Far more than twenty thousand clients need. */
const LARGEST_BYTES = 20 * 1024 * 1024;

/** The rows of a file; null if it is no text (a spreadsheet format, a picture …). */
export async function readTable(file: File): Promise<string[][] | null> {
  if (file.size > LARGEST_BYTES) return null;
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? null : readCsv(text, guessSeparator(text));
}

/** UTF-8, or what older versions of Excel write: UTF-16 with a byte order mark, or windows-1252. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'windows-1252').decode(bytes);
  }
}
