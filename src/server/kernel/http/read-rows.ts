import { setImmediate as othersTurn } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { findingRepeats, type Identity, type Marks } from '#domain/imports/fates.ts';
import { fieldsOf, MOST_NAMED } from './errors.ts';

/** So many take a few milliseconds. */
const SLICE = 250;

/** A row as its form has it, and its place in the file. */
export type Placed<Row> = { place: number; row: Row; marks: Marks };

type Read<Row> =
  | { ok: true; rows: Placed<Row>[] }
  /** The first rows that are wrong, field by field, and how many more there are. */
  | { ok: false; reason: 'invalid'; fields: Record<string, string>; more?: number };

type File<List extends string, Row> = {
  list: List;
  /** The whole of it, before anybody has looked into the rows. */
  whole: z.ZodMiniType<Record<List, unknown[]>>;
  row: z.ZodMiniType<Row>;
  /** By what rows are the same, where the database does not tell them apart. */
  identity?: Identity<Row>;
};

/** Reads an import, slice by slice: twenty thousand rows at once would keep everybody else waiting for seconds. */
export async function readRowsOf<List extends string, Row>(
  input: unknown,
  { list, whole, row: form, identity = unmarked }: File<List, Row>,
): Promise<Read<Row>> {
  const file = whole.safeParse(input);
  if (!file.success) return { ok: false, reason: 'invalid', fields: fieldsOf(file.error.issues) };
  const rows: Placed<Row>[] = [];
  const fields: Record<string, string> = {};
  let wrong = 0;
  for (const [place, given] of file.data[list].entries()) {
    if (place > 0 && place % SLICE === 0) await othersTurn();
    const read = form.safeParse(given);
    if (read.success) {
      rows.push({ place, row: read.data, marks: identity(read.data) });
      continue;
    }
    wrong += 1;
    const issues = read.error.issues.map((issue) => ({ ...issue, path: [list, place, ...issue.path] }));
    if (wrong <= MOST_NAMED) Object.assign(fields, fieldsOf(issues));
  }
  if (wrong === 0) return { ok: true, rows };
  const more = wrong - MOST_NAMED;
  return { ok: false, reason: 'invalid', fields, ...(more > 0 ? { more } : {}) };
}

const NO_MARKS: Marks = { leaves: [], looksFor: [] };
const unmarked = () => NO_MARKS;

/** Of rows that are the same, the first. */
export function withoutRepeats<Row>(rows: readonly Placed<Row>[]): Placed<Row>[] {
  const repeats = findingRepeats();
  return rows.filter(({ marks, place }) => repeats(marks, place) === undefined);
}
