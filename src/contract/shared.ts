import * as z from 'zod/mini';
import { isDate } from '#domain/shared/time.ts';

/** One row, confirmed with the account's password. */
export const idWithPassword = z.object({
  id: z.uuid(),
  password: z
    .string()
    .check(z.minLength(1, 'ui:overlays.password.required'), z.maxLength(128, 'ui:overlays.password.wrong')),
});

export const done = z.object({ done: z.literal(true) });

const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'];

/** A day that exists, and that the database takes: a year of two digits is a slip. */
export const isDay = (value: string) => isDate(value) && value >= FIRST_DAY && value <= LAST_DAY;

/** A list is read page by page: `cursor` is the `next` of the page before. */
export const pageInput = {
  // Long enough for the key of a row whose names are 200 emoji.
  cursor: z.optional(z.string().check(z.maxLength(4000))),
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) });
