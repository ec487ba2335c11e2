/** As it is stored and compared: readers differ in capitals, and people type what is printed with gaps. */
export function normaliseBarcode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

export function isBarcode(code: string): boolean {
  return /^[0-9A-Z]{1,48}$/.test(code);
}

/** A reader needs a few milliseconds for a key, a cheap one over the air some more; nobody types so fast. */
const READER_MS = 50;

/** Nothing that is sold has a name of so many digits. */
const DIGITS_OF_A_CODE = 6;

/**
 * Whether a text that Enter ends is a barcode. `pressedAt`: when each of its keys was pressed, and Enter last, in milliseconds. The first may be
 * missing, where it brought the focus into the field. What was pasted or corrected has other numbers of keys and letters.
 */
export function isScan(text: string, pressedAt: readonly number[]): boolean {
  const code = normaliseBarcode(text);
  if (!isBarcode(code)) return false;
  if (/^\d+$/.test(code) && code.length >= DIGITS_OF_A_CODE) return true;
  const [first = 0, last = 0] = [pressedAt[0], pressedAt.at(-1)];
  const isEveryKey = pressedAt.length === code.length + 1 || (code.length > 2 && pressedAt.length === code.length);
  return code.length > 1 && isEveryKey && last - first <= code.length * READER_MS;
}
