import { expect, test } from 'vitest';
import { authenticatorUri, base32, typedCode } from './two-step.ts';

// RFC 4648, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %j in base 32', (text, written) => {
  expect(base32(Uint8Array.from([...text].map((letter) => letter.charCodeAt(0))))).toBe(written);
});

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['7K2MQ 9XW4R', { kind: 'recovery', code: '7k2mq-9xw4r' }],
  ['7k2mq-9xw4r', { kind: 'recovery', code: '7k2mq-9xw4r' }],
  ['7k2mq9xw4r', { kind: 'recovery', code: '7k2mq-9xw4r' }],
])('%j is understood as %o', (typed, code) => {
  expect(typedCode(typed)).toEqual(code);
});

test('the app is told whose key it is', () => {
  expect(authenticatorUri('ana+salon@example.com', 'MZXW6YTBOI')).toBe(
    'otpauth://totp/Madeixa:ana%2Bsalon%40example.com?secret=MZXW6YTBOI&issuer=Madeixa',
  );
});
