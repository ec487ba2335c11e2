import { expect, test } from 'vitest';
import { languageOfPhone } from './language.ts';

test.each([
  ['Brazil', '+5511984552071', 'pt'],
  ['Portugal', '+351912345678', 'pt'],
  ['the United States', '+15551234567', 'en'],
  ['Ireland', '+353871234567', 'en'],
  ['Spain', '+34612345678', 'es'],
  ['Argentina', '+541123456789', 'es'],
  ['Uruguay', '+59899123456', 'es'],
  ['Puerto Rico', '+17875551234', 'es'],
] as const)('a client with a phone of %s is written to in the language spoken there', (_, phone, language) => {
  expect(languageOfPhone(phone, language === 'es' ? 'pt' : 'es')).toBe(language);
});

test('a client with a phone of another country, or with none, is written to in the language of the salon', () => {
  expect(languageOfPhone('+4915123456789', 'en')).toBe('en');
  expect(languageOfPhone(null, 'es')).toBe('es');
});
