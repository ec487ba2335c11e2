import { withoutAccents } from '#domain/shared/names.ts';

/** A name with the typed letters highlighted. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const found = matchIn(text, typed);
  if (!found) return text;
  const [start, end] = found;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-semibold text-inherit underline decoration-brand-text decoration-2 underline-offset-4">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}

const folded = (letter: string) => withoutAccents(letter).toLowerCase();

/** Finds the typed letters at the beginning of a word, ignoring accents and capitals. */
export function matchIn(text: string, typed: string): [start: number, end: number] | null {
  // Letter by letter, because a text may be shorter without its accents.
  const letters = [...text.normalize('NFC')];
  const wanted = [...typed.trim().normalize('NFC')].map(folded).join('');
  if (wanted === '' || text !== letters.join('')) return null;
  const plain = letters.map(folded);
  for (let first = 0; first < letters.length; first += 1) {
    const isStart = first === 0 || !/[\p{L}\p{N}]/u.test(letters[first - 1] ?? '');
    if (!isStart) continue;
    for (let last = first, read = ''; last < letters.length && read.length < wanted.length; last += 1) {
      read += plain[last];
      if (read === wanted) return [lengthOf(letters.slice(0, first)), lengthOf(letters.slice(0, last + 1))];
    }
  }
  return null;
}

const lengthOf = (letters: readonly string[]) => letters.join('').length;
