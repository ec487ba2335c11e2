import type { Place } from './countries.ts';
import { type Cents, decimalFromCents } from './money.ts';
import { decimalMark } from './numbers.ts';

/** Text, a plain number (a count, a quantity, a percentage), or money. */
export type Cell = string | number | { readonly cents: Cents };

/** Excel takes a file for UTF-8 only with this in front. */
const BOM = '\u{FEFF}';

/** Where the comma is the decimal mark, Excel cuts columns at semicolons. */
const separatorBeside = (mark: string) => (mark === ',' ? ';' : ',');

/** A table as the spreadsheets of the place expect it: they read its numbers as numbers, and compute nothing else. */
export function csvFile(rows: readonly (readonly Cell[])[], place: Place): string {
  const mark = decimalMark(place);
  const line = (row: readonly Cell[]) => row.map((cell) => written(cell, row.length, mark));
  return BOM + rows.map((row) => `${line(row).join(separatorBeside(mark))}\r\n`).join('');
}

function written(cell: Cell, cellsInRow: number, mark: string): string {
  if (typeof cell === 'string') return quoted(defused(cell), cellsInRow);
  // Without marks for thousands, which spreadsheets of other countries would take for decimals.
  const number = typeof cell === 'number' ? String(cell) : decimalFromCents(cell.cents);
  return number.replace('.', mark);
}

/** Spreadsheets take text that begins with one of these signs for a formula: an apostrophe keeps it text. A phone (plus and digits) is harmless. */
export function defused(field: string): string {
  return isComputed(field) && !/^\+[\d ]+$/.test(field) ? `'${field}` : field;
}

/** What `defused` wrote, as it was. */
export function undefused(field: string): string {
  return field.startsWith("'") && isComputed(field.slice(1)) ? field.slice(1) : field;
}

/** In whatever width the sign is written: ＝ and ﹦ are = to some of them. */
function isComputed(field: string): boolean {
  return /^[=+\-−@\t\r\n]/.test(field.charAt(0).normalize('NFKC'));
}

/** Every field that needs it is quoted, so that what is written is read back; and by a program that guesses the separator, too. */
function quoted(field: string, fieldsInRow: number): string {
  // Alone in its row, an empty field would look like an empty line.
  const isNeeded = /[",;\t\r\n]/.test(field) || (field === '' && fieldsInRow === 1);
  return isNeeded ? `"${field.replaceAll('"', '""')}"` : field;
}
