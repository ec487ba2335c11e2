import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each(['ana@salao.com', 'ana.maria+agenda@sub.salao.com.br', "o'neill@salon.ie", 'joão@salão.com.br', 'a@b.co'])(
    'is %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each([
    '',
    'ana',
    'ana@',
    '@salao.com',
    'ana@salao',
    'ana@@salao.com',
    'ana@salao@com.br',
    'ana @salao.com',
    'ana@salao .com',
    ' ana@salao.com',
    'ana@salao.com\n',
    'ana@.com',
    'ana@salao.',
    'ana@salao..com',
    'ana,bia@salao.com',
    'Ana <ana@salao.com>',
    'ana\u0000@salao.com',
    'ana\u200b@salao.com',
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('has 254 characters at most', () => {
    expect(isEmail(`${'a'.repeat(244)}@salao.com`)).toBe(true);
    expect(isEmail(`${'a'.repeat(245)}@salao.com`)).toBe(false);
  });

  test('as machines write them is accepted', () => {
    fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (text) => void expect(isEmail(text)).toBe(true)));
  });

  test('is trimmed and in small letters, and stays so', () => {
    expect(normaliseEmail('  Ana@Salao.COM ')).toBe('ana@salao.com');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normaliseEmail(text);
        expect(normaliseEmail(once)).toBe(once);
      }),
    );
  });
});
