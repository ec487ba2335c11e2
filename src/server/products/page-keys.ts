import { isDate } from '#domain/shared/time.ts';
import { keyFrom } from '#server/kernel/paging.ts';

/** Where a page begins. Whoever writes a cursor of their own starts over instead of confusing the database. */
type Check = (part: string) => boolean;

const isId: Check = (part) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part);
const isWord: Check = (part) => part.length <= 500 && !part.includes('\0');
const isNumber: Check = (part) => /^-?\d+(\.\d+)?$/.test(part);

function isMoment(part: string): boolean {
  try {
    return Temporal.Instant.from(part).epochMilliseconds > 0;
  } catch {
    return false;
  }
}

function key(cursor: string | undefined, checks: Check[]): string[] | undefined {
  const parts = keyFrom(cursor, checks.length);
  return parts && checks.every((check, place) => check(parts[place] ?? '')) ? parts : undefined;
}

export const newestKey = (cursor: string | undefined) => key(cursor, [isMoment, isId]);
export const foundKey = (cursor: string | undefined) => key(cursor, [isWord, isWord, isId]);
export const movementKey = (cursor: string | undefined) => key(cursor, [isMoment, isId, isNumber]);
export const purchaseKey = (cursor: string | undefined) => key(cursor, [isDate, isMoment, isId]);
