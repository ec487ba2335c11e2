import type { KnownRows } from '#contract/imports.ts';
import type { Found } from '#domain/imports/fates.ts';

/** What the salon has already, by the places of the rows; and what has the code of something else. */
export function foundOf(known: KnownRows, taken: KnownRows = []): ReadonlyMap<number, Found> {
  return new Map<number, Found>([
    ...known.map(({ row, name }) => [row, { name }] as const),
    ...taken.map(({ row, name }) => [row, { problem: 'imports:errors.barcodeTaken', about: { name } }] as const),
  ]);
}
