export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Rows from which the separator is guessed: enough to see that their number of fields does not change. */
const SAMPLE_ROWS = 20;

/** A table as spreadsheets write it. Fields may be quoted and then hold separators and line breaks; empty lines are no rows. */
export function readCsv(text: string, separator: Separator): string[][] {
  return [...rowsOf(withoutMark(text), separator)];
}

/** The separator that cuts the first rows into the same number of fields, and into more than one. Excel's "sep=;" says it itself. */
export function guessSeparator(text: string): Separator {
  const said = SEPARATORS.find((separator) => withoutBom(text).startsWith(`sep=${separator}`));
  if (said) return said;
  const scored = SEPARATORS.map((separator) => ({ separator, score: evenness(sample(text, separator)) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

function* rowsOf(text: string, separator: Separator): Generator<string[]> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const { field, end } = isQuoted ? quotedField(text, at, separator) : plainField(text, at, separator);
    row.push(field);
    at = end;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end is followed by one more field, which is empty.
      if (at < text.length) continue;
      row.push('');
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    const isEmptyLine = row.length === 1 && field === '' && !isQuoted;
    if (!isEmptyLine) yield row;
    row = [];
  }
}

type Read = { field: string; end: number };

function plainField(text: string, start: number, separator: Separator): Read {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { field: text.slice(start, end), end };
}

/** Two quotes inside are one. What follows the closing quote, or a quote that is never closed, is taken as it stands: no row is lost. */
function quotedField(text: string, start: number, separator: Separator): Read {
  let field = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { field: field + text.slice(from), end: text.length };
    field += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainField(text, quote + 1, separator);
      return { field: field + rest.field, end: rest.end };
    }
    field += '"';
    from = quote + 2;
  }
}

function sample(text: string, separator: Separator): string[][] {
  const rows: string[][] = [];
  for (const row of rowsOf(withoutMark(text), separator)) {
    if (rows.push(row) === SAMPLE_ROWS) break;
  }
  return rows;
}

/** How many rows have as many fields as the first; among equals, more fields win. One field is no table. */
function evenness(rows: string[][]): number {
  const width = rows[0]?.length ?? 0;
  return width < 2 ? 0 : rows.filter((row) => row.length === width).length + width / 1000;
}

function withoutMark(text: string): string {
  return withoutBom(text).replace(/^sep=[,;\t]\r?\n/, '');
}

function withoutBom(text: string): string {
  return text.startsWith('\u{FEFF}') ? text.slice(1) : text;
}
