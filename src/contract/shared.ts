import * as z from 'zod/mini';

/** One row, confirmed with the account's password. */
export const idWithPassword = z.object({
  id: z.uuid(),
  password: z
    .string()
    .check(z.minLength(1, 'ui:overlays.password.required'), z.maxLength(128, 'ui:overlays.password.wrong')),
});

export const done = z.object({ done: z.literal(true) });

/** A list is read page by page: `cursor` is the `next` of the page before. */
export const pageInput = {
  // Long enough for the key of a row whose names are 200 emoji.
  cursor: z.optional(z.string().check(z.maxLength(4000))),
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) });
