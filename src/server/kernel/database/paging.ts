import { unstorableField } from './storable-text.ts';

/** Rows of one page. Large enough to fill any screen, small enough that the first arrives at once. */
export const PAGE_ROWS = 100;

/** Cuts the extra row that was read to know whether there are more, and says where the next page begins. */
export function pageFrom<Row>(
  rows: Row[],
  keyOf: (row: Row) => readonly string[],
  size = PAGE_ROWS,
): { rows: Row[]; next: string | null } {
  if (rows.length <= size) return { rows, next: null };
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return { rows: kept, next: last ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null };
}

/**
 * The key of the last row of the page before: texts, of which the last is the row's id. `checks` look at the first ones. What was tampered with is no
 * key: the list then starts over instead of confusing the database.
 */
export function keyFrom(
  cursor: string | undefined,
  length: number,
  ...checks: ((part: string) => boolean)[]
): string[] | undefined {
  if (!cursor) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isSound = isKey(key) && key.length === length && checks.every((check, place) => check(key[place] ?? ''));
    return isSound ? key : undefined;
  } catch {
    return undefined;
  }
}

function isKey(value: unknown): value is string[] {
  const isOfTexts = Array.isArray(value) && value.every((part) => typeof part === 'string');
  return isOfTexts && unstorableField(value) === undefined && UUID.test(value.at(-1) ?? '');
}

/** A time of day, as PostgreSQL writes it. */
export const isTime = (part: string) => /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?$/.test(part);

export function isMoment(part: string): boolean {
  try {
    return Temporal.Instant.from(part.replace(' ', 'T')).epochMilliseconds > 0;
  } catch {
    return false;
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
