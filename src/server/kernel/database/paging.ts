import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { unstorableField } from './storable-text.ts';

/** Rows of one page. Large enough to fill any screen, small enough that the first arrives at once. */
export const PAGE_ROWS = 100;

export type Page<Row> = { rows: Row[]; next: string | null };

/**
 * Reads a page: the rows after the key, in the order of its columns, and one more than fits. A column names the type that its part of the key is
 * cast to: `.$call(pageAfter(key, 'desc', 'created_at::timestamptz', 'id::uuid'))`.
 */
export function pageAfter(key: readonly string[] | undefined, direction: 'asc' | 'desc', ...columns: string[]) {
  const parts = columns.map((column, place) => {
    const [name = '', type] = column.split('::');
    const value = key?.[place];
    return { name: sql.ref(name), value: type ? sql`${value}::${sql.raw(type)}` : sql`${value}` };
  });
  const names = parts.map(({ name }) => name);
  const values = sql.join(parts.map(({ value }) => value));
  const isAfter = sql<SqlBool>`(${sql.join(names)}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${values})`;
  return <DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>) => {
    const rest = key ? query.where(isAfter) : query;
    return names.reduce((ordered, name) => ordered.orderBy(name, direction), rest).limit(PAGE_ROWS + 1);
  };
}

/** Cuts the extra row that was read to know whether there are more, and says where the next page begins. */
export function pageFrom<Row>(rows: Row[], keyOf: (row: Row) => readonly string[], size = PAGE_ROWS): Page<Row> {
  if (rows.length <= size) return { rows, next: null };
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return { rows: kept, next: last ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null };
}

/**
 * The key of the last row of the page before: texts, of which the last is the row's id, and the first ones pass these checks. What was tampered with is
 * no key: the list then starts over instead of confusing the database.
 */
export function keyFrom(
  cursor: string | undefined,
  length: number,
  ...checks: Array<(part: string) => boolean>
): string[] | undefined {
  if (!cursor) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isFit = isKey(key) && key.length === length && checks.every((check, place) => check(key[place] ?? ''));
    return isFit ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The key of a list whose rows are counted: the number of the last one. */
export function numberFrom(cursor: string | undefined): string | undefined {
  if (!cursor) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [number] = Array.isArray(key) && key.length === 1 ? key : [];
    return typeof number === 'string' && /^\d{1,18}$/.test(number) ? number : undefined;
  } catch {
    return undefined;
  }
}

/** A check for `keyFrom`: what is no moment at all throws, and is no key either. PostgreSQL writes a space where the standard has a T. */
export const isMoment = (part: string) => Temporal.Instant.from(part.replace(' ', 'T')).epochMilliseconds > 0;

function isKey(value: unknown): value is string[] {
  const isOfTexts = Array.isArray(value) && value.every((part) => typeof part === 'string');
  return isOfTexts && unstorableField(value) === undefined && UUID.test(value.at(-1) ?? '');
}

/** A time of day, as PostgreSQL writes it. */
export const isTime = (part: string) => /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?$/.test(part);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
