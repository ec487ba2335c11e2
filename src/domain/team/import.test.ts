import { expect, test } from 'vitest';
import { guessColumns } from '#domain/imports/columns.ts';
import { fatesOf } from '#domain/imports/fates.ts';
import { personIdentity, professionalIn, TEAM_TABLE } from './import.ts';

const brazil = { country: 'BR', language: 'pt' } as const;

test.each([
  [
    ['Nome', 'Função', 'E-mail', 'Celular', 'Comissão', 'Comissão sobre produtos'],
    [0, 1, 2, 3, 4, 5],
  ],
  [
    ['Product commission', 'Commission', 'Job title', 'Employee', 'Phone', 'Email'],
    [3, 2, 5, 4, 1, 0],
  ],
  [
    ['Profesional', 'Cargo', 'Correo', 'Móvil', 'Comisión', 'Comisión de ventas'],
    [0, 1, 2, 3, 4, 5],
  ],
])('the headings %j are known', (header, [name, role, email, phone, commission, productCommission]) => {
  const columns = { name, role, email, phone, commission, productCommission };
  expect(guessColumns([header, []], TEAM_TABLE)).toEqual({ hasHeader: true, columns });
});

test('without headings, contacts are known by how they look', () => {
  const rows = [['Ana Prado', 'Manicure', '(11) 98888-7777', 'ana@example.com']];
  expect(guessColumns(rows, TEAM_TABLE)).toMatchObject({
    hasHeader: false,
    columns: { name: 0, role: 1, phone: 2, email: 3 },
  });
});

test('a row is read as the form has it; a phone without a code is of the chosen country', () => {
  const cells = {
    name: 'ana',
    role: 'Manicure',
    email: '',
    phone: '11 98888-7777',
    commission: '40',
    productCommission: '',
  };
  expect(professionalIn(cells, brazil, 'BR')).toEqual({
    nome: 'ana',
    funcao: 'Manicure',
    email: '',
    telefone: '+5511988887777',
    comissao_percentual: 40,
    product_commission_percent: null,
  });
  expect(professionalIn({ ...cells, phone: 'ramal' }, brazil, 'BR').telefone).toBe('ramal');
});

const person = (nome: string, email = '', telefone = '') => ({ item: { nome, email, telefone } });

test('an e-mail or a phone makes two rows the same, a name only where one has neither', () => {
  const rows = [
    person('Ana', 'ana@example.com', '+5511'),
    person('Ana', 'outra@example.com'),
    person('Anita', '', '+5511'),
    person('ANA'),
    person('Bia'),
    person('Bía', 'bia@example.com'),
  ];
  expect(fatesOf(rows, personIdentity, new Map()).map(({ kind }) => kind)).toEqual([
    'new',
    'new',
    'repeated',
    'repeated',
    'new',
    'repeated',
  ]);
});
