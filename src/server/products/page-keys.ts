import { isDate } from '#domain/shared/time.ts';
import { keyFrom } from '#server/kernel/database/paging.ts';

type Check = (part: string) => boolean;

const isText: Check = () => true;
const isNumber: Check = (part) => /^-?\d{1,12}(\.\d{1,3})?$/.test(part);

function isMoment(part: string): boolean {
  try {
    return Temporal.Instant.from(part).epochMilliseconds > 0;
  } catch {
    return false;
  }
}

/** Where a page begins. Whoever writes a cursor of their own starts the list over instead of confusing the database. */
function key(cursor: string | undefined, ...checks: Check[]): string[] | undefined {
  const parts = keyFrom(cursor, checks.length + 1);
  return parts && checks.every((check, place) => check(parts[place] ?? '')) ? parts : undefined;
}

export const newestKey = (cursor: string | undefined) => key(cursor, isMoment);
export const foundKey = (cursor: string | undefined) => key(cursor, isText, isText);
export const movementKey = (cursor: string | undefined) => key(cursor, isMoment, isNumber);
export const purchaseKey = (cursor: string | undefined) => key(cursor, isDate, isMoment);
