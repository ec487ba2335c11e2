import { expect, test } from 'vitest';
import { isCommonPassword } from './password.ts';

test.each([
  '123456',
  '1234567890',
  '654321',
  '000000',
  '      ',
  '\t\u00a0\u3000   ',
  'aaaaaaaa',
  '123123',
  '１２３４５６',
  'qwerty',
  'Senha123',
  ' PASSWORD ',
  'contraseña',
  'contraseña'.normalize('NFD'),
])('%j is among the first that anybody tries', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['madeixa', 'segredo1', 'new secret', 'nova-senha', '1234567a', 'ana ana 7', '😀😀😀😁😀😀'])(
  '%j is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
