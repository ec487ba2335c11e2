import { describe, expect, test } from 'vitest';
import { guessColumns as guess } from '#domain/imports/columns.ts';
import { CLIENT_TABLE, type ImportedField } from './import.ts';

/** As files were before they had birthdays and tags. */
const of = (columns: Partial<Record<ImportedField, number | null>>) => ({
  name: null,
  phone: null,
  email: null,
  birthday: null,
  tags: null,
  ...columns,
});
const guessColumns = (rows: string[][]) => guess(rows, CLIENT_TABLE);

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
