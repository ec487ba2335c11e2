import { withoutAccents } from '#domain/shared/names.ts';
import type { Change, Subject } from './line.ts';

/**
 * A part of a word, in small letters without accents. An amount may be meant by 90, 90,00 and R$ 90: then `word` has its first figures, which stand in the row
 * however it keeps amounts, and `cents` what a line has.
 */
export type Term = { typed: string; word: string; cents: string | null };

const MOST_TERMS = 5;

const folded = (text: string) => withoutAccents(text).toLowerCase();

/** What a person typed. Currency marks stand alone before an amount, and say nothing. */
export function termsOf(typed: string): Term[] {
  const words = folded(typed)
    .split(/[\s"\\]+/)
    .filter((word) => word !== '' && !/^(r?\$|us\$|€|£)$/.test(word));
  return words.slice(0, MOST_TERMS).map((word) => ({ typed: word, word: wordIn(word), cents: centsIn(word) }));
}

const AMOUNT = /^(?:r?\$|€|£)?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{2}))?$/;

function centsIn(word: string): string | null {
  const [, whole, decimals = '00'] = AMOUNT.exec(word) ?? [];
  return whole === undefined ? null : String(Number(whole.replaceAll(/\D/g, '') + decimals));
}

/** An amount is kept as cents or with a point: its first figures are in both. */
function wordIn(word: string): string {
  const [, whole] = AMOUNT.exec(word) ?? [];
  return whole === undefined ? word : whole.replaceAll(/\D/g, '');
}

type Said = { who: { name: string }; subject: Subject | null; changes: readonly Change[] };

/** Whether a line has all of them somewhere in what it says: names, texts, amounts. */
export function hasTerms({ who, subject, changes }: Said, terms: readonly Term[]): boolean {
  const values = changes.flatMap(({ kind, from, to }) => [from, to].map((value) => ({ kind, value: value ?? '' })));
  const said = values.flatMap(({ kind, value }) => (kind === 'money' ? [] : kind === 'paid' ? methodIn(value) : value));
  const texts = [who.name, subject?.text ?? '', ...said].map(folded);
  const amounts = values.flatMap(({ kind, value }) =>
    kind === 'money' ? value : kind === 'paid' ? value.slice(0, value.indexOf(' ')) : [],
  );
  const number = String(subject?.number ?? '');
  return terms.every(
    ({ typed, word, cents }) =>
      texts.some((text) => text.includes(typed)) || (cents !== null && (amounts.includes(cents) || word === number)),
  );
}

const methodIn = (paid: string) => paid.slice(paid.indexOf(' ') + 1);
