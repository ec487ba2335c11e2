/** A key of a text that says what is wrong, with what it tells. */
export type Problem = { problem: string; about?: Record<string, string> };

/** What a row of the file would become: one of its kind, or why it cannot be one. */
export type Candidate<Item> = { item: Item } | Problem;

/** What the salon says of a row: it has that already, or has something that stands against it. */
export type Found = { name: string } | Problem;

export type Fate<Item> =
  /** `note`: what is to know about it nevertheless. */
  | { kind: 'new'; item: Item; note?: string }
  /** The salon has it. */
  | { kind: 'known'; item: Item; name: string }
  /** An earlier row of the file is the same; counted from 0. */
  | { kind: 'repeated'; item: Item; row: number }
  | ({ kind: 'invalid' } & Problem);

/** By what two rows are the same: one leaves its marks, a later one looks for them. */
export type Marks = { leaves: readonly string[]; looksFor: readonly string[] };
export type Identity<Item> = (item: Item) => Marks;

/** Whatever leaves the marks that it looks for. */
export function markedBy<Item>(marksOf: (item: Item) => readonly string[]): Identity<Item> {
  return (item) => {
    const marks = marksOf(item);
    return { leaves: marks, looksFor: marks };
  };
}

/** Tells of each row in turn which earlier one it repeats. */
export function findingRepeats() {
  const seen = new Map<string, number>();
  return ({ leaves, looksFor }: Marks, row: number): number | undefined => {
    for (const mark of looksFor) {
      const earlier = seen.get(mark);
      if (earlier !== undefined) return earlier;
    }
    for (const mark of leaves) if (!seen.has(mark)) seen.set(mark, row);
    return undefined;
  };
}

/** What becomes of each row; the first of those that are the same wins. `found` by the place of the row. */
export function fatesOf<Item>(
  candidates: readonly Candidate<Item>[],
  identity: Identity<Item>,
  found: ReadonlyMap<number, Found>,
): Fate<Item>[] {
  const repeats = findingRepeats();
  return candidates.map((candidate, row): Fate<Item> => {
    if ('problem' in candidate) return { kind: 'invalid', ...candidate };
    const { item } = candidate;
    const there = found.get(row);
    if (there && 'problem' in there) return { kind: 'invalid', ...there };
    if (there) return { kind: 'known', item, name: there.name };
    const earlier = repeats(identity(item), row);
    return earlier === undefined ? { kind: 'new', item } : { kind: 'repeated', item, row: earlier };
  });
}

/** Nobody corrects more wrong rows than this before trying again. */
const MOST_WRONG_NAMED = 100;

/** What the preview shows: of the wrong rows the first, and how many more there are. */
export function shownOf<Row extends { fate: { kind: string } }>(rows: readonly Row[]): { shown: Row[]; more: number } {
  let wrong = 0;
  const shown = rows.filter(({ fate }) => {
    if (fate.kind !== 'invalid') return true;
    wrong += 1;
    return wrong <= MOST_WRONG_NAMED;
  });
  return { shown, more: rows.length - shown.length };
}
