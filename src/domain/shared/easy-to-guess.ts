const ROWS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap(
  (row) => [row, [...row].reverse().join('')],
);

/** One, two or three characters again and again: 000000, 121212, 123123. */
export function isRepeated(text: string): boolean {
  return /^(.{1,3})\1+$/su.test(text);
}

/** Keys beside each other, forwards or backwards: 123456, 987654, qwerty. */
export function isRow(text: string): boolean {
  return text !== '' && ROWS.some((row) => row.includes(text));
}
