import { isDate } from '#domain/shared/time.ts';
import { isMoment, keyFrom } from '#server/kernel/database/paging.ts';

const isNumber = (part: string) => /^-?\d{1,12}(\.\d{1,3})?$/.test(part);

export const newestKey = (cursor: string | undefined) => keyFrom(cursor, 2, isMoment);
export const foundKey = (cursor: string | undefined) => keyFrom(cursor, 3);
export const movementKey = (cursor: string | undefined) => keyFrom(cursor, 3, isMoment, isNumber);
export const purchaseKey = (cursor: string | undefined) => keyFrom(cursor, 3, isDate, isMoment);
