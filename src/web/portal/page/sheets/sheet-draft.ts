import type { TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { type FormulaLine, isEmptyLine } from '#domain/technical-sheets/formula.ts';

/** Each line with a key of its own, so that what is typed stays with it. */
export type Line = FormulaLine & { key: number };
export type Draft = { lines: Line[]; result: string };

let keys = 0;

export const emptyLine = (): Line => ({
  key: ++keys,
  place: '',
  product: '',
  brand: '',
  proportion: '',
  minutes: null,
});

export const linesOf = (lines: readonly FormulaLine[]): Line[] =>
  lines.length === 0 ? [emptyLine()] : lines.map((line) => ({ ...line, key: ++keys }));

export const draftOf = (sheet: TechnicalSheet | null): Draft => ({
  lines: linesOf(sheet?.lines ?? []),
  result: sheet?.result ?? '',
});

/** As it is sent: a line in which nothing was written is no line. */
export const formOf = ({ lines, result }: Draft) => ({
  result,
  lines: lines.filter((line) => !isEmptyLine(line)).map(({ key: _, ...line }) => line),
});

/** Of the lines that are sent, the key of the one at that place. */
export const keyAt = ({ lines }: Draft, place: number) => lines.filter((line) => !isEmptyLine(line))[place]?.key;
