import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessSeparator, readCsv } from '#domain/clients/csv.ts';
import { LANGUAGES, type Language } from './countries.ts';
import { csvFile, defused, undefused } from './csv.ts';
import { cents, parseMoney } from './money.ts';

const BOM = '\u{FEFF}';
const languages = fc.constantFrom(...LANGUAGES);
const separatorIn = (language: Language) => (language === 'en' ? ',' : ';');

describe('a file', () => {
  test('has the mark of UTF-8, semicolons, decimal commas and the line ends of Windows', () => {
    const rows = [
      ['Dia', 'Atendimentos', 'Total'],
      ['17/11/2026', 5, { cents: cents(59590) }],
      ['Estorno', 1.5, { cents: cents(-8990) }],
    ];
    expect(csvFile(rows, 'pt')).toBe(`${BOM}Dia;Atendimentos;Total\r\n17/11/2026;5;595,90\r\nEstorno;1,5;-89,90\r\n`);
    expect(csvFile(rows, 'es')).toBe(csvFile(rows, 'pt'));
  });

  test('in English has commas between the columns and points in the amounts', () => {
    expect(csvFile([['Total', { cents: cents(123456) }]], 'en')).toBe(`${BOM}Total,1234.56\r\n`);
  });

  test('has quotes only where they are needed', () => {
    expect(csvFile([['Ana', 'Silva; Ana', 'disse "oi"', 'duas\nlinhas', '']], 'pt')).toBe(
      `${BOM}Ana;"Silva; Ana";"disse ""oi""";"duas\nlinhas";\r\n`,
    );
    expect(csvFile([['']], 'pt'), 'a row of one empty field is no empty line').toBe(`${BOM}""\r\n`);
  });

  const texts = fc
    .oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'aé",;\t\r\n =+＝-@') }))
    // What already looks defused cannot be told from what was.
    .filter((text) => undefused(text) === text);

  test('is read back, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.array(fc.array(texts, { minLength: 1, maxLength: 4 })), languages, (rows, language) => {
        fc.pre(!/^(\u{FEFF}|sep=)/u.test(rows[0]?.[0] ?? ''));
        const read = readCsv(csvFile(rows, language), separatorIn(language));
        expect(read.map((row) => row.map(undefused))).toEqual(rows);
      }),
    );
  });

  test('holds amounts that are read back to the cent, never quoted and never defused', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), languages, (amount, language) => {
        const file = csvFile([['x', { cents: cents(amount % 1e11) }]], language);
        const [row] = readCsv(file, separatorIn(language));
        expect(file).not.toMatch(/["']/);
        expect(parseMoney(row?.[1] ?? '', language)).toBe(cents(amount % 1e11));
      }),
    );
  });

  test('shows its separator to a program that guesses it', () => {
    const names = fc.stringMatching(/^[a-zé ]{1,10}$/);
    const tables = fc.array(fc.tuple(names, names, names), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(tables, languages, (table, language) => {
        expect(guessSeparator(csvFile(table, language))).toBe(separatorIn(language));
      }),
    );
  });

  test('has no field that a spreadsheet would compute', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n＝﹣a1 ') }), (text) => {
        const [row] = readCsv(csvFile([['x', text]], 'pt'), ';');
        expect(row?.[1]?.normalize('NFKC')).toMatch(/^($|[^=+\-−@\t\r\n]|\+[\d ]+$)/);
      }),
    );
  });
});

describe('a spreadsheet that opens the file', () => {
  test.each([
    '=1+1',
    '+SUM(A1)',
    '-2',
    '@x',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－2',
    '＠x',
    '﹦1',
    '﹢1',
    '﹣1',
    '﹫x',
    '⁺1',
    '−1',
    '＋55 11999998888',
  ])('does not compute %j', (field) => {
    expect(defused(field)).toBe(`'${field}`);
    expect(undefused(defused(field))).toBe(field);
  });

  test.each(['Ana', "D'Ávila", '+55 11999998888', '', "'oi"])('shows %j as it is', (field) => {
    expect(defused(field)).toBe(field);
  });
});
