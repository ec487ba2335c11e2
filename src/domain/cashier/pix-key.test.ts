import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pixKeysOf } from './pix-key.ts';

const read = (typed: string) => pixKeysOf(typed).map(({ kind, key }) => [kind, key]);

test.each([
  ['123.456.789-09', 'cpf', '12345678909'],
  ['123456789-09', 'cpf', '12345678909'],
  // No mobile: there is no area code 52.
  ['52998224725', 'cpf', '52998224725'],
  ['11.222.333/0001-81', 'cnpj', '11222333000181'],
  ['11222333000181', 'cnpj', '11222333000181'],
  // The example of the tax office's manual.
  ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
  ['12ABC34501DE35', 'cnpj', '12ABC34501DE35'],
  ['+55 (11) 90357-2148', 'phone', '+5511903572148'],
  ['(11) 90357-2148', 'phone', '+5511903572148'],
  ['11 90357-2148', 'phone', '+5511903572148'],
  ['011 90357 2148', 'phone', '+5511903572148'],
  ['5511903572148', 'phone', '+5511903572148'],
  ['11903572148', 'phone', '+5511903572148'],
  [' Caixa@Jasmim.com.br ', 'email', 'caixa@jasmim.com.br'],
  ['123E4567-e12b-12d1-a456-426655440000', 'random', '123e4567-e12b-12d1-a456-426655440000'],
])('%s is recognised', (typed, kind, key) => {
  expect(read(typed)).toEqual([[kind, key]]);
});

test.each([
  '',
  'minha chave',
  '12345',
  '123.456.789-00',
  '111.111.111-11',
  '11.222.333/0001-82',
  '00000000000000',
  '12.ABC.345/01DE-36',
  '(11) 3357-2148',
  '(20) 90357-2148',
  '+1 555 123 4567',
  '+55 11 90357-214',
  'caixa@jasmim',
  `${'a'.repeat(70)}@jasmim.com.br`,
  'cáixa@jasmim.com.br',
  '123e4567e12b12d1a456426655440000',
])('%s is no key', (typed) => {
  expect(read(typed)).toEqual([]);
});

test('eleven bare digits that are a CPF and a mobile are both; with the marks of one they are that one', () => {
  expect(read('11900000083')).toEqual([
    ['cpf', '11900000083'],
    ['phone', '+5511900000083'],
  ]);
  for (const { kind, key, written } of pixKeysOf('11900000083')) expect(read(written)).toEqual([[kind, key]]);
});

test('whatever is recognised is read again from how it is written, as the same key', () => {
  const typed = fc.oneof(
    fc.stringMatching(/^\d{11}$/),
    fc.stringMatching(/^[1-9]{2}9\d{8}$/),
    fc.stringMatching(/^[\dA-Z]{12}\d{2}$/),
    fc.uuid(),
    fc.emailAddress(),
    fc.string(),
  );
  fc.assert(
    fc.property(typed, (text) => {
      for (const { kind, key, written } of pixKeysOf(text)) {
        expect(read(written)).toEqual([[kind, key]]);
        expect(written.length).toBeLessThanOrEqual(77);
      }
    }),
  );
});
