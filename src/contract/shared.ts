import * as z from 'zod/mini';
import { password } from './fields.ts';

/** One row, confirmed with the account's password. */
export const idWithPassword = z.object({ id: z.uuid(), password });

export const done = z.object({ done: z.literal(true) });

/**
 * When to look at a rule over several fields: also while another field is wrong, so that all messages appear at once, but never before
 * those that it reads are right, each by itself.
 */
export function onceRight(fields: Record<string, z.ZodMiniType>) {
  const read = z.object(fields);
  return { when: ({ value }: { value: unknown }) => z.safeParse(read, value).success };
}

/** Both days belong to it. */
export const dayRange = { first: z.string(), last: z.string() };

/** A list is read page by page: `cursor` is the `next` of the page before. */
export const pageInput = {
  // Long enough for the key of a row whose names are 200 emoji.
  cursor: z.optional(z.string().check(z.maxLength(4000))),
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) });
