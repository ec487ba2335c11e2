import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessSeparator, readCsv, SEPARATORS, type Separator } from './csv.ts';

const separators = fc.constantFrom(...SEPARATORS);
const fields = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'aé"\',;\t\r\n =+') }));
const rows = fc.array(fc.array(fields, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

/** As a program would that quotes everything. */
const writeCsv = (rows: readonly (readonly string[])[], separator: Separator) =>
  rows.map((row) => `${row.map((field) => `"${field.replaceAll('"', '""')}"`).join(separator)}\n`).join('');

describe('a table', () => {
  test('that is written is read back, whatever its fields hold', () => {
    fc.assert(
      fc.property(rows, separators, (rows, separator) => {
        // The mark at the very beginning belongs to the file, not to the first field.
        fc.pre(!/^(\u{FEFF}|sep=)/u.test(rows[0]?.[0] ?? ''));
        expect(readCsv(writeCsv(rows, separator), separator)).toEqual(rows);
      }),
    );
  });

  test('of any text is read without an error', () => {
    fc.assert(fc.property(fields, (text) => void readCsv(text, guessSeparator(text))));
  });

  test('keeps separators, quotes and line breaks inside quoted fields', () => {
    expect(readCsv('nome,nota\n"Silva, Ana","disse ""oi""\ne saiu"\n', ',')).toEqual([
      ['nome', 'nota'],
      ['Silva, Ana', 'disse "oi"\ne saiu'],
    ]);
  });

  test.each([
    ['Unix', 'a,b\nc,d\n'],
    ['Windows', 'a,b\r\nc,d\r\n'],
    ['old Mac', 'a,b\rc,d'],
    ['empty lines and a mark in front', '\u{FEFF}\n\na,b\n\r\n\nc,d\n\n'],
  ])('has the same rows with the line ends of: %s', (_, text) => {
    expect(readCsv(text, ',')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('keeps empty fields, also the last one of the file', () => {
    expect(readCsv('a,,\n,b,', ',')).toEqual([
      ['a', '', ''],
      ['', 'b', ''],
    ]);
  });

  test('loses nothing to a quote that is never closed', () => {
    expect(readCsv('a,"b\nc,d', ',')).toEqual([['a', 'b\nc,d']]);
    expect(readCsv('a,"b"c\nd,e', ',')).toEqual([
      ['a', 'bc'],
      ['d', 'e'],
    ]);
  });
});

describe('the separator', () => {
  test.each([
    [',', 'nome,telefone\nAna,11'],
    [';', 'nome;telefone\nAna;11'],
    ['\t', 'nome\ttelefone\nAna\t11'],
    [';', 'Silva, Ana;11\nPrado; 12\nLima, Bia, Eva;13'],
    [',', '"Rua A; 1",11\n"Rua B",12'],
    [';', 'sep=;\nnome,x;y,z'],
    [',', 'nome\nAna\nBia'],
    [',', ''],
  ])('is guessed as %j from %j', (separator, text) => {
    expect(guessSeparator(text)).toBe(separator);
  });

  test('of a written table with several columns is guessed right', () => {
    const names = fc.stringMatching(/^[a-zé ]{1,10}$/);
    const tables = fc.array(fc.tuple(names, names, names), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(tables, separators, (table, separator) => {
        expect(guessSeparator(writeCsv(table, separator))).toBe(separator);
      }),
    );
  });

  test("Excel's line that names it is no row", () => {
    expect(readCsv('sep=;\r\na;b', ';')).toEqual([['a', 'b']]);
  });
});
