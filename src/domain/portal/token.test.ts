import { expect, test } from 'vitest';
import { isToken } from './token.ts';

test('a token is a UUID, in capitals too, and nothing around it', () => {
  expect(isToken('3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59')).toBe(true);
  expect(isToken('3F0C7A52-9D0E-4B5E-8A51-6F1D2C3B4A59')).toBe(true);
  for (const none of ['', '3f0c7a52', '3f0c7a529d0e4b5e8a516f1d2c3b4a59', ' 3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59', 'x'])
    expect(isToken(none), none).toBe(false);
});
