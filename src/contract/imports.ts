import * as z from 'zod/mini';

/** What a file becomes: a list of forms, as many as its kind may have. */
export const imported = <Row extends z.ZodMiniType>(row: Row, most: number) =>
  z.object({
    rows: z.array(row).check(z.minLength(1, 'imports:errors.nothing'), z.maxLength(most, 'imports:errors.tooManyRows')),
  });

/** Rows that the salon has already, by their place in what was sent, and what it calls them. */
export const knownRows = z.array(z.object({ row: z.int(), name: z.string() }));

export type KnownRows = z.infer<typeof knownRows>;

/** What became of a file; rows that the salon has already were left out. */
export const importDone = z.object({ imported: z.int(), known: knownRows });
