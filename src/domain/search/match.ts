import { withoutAccents } from '#domain/shared/names.ts';

/** The words of a text as they are compared: without accents, capitals and signs. */
const wordsIn = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Something that is found by its name, and by other words for it. */
export type Named = { name: string; others: string };

/** Every typed word begins a word of it, in any order. 0 if it is the beginning of the name, 1 if it is in the name, 2 if other words are needed. */
export function rankOf({ name, others }: Named, typed: string): 0 | 1 | 2 | null {
  const terms = wordsIn(typed);
  if (terms.length === 0) return null;
  const own = wordsIn(name);
  if (own.join(' ').startsWith(terms.join(' '))) return 0;
  const begins = (words: string[]) => terms.every((term) => words.some((word) => word.startsWith(term)));
  if (begins(own)) return 1;
  return begins([...own, ...wordsIn(others)]) ? 2 : null;
}

/** Those that are meant, the nearest first; those as near stay in their order. */
export function ranked<One extends Named>(all: readonly One[], typed: string, most: number): One[] {
  return all
    .flatMap((one) => {
      const rank = rankOf(one, typed);
      return rank === null ? [] : [{ one, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ one }) => one);
}
