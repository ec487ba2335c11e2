import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, type Columns, fatesOf, fieldsOf, guessColumns, shownOf } from './import.ts';

/** As files were before they had birthdays and tags. */
const of = (columns: Partial<Columns>): Columns => ({
  name: null,
  phone: null,
  email: null,
  birthday: null,
  tags: null,
  ...columns,
});

describe('the columns of a file are known by their headings', () => {
  test.each([
    ['Portuguese', ['Código', 'Nome completo', 'Telefone', 'E-mail'], { name: 1, phone: 2, email: 3 }],
    ['English', ['Email address', 'Name', 'Mobile phone'], { name: 1, phone: 2, email: 0 }],
    ['Spanish', ['Nombre', 'Teléfono', 'Correo'], { name: 0, phone: 1, email: 2 }],
    ['capitals', ['CLIENTE', 'WHATSAPP', 'EMAIL'], { name: 0, phone: 1, email: 2 }],
    [
      'with birthdays and tags',
      ['Nome', 'Celular', 'Data de nascimento', 'Etiquetas'],
      { name: 0, phone: 1, birthday: 2, tags: 3 },
    ],
    [
      'Google contacts',
      ['First Name', 'Last Name', 'E-mail 1 - Label', 'E-mail 1 - Value', 'Phone 1 - Label', 'Phone 1 - Value'],
      { name: 0, phone: 5, email: 3 },
    ],
  ])('%s', (_, header, columns) => {
    const row = header.map(() => 'x');
    expect(guessColumns([header, row])).toEqual({ hasHeader: true, columns: of(columns) });
  });

  test('or, without headings, by what stands in them', () => {
    const rows = [
      ['1', '(11) 99999-8888', 'Ana Prado', 'ana@example.com'],
      ['2', '11 98888-7777', 'Bia Lima', ''],
    ];
    expect(guessColumns(rows)).toEqual({ hasHeader: false, columns: of({ name: 2, phone: 1, email: 3 }) });
  });

  test('a first row that already has a phone is no heading, even if its client is called Nome', () => {
    const rows = [['Nome Estranho', '11999998888']];
    expect(guessColumns(rows)).toEqual({ hasHeader: false, columns: of({ name: 0, phone: 1, email: null }) });
  });

  test('an empty file has none', () => {
    expect(guessColumns([])).toEqual({ hasHeader: false, columns: of({}) });
  });
});

test('a row is read through its columns, without the apostrophe against formulas; what is missing is empty', () => {
  expect(fieldsOf(["'=Ana ", ' 11 '], of({ name: 0, phone: 1, email: 5 }))).toEqual({
    name: '=Ana',
    phone: '11',
    email: '',
    birthday: '',
    tags: '',
  });
  expect(fieldsOf(['Ana'], of({ email: 0 }))).toMatchObject({ name: '', phone: '', email: 'Ana' });
});

describe('the fate of a row', () => {
  const client = (phone: string) => ({ client: { phone } });

  test('is new, known, repeated or invalid', () => {
    const rows: Candidate<{ phone: string }>[] = [client('+1'), client('+2'), { problem: 'why' }, client('+1')];
    expect(fatesOf(rows, new Map([['+2', 'Bia']]))).toEqual([
      { kind: 'new', client: { phone: '+1' } },
      { kind: 'known', client: { phone: '+2' }, name: 'Bia' },
      { kind: 'invalid', problem: 'why' },
      { kind: 'repeated', client: { phone: '+1' }, row: 0 },
    ]);
  });

  test('the new ones never share a phone, with each other or with the salon', () => {
    const phones = fc.constantFrom('+1', '+2', '+3', '+4');
    fc.assert(
      fc.property(fc.array(phones), fc.array(phones), (inFile, inSalon) => {
        const fates = fatesOf(inFile.map(client), new Map(inSalon.map((phone) => [phone, 'x'])));
        const fresh = fates.flatMap((fate) => (fate.kind === 'new' ? [fate.client.phone] : []));
        expect([...inSalon, ...fresh].filter((phone) => fresh.includes(phone))).toEqual(fresh);
        expect(new Set([...fresh, ...inSalon])).toEqual(new Set([...inFile, ...inSalon]));
      }),
    );
  });
});

test('of the wrong rows a hundred are shown and the rest counted; the others are all shown, in their order', () => {
  const rows = Array.from({ length: 500 }, (_, line) => ({ line, fate: { kind: line % 2 ? 'invalid' : 'new' } }));
  const { shown, more } = shownOf(rows);
  expect({ count: shown.length, more }).toEqual({ count: 350, more: 150 });
  expect(shown.slice(0, 4).map(({ line }) => line)).toEqual([0, 1, 2, 3]);
  expect(shown.at(-1)).toMatchObject({ line: 498 });
  expect(shownOf([])).toEqual({ shown: [], more: 0 });
});
