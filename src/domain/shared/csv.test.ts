import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessSeparator, readCsv } from '#domain/imports/csv.ts';
import { COUNTRIES, LANGUAGES, type Place } from './countries.ts';
import { csvFile, defused, undefused } from './csv.ts';
import { cents, parseMoney } from './money.ts';
import { decimalMark } from './numbers.ts';

const BOM = '\u{FEFF}';
const BRAZIL: Place = { country: 'BR', language: 'pt' };
const places = fc.record({ country: fc.constantFrom(...COUNTRIES), language: fc.constantFrom(...LANGUAGES) });
const separatorIn = (place: Place) => (decimalMark(place) === '.' ? ',' : ';');

describe('a file', () => {
  test('has the mark of UTF-8, semicolons, decimal commas and the line ends of Windows', () => {
    const rows = [
      ['Dia', 'Atendimentos', 'Total'],
      ['17/11/2026', 5, { cents: cents(59590) }],
      ['Estorno', 1.5, { cents: cents(-8990) }],
    ];
    expect(csvFile(rows, BRAZIL)).toBe(`${BOM}Dia;Atendimentos;Total\r\n17/11/2026;5;595,90\r\nEstorno;1,5;-89,90\r\n`);
    expect(csvFile(rows, { country: 'ES', language: 'es' })).toBe(csvFile(rows, BRAZIL));
  });

  test('where the decimal mark is a point has commas between the columns', () => {
    for (const place of [
      { country: 'BR', language: 'en' },
      { country: 'MX', language: 'es' },
    ] as const) {
      expect(csvFile([['Total', { cents: cents(123456) }]], place)).toBe(`${BOM}Total,1234.56\r\n`);
    }
  });

  test('has quotes only where they are needed', () => {
    expect(csvFile([['Ana', 'Silva; Ana', 'disse "oi"', 'duas\nlinhas', '']], BRAZIL)).toBe(
      `${BOM}Ana;"Silva; Ana";"disse ""oi""";"duas\nlinhas";\r\n`,
    );
    expect(csvFile([['']], BRAZIL), 'a row of one empty field is no empty line').toBe(`${BOM}""\r\n`);
  });

  const texts = fc
    .oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'aé",;\t\r\n =+＝-@') }))
    // What already looks defused cannot be told from what was.
    .filter((text) => undefused(text) === text);

  test('is read back, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.array(fc.array(texts, { minLength: 1, maxLength: 4 })), places, (rows, place) => {
        fc.pre(!/^(\u{FEFF}|sep=)/u.test(rows[0]?.[0] ?? ''));
        const read = readCsv(csvFile(rows, place), separatorIn(place));
        expect(read.map((row) => row.map(undefused))).toEqual(rows);
      }),
    );
  });

  test('holds amounts that are read back to the cent, never quoted and never defused', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), places, (amount, place) => {
        const file = csvFile([['x', { cents: cents(amount % 1e11) }]], place);
        const [row] = readCsv(file, separatorIn(place));
        expect(file).not.toMatch(/["']/);
        expect(parseMoney(row?.[1] ?? '', place)).toBe(cents(amount % 1e11));
      }),
    );
  });

  test('shows its separator to a program that guesses it', () => {
    const names = fc.stringMatching(/^[a-zé ]{1,10}$/);
    const tables = fc.array(fc.tuple(names, names, names), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(tables, places, (table, place) => {
        expect(guessSeparator(csvFile(table, place))).toBe(separatorIn(place));
      }),
    );
  });

  test('has no field that a spreadsheet would compute', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n＝﹣a1 ') }), (text) => {
        const [row] = readCsv(csvFile([['x', text]], BRAZIL), ';');
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
