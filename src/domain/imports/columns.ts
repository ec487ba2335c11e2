import { undefused } from '#domain/shared/csv.ts';
import { withoutAccents } from '#domain/shared/names.ts';

/** What a column holds is known by its heading or, in a file without headings, by its cells. */
type ColumnRule = {
  /** As salons' systems and spreadsheets name it, in the three languages: small letters without accents, words parted by one space. */
  heading: RegExp;
  /** A heading that leaves no doubt, where several would do: "Código de barras" beside "Código". */
  surely?: RegExp;
  holds?: (cells: readonly string[]) => boolean;
};

/** What can be imported of one kind of thing. */
export type ImportTable<Field extends string> = {
  /** In the order in which people are asked for them. */
  fields: readonly Field[];
  /** In the order in which they claim columns: a column is one thing. */
  rules: Readonly<Record<Field, ColumnRule>>;
  /** A heading with one of these words is about another column. */
  besides?: RegExp;
  /** Whether a cell is certainly no heading. */
  isValue: (cell: string) => boolean;
  /** More rows are rather a mistake in the file than a salon. */
  most: number;
};

/** In which column of the file each field stands; null where it has none. */
export type Columns<Field extends string> = Record<Field, number | null>;

/** Nobody chooses among more, and no spreadsheet of a salon has them. */
export const MOST_COLUMNS = 200;

const SAMPLE_ROWS = 50;

/** What a file holds: whether its first row names the columns, and which column is which. */
export function guessColumns<Field extends string>(
  rows: readonly (readonly string[])[],
  { fields, rules, besides, isValue }: ImportTable<Field>,
): { hasHeader: boolean; columns: Columns<Field> } {
  const first = rows[0] ?? [];
  const headings = first.map(wordsOf).map((words) => (besides?.test(words) ? '' : words));
  const isCalled = (field: Field, column: number) => {
    const { heading, surely } = rules[field];
    return (surely && headings.some((one) => surely.test(one)) ? surely : heading).test(headings[column] ?? '');
  };
  const named = claimed(rules, isCalled, headings);
  const hasHeader = fields.some((field) => named[field] !== null) && !first.some(isValue);
  if (hasHeader) return { hasHeader, columns: named };

  const sample = rows.slice(0, SAMPLE_ROWS);
  const cells = first.map((_, column) => sample.map((row) => row[column] ?? ''));
  return {
    hasHeader,
    columns: claimed(rules, (field, column) => rules[field].holds?.(cells[column] ?? []) ?? false, first),
  };
}

function claimed<Field extends string>(
  rules: Readonly<Record<Field, ColumnRule>>,
  isIn: (field: Field, column: number) => boolean,
  columns: readonly string[],
): Columns<Field> {
  const taken = new Set<number>();
  const claims = (Object.keys(rules) as Field[]).map((field) => {
    const column = columns.findIndex((_, column) => !taken.has(column) && isIn(field, column));
    if (column >= 0) taken.add(column);
    return [field, column < 0 ? null : column];
  });
  return Object.fromEntries(claims);
}

function wordsOf(cell: string): string {
  return withoutAccents(cell.slice(0, 100))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether more than this share of the cells is so. */
export function mostly(cells: readonly string[], share: number, is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(is).length / cells.length > share;
}

/** Words and not numbers, signs or nothing. */
export const isText = (cell: string) => /\p{L}{2}/u.test(cell);

/** One row of the file, read through its columns. */
export function fieldsOf<Field extends string>(row: readonly string[], columns: Columns<Field>): Record<Field, string> {
  const cell = (field: Field) => undefused((row[columns[field] ?? -1] ?? '').trim());
  return Object.fromEntries((Object.keys(columns) as Field[]).map((field) => [field, cell(field)])) as Record<
    Field,
    string
  >;
}

/** How many columns the file uses: spreadsheets write empty ones, too. */
export function widthOf(rows: readonly (readonly string[])[]): number {
  let width = 0;
  for (const row of rows) {
    let used = row.length;
    while (used > width && (row[used - 1] ?? '').trim() === '') used -= 1;
    width = Math.max(width, used);
  }
  return width;
}
