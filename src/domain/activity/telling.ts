import type { Able } from '#domain/members/rights.ts';
import type { Change, Kept, Line, Subject, Told } from './line.ts';
import { changesBetween, factsOf, type Spec, textOf } from './values.ts';
import type { What } from './what.ts';

/** A line, and whoever reads it. */
export type Telling = Line & { reader: Able };

/** How the lines of one entity are told: by their action, or undefined where nobody knows it. */
export type Teller = (telling: Telling) => Told | undefined;

/** Of a row that was kept once, before or after. */
export const keptOf = ({ before, after }: Line): Kept => after ?? before ?? {};

export const named = (text: unknown): Subject | null =>
  textOf(text) === '' ? null : { kind: 'name', text: textOf(text), number: null };

export const told = (
  what: What,
  subject: Subject | null,
  changes: Change[] = [],
  count: number | null = null,
): Told => ({
  what,
  subject,
  count,
  changes,
});

/** What is different, in the order of the specs. */
export const changesOf = (specs: readonly Spec[], { before, after, reader }: Telling) =>
  changesBetween(specs, before ?? {}, after ?? {}, reader);

/** What there is to say of the row. */
export const factsIn = (specs: readonly Spec[], telling: Telling, row = keptOf(telling)) =>
  factsOf(specs, row, telling.reader);

/** A change that stands alone, whatever the fields are called. */
export const changed = (change: Change): Change[] => (change.from === change.to ? [] : [change]);

type Usual = { created: What; changed: What; removed: What; imported?: What };

/** Most entities: something is made, changed and removed again. Of what is made or removed, `facts` are told. */
export function usually(
  whats: Usual,
  subjectOf: (telling: Telling) => Subject | null,
  specs: readonly Spec[],
  facts: readonly Spec[] = [],
): Teller {
  return (telling) => {
    const subject = subjectOf(telling);
    if (telling.action === 'create') return told(whats.created, subject, factsIn(facts, telling));
    if (telling.action === 'update') return told(whats.changed, subject, changesOf(specs, telling));
    if (telling.action === 'delete') return told(whats.removed, subject, factsIn(facts, telling));
    if (telling.action === 'import' && whats.imported) return told(whats.imported, null, [], countOf(telling));
    return undefined;
  };
}

const countOf = (telling: Telling): number | null => {
  const { count } = keptOf(telling);
  return typeof count === 'number' ? count : null;
};
